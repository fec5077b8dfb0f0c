import { readFileSync } from 'node:fs';
import { readSecurityHeaders } from '../../config/deploy/securityHeaders';
import { journey } from '../support/e2eJourney';
import { BUILD } from '../support/serverProcess';
import { until } from '../support/waiting';

const getPolicy = (headers: [string, string][]) =>
  new Map(headers.map(([name, value]) => [name.toLowerCase(), value])).get('content-security-policy');

/** Runs in the page: returns the names of the attempts that the browser refused. */
async function attemptsMischief(): Promise<string[]> {
  const violations: string[] = [];
  Object.assign(window, { violations });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    violations.push(effectiveDirective),
  );
  // Code injected by puppeteer has more rights than the page's own code, which starts here.
  await new Promise((resolve) => setTimeout(resolve));
  const attempts = {
    code: () => new Function('return 1')(),
    otherHost: () => fetch('https://stranger.example/'),
    markup: () => {
      document.createElement('div').innerHTML = '<b onclick="window.slippedIn = true">';
    },
    handler: () => document.createElement('img').setAttribute('onerror', 'window.slippedIn = true'),
    script: () => {
      document.createElement('script').src = 'https://stranger.example/a.js';
    },
  };
  const refused: string[] = [];
  for (const [name, attempt] of Object.entries(attempts)) {
    try {
      await attempt();
    } catch {
      refused.push(name);
    }
  }
  const script = document.createElement('script');
  script.append('window.slippedIn = true');
  document.body.append(script);
  return 'slippedIn' in window ? refused : [...refused, 'inline script'];
}

journey(
  'injected scripts do not run, text is never evaluated as code, and other hosts cannot be fetched',
  {},
  async (person) => {
    const written = getPolicy(
      readSecurityHeaders(readFileSync(`${BUILD}/security-headers.txt`, 'utf8'), {
        collectorOrigin: 'http://localhost:* http://127.0.0.1:*',
      }),
    );
    expect(written).toContain("script-src 'self'");
    for (const [path, status] of [
      ['/', 200],
      ['/list/table-list?current=2', 200],
      ['/no/such/page', 404],
    ] as const) {
      const reply = await fetch(new URL(path, process.env.PORTAL_ORIGIN), {
        headers: { connection: 'close' },
      });
      expect([path, reply.status]).toEqual([path, status]);
      expect(reply.headers.get('content-security-policy')).toBe(written);
    }

    await person.opens('/login');
    const refused = ['code', 'otherHost', 'markup', 'handler', 'script', 'inline script'];
    expect(await person.page.evaluate(attemptsMischief)).toEqual(refused);
    await person.page.waitForFunction(() => {
      const { violations } = window as unknown as { violations: string[] };
      return ['connect-src', 'require-trusted-types-for'].every((name) => violations.includes(name));
    });
    expect(await person.page.evaluate(() => 'slippedIn' in window)).toBe(false);
    // Otherwise no journey would notice.
    await until('the browser complains', () => person.complaints.length > 1);
    await person.rests();
    for (const complaint of person.complaints.splice(0))
      expect(complaint).toMatch(/Content Security Policy|stranger\.example|Trusted/);
  },
);
