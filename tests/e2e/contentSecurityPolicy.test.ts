import { readFileSync } from 'node:fs';
import { readSecurityHeaders } from '../../config/deploy/securityHeaders';
import { journey } from '../support/e2eJourney';
import { until } from '../support/waiting';

const getPolicy = (headers: [string, string][]) =>
  new Map(headers.map(([name, value]) => [name.toLowerCase(), value])).get('content-security-policy');

it('the preview serves pages with the policy of the build', async () => {
  const written = getPolicy(
    readSecurityHeaders(readFileSync('dist/security-headers.txt', 'utf8'), {
      collectorOrigin: 'http://localhost:* http://127.0.0.1:*',
    }),
  );
  expect(written).toContain("script-src 'self'");
  for (const path of ['/', '/home', '/list/table-list', '/no/such/page']) {
    const reply = await fetch(new URL(path, process.env.PORTAL_ORIGIN));
    expect(reply.headers.get('content-security-policy')).toBe(written);
  }
});

journey('an injected script does not run, and the journey detects it', {}, async (person) => {
  await person.opens('/login');
  await person.page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.slippedIn = true';
    document.body.append(script);
    const picture = document.createElement('img');
    picture.setAttribute('onerror', 'window.slippedIn = true');
    picture.src = 'data:image/png;base64,broken';
    document.body.append(picture);
  });
  expect(await person.page.evaluate(() => 'slippedIn' in window)).toBe(false);
  await until('the browser complains twice', () => person.complaints.length >= 2);
  const complaints = person.complaints.splice(0);
  expect(complaints.length).toBeGreaterThanOrEqual(2);
  for (const complaint of complaints) expect(complaint).toContain('Content Security Policy');
});

journey('text is never evaluated as code, and other hosts cannot be fetched', {}, async (person) => {
  await person.opens('/login');
  const outcome = await person.page.evaluate(async () => {
    // Code injected by puppeteer has more rights than the page's own code, which starts here.
    await new Promise((resolve) => setTimeout(resolve));
    const attempts = {
      code: () => new Function('return 1')(),
      otherHost: () => fetch('https://stranger.example/'),
    };
    const refused: string[] = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
      } catch {
        refused.push(name);
      }
    }
    return refused;
  });
  expect(outcome).toEqual(['code', 'otherHost']);
  await until('the browser complains', () => person.complaints.join('\n').includes('connect-src'));
  person.complaints.splice(0);
});
