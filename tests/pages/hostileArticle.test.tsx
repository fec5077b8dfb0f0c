import { screen, within } from '@testing-library/react';
import type { Language } from '@/browser/locale';
import { mockServer } from '../support/pageSetup';
import { renderApp } from '../support/renderApp';

const ALLOWED_ELEMENTS = new Set(
  'a code div h2 h3 h4 img li ol p pre span strong em ul br hr blockquote'.split(' '),
);
/** By element. `id`, `class` and `tabindex` are set by the component. */
const ALLOWED_ATTRIBUTES: Record<string, string[]> = {
  a: ['href', 'target', 'rel', 'title'],
  img: ['src', 'alt', 'loading'],
  h2: ['id', 'class', 'tabindex'],
  h3: ['id', 'class', 'tabindex'],
  h4: ['id', 'class', 'tabindex'],
  pre: ['class', 'tabindex', 'translate', 'role', 'aria-label'],
  div: ['class'],
  code: ['class', 'translate'],
};

async function openDrill(language: Language): Promise<HTMLElement> {
  renderApp('/announcement/6901', { language });
  const last = language === 'zh-CN' ? /演练到此结束/ : /The drill ends here/;
  const text = (await screen.findByText(last)).parentElement;
  if (!text) throw new Error('The text has no element around it');
  return text;
}

afterEach(() => {
  expect(window).not.toHaveProperty('securityDrill');
});

it.each<Language>(['en-US', 'zh-CN'])(
  'the hostile article in %s is readable and harmless',
  async (language) => {
    const text = await openDrill(language);
    const elements = [...text.querySelectorAll('*')];
    expect(elements.length).toBeGreaterThan(40);
    for (const element of elements) {
      const tag = element.tagName.toLowerCase();
      expect([...ALLOWED_ELEMENTS]).toContain(tag);
      for (const name of element.getAttributeNames()) expect(ALLOWED_ATTRIBUTES[tag] ?? []).toContain(name);
    }
    expect(document.querySelector('iframe, object, embed, base, meta[http-equiv="refresh" i]')).toBeNull();

    const links = within(text).getAllByRole('link');
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      const href = link.getAttribute('href') ?? '';
      expect(href).toMatch(/^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/);
      const url = new URL(href, 'https://portal.example');
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol);
      expect(url.username + url.password).toBe('');
      if (url.origin === 'https://portal.example') continue;
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    }
    expect(within(text).getByRole('link', { name: 'https://evil.example/autolink' })).toBeVisible();

    const pictures = within(text).getAllByRole<HTMLImageElement>('img');
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/favicon.svg']);
    expect(pictures[0]?.alt).toBe('an attribute" onerror="window.securityDrill=42');

    expect(text).toHaveTextContent('Text goes on here.');
    expect(text.querySelector('pre')).toHaveTextContent('<script>window.securityDrill = 51</script>');
    expect(screen.getByRole('main')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
);

it('shows 30,000 open links as plain text', async () => {
  const body = `Start ${'[]('.repeat(30_000)}`;
  const server = mockServer();
  window.fetch = async (input, init) => {
    const response = await server(input, init);
    if (!String(input).includes('announcement/6901')) return response;
    const answer = await response.json();
    answer.result.body = body;
    return new Response(JSON.stringify(answer), { headers: response.headers });
  };
  renderApp('/announcement/6901');
  await screen.findByText(/^Start/);
  // Formatting them would take minutes.
  const notice = screen.queryByText(
    'This text is too long or too complex to format, so it’s shown as plain text.',
  );
  expect(notice).toBeVisible();
});
