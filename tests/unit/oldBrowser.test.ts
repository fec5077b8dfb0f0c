import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { shellMarkup } from '../../config/shell/markup';
import { oldBrowserScript } from '../../config/shell/oldBrowser';
import { shellTexts } from '../../config/shell/shellTexts';

const SCRIPT = oldBrowserScript();
const TITLES = shellTexts.map(({ language, texts }) => [language, texts['shell.oldBrowser']] as const);
const [FIRST = ['', ''], SECOND = ['', '']] = TITLES;

class NoLookbehind {
  constructor(pattern: string) {
    if (pattern.includes('?<=')) throw new SyntaxError('invalid group specifier name');
  }
}

interface Browser {
  /** The part of a question to `CSS.supports` that the browser says no to. */
  lacks?: string;
  language?: string;
  /** What replaces global values of a new browser. */
  without?: object;
}

/** Runs the script as a browser would, and returns what it wrote and whether it stopped loading. */
function run({ lacks, language = 'zh-CN', without }: Browser) {
  const written: string[] = [];
  const documentElement = { lang: 'zh-CN' };
  let stopped = false;
  const page: Record<string, unknown> = {
    CSS: { supports: (...asked: string[]) => !lacks || !asked.join().includes(lacks) },
    document: { write: (html: string) => written.push(html), documentElement },
    navigator: { language },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    stop: () => {
      stopped = true;
    },
    ...without,
  };
  page.window = page;
  runInNewContext(SCRIPT, page);
  return { html: written.join(''), lang: documentElement.lang, stopped };
}

const OLDER: [browser: string, Browser][] = [
  ['Chrome 110', { lacks: 'color-mix' }],
  ['Firefox 120', { lacks: ':has(' }],
  ['Safari 16.3', { without: { RegExp: NoLookbehind } }],
  ['a browser without CSS.supports', { without: { CSS: undefined } }],
];

/** What a browser shows of a document that begins with the written page. */
const bodyOf = (html: string) =>
  new JSDOM(`<body>${html}${shellMarkup}<div id="root"></div><script src="/umi.js"></script>`).window.document
    .body;

describe.each(OLDER)('%s', (_, browser) => {
  it.each(TITLES)('is asked for an update in %s, and loads nothing', (language, title) => {
    const { html, lang, stopped } = run({ ...browser, language });
    const body = bodyOf(html);
    expect([...body.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([title]);
    expect(body.querySelector('p')?.textContent).toMatch(/Chrome .* Edge 111\D+Firefox 121\D+Safari 16\.4\D/);
    expect(lang).toBe(language);
    expect(body.querySelectorAll('script, link, img, #root, [src], [href]')).toHaveLength(0);
    expect(body.querySelectorAll('#shell.auth')).toHaveLength(1);
    expect(stopped).toBe(true);
  });
});

it('leaves a browser alone that has what the portal uses', () => {
  expect(run({})).toEqual({ html: '', lang: 'zh-CN', stopped: false });
});

it('shows all languages to those who read none of them, or whose language is unknown', () => {
  for (const navigator of [{ language: 'de' }, {}]) {
    const { html } = run({ lacks: ':has(', without: { navigator } });
    expect([...bodyOf(html).querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual(
      TITLES.map(([, title]) => title),
    );
  }
});

it('follows the chosen language, and the system to the dark theme', () => {
  const { html } = run({
    lacks: ':has(',
    without: {
      localStorage: { getItem: () => SECOND[0] },
      matchMedia: (query: string) => ({ matches: query.includes('dark') }),
    },
  });
  expect(bodyOf(html).querySelector('h1')?.textContent).toBe(SECOND[1]);
  expect(bodyOf(html).querySelector('#shell')?.classList.contains('dark')).toBe(true);
});

it('does without storage, media queries and a way to stop, as the oldest browsers', () => {
  const oldest = { CSS: undefined, localStorage: undefined, matchMedia: undefined, stop: undefined };
  expect(run({ without: oldest }).html).toContain(FIRST[1]);
});

it('sets a policy where the Content-Security-Policy asks for one', () => {
  const policies: [string, { createHTML: (html: string) => string }][] = [];
  const createPolicy = (...policy: (typeof policies)[number]) => policies.push(policy);
  const { html } = run({ lacks: ':has(', without: { trustedTypes: { createPolicy } } });
  expect(policies.map(([name, { createHTML }]) => [name, createHTML(html)])).toEqual([['default', html]]);
});

it('is small beside the shell, and cannot end early', () => {
  const added = gzipSync(`<script>${SCRIPT}</script>${shellMarkup}`).length - gzipSync(shellMarkup).length;
  expect(added).toBeLessThan(320 * TITLES.length);
  expect(SCRIPT).not.toMatch(/<\/script|<!--/i);
});

it('tells a browser without JavaScript what the site needs', () => {
  expect(shellMarkup).toMatch(/<noscript>.*JavaScript.*<\/noscript>/s);
});
