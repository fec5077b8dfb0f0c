import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecurityHeaders } from '../../config/deploy/securityHeaders';
import { journey } from '../support/e2eJourney';
import { walksThroughPortal } from '../support/servedPortal';
import { BUILD } from '../support/serverProcess';
import { describeWithNginx, startWebServer, type WebServer } from '../support/webServer';

const ENTRY = readdirSync(BUILD).find((name) => /^umi\.[0-9a-f]{8}\.js$/.test(name)) ?? '';
const YEAR = 'public, max-age=31536000, immutable';

it('a build depends on no folder: its version is that of its entry, and no file names where it was built', () => {
  expect(JSON.parse(readFileSync(`${BUILD}/version.json`, 'utf8')).version).toBe(ENTRY.split('.')[1]);
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  );
  const isPath = (text: Buffer) =>
    [process.cwd(), join(tmpdir(), 'portal-')].some((path) => text.includes(path));
  expect(files.filter((name) => isPath(readFileSync(`${BUILD}/${name}`)))).toEqual([]);
});

describeWithNginx(() => {
  describe.each(['/', '/a.b/portal/'])('the web server with the portal under %s', (base) => {
    let server: WebServer;
    beforeAll(async () => {
      server = await startWebServer({
        PORTAL_BASE_PATH: base,
        PORTAL_API_UPSTREAM: process.env.PORTAL_ORIGIN ?? '',
        PORTAL_COLLECTOR: 'https://collector.example.com/rum',
      });
    });
    afterAll(() => server.stop());

    const ask = (path: string, init?: RequestInit) =>
      fetch(new URL(path, server.origin), { redirect: 'manual', ...init });
    const caching = (reply: Response) => [reply.status, reply.headers.get('cache-control')];

    it('serves a document for every page, revalidated each time, with the policy', async () => {
      const expected = readSecurityHeaders(readFileSync(`${BUILD}/security-headers.txt`, 'utf8'), {
        collectorOrigin: 'https://collector.example.com',
      });
      for (const path of ['', 'index.html', 'home', 'usercenter/order/7?from=mail']) {
        const reply = await ask(base + path);
        expect([path, ...caching(reply)]).toEqual([path, 200, 'no-cache']);
        expect(reply.headers.get('content-encoding')).toBe('gzip');
        expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(expected.map(([name]) => [name, reply.headers.get(name)])).toEqual(expected);
        expect(reply.headers.get('strict-transport-security')).toBeNull();
        expect(reply.headers.get('server')).toBe('nginx');
        expect(reply.headers.get('link')).toContain(`<${base}${ENTRY}>; rel=preload; as=script`);
        expect(await reply.text()).toContain(`src="${base}${ENTRY}"`);
      }
      const unchanged = await ask(base, {
        headers: { 'if-none-match': (await ask(base)).headers.get('etag') ?? '' },
      });
      expect(unchanged.status).toBe(304);
    });

    it('serves the 404 page for any other path, uncached, with the policy', async () => {
      for (const path of ['404', 'no/such/page', 'usercenter/order/7/8', 'v1.2/page']) {
        const reply = await ask(base + path);
        expect([path, ...caching(reply)]).toEqual([path, 404, 'no-store']);
        expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'");
        expect(await reply.text()).toContain(`src="${base}${ENTRY}"`);
      }
    });

    it('serves the document with the first screen of a page, and index.html for other pages', async () => {
      const title = async (path: string) =>
        /<title>(.*?)<\/title>/.exec(await (await ask(base + path)).text())?.[1];
      expect(await title('login?redirect=%2Fhome')).toBe('登录 - 服务市场');
      expect(await title('register')).toBe('注册 - 服务市场');
      expect(await title('home')).toBe('首页 - 服务市场');
      for (const path of ['', 'announcement', 'reset-password', 'login/linked', 'login/other'])
        expect(await title(path)).toBeUndefined();
      const login = await (await ask(`${base}login`)).text();
      expect(login).toContain(`href="${base}register"`);
      const paths = [...login.matchAll(/(?:src|href)="(\/[^"]*)"/g)].map(([, path = '']) => path);
      expect(paths.filter((path) => !path.startsWith(base))).toEqual([]);
    });

    it('caches a hashed file for a year, and sends it compressed', async () => {
      const reply = await ask(base + ENTRY);
      expect(caching(reply)).toEqual([200, YEAR]);
      expect(reply.headers.get('content-type')).toContain('javascript');
      expect(reply.headers.get('content-encoding')).toBe('gzip');
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      expect(reply.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      // What is about documents would be a kilobyte on each of the many files of a session.
      expect(reply.headers.get('content-security-policy')).toBeNull();
      const style = readdirSync(BUILD).find((name) => name.endsWith('.chunk.css')) ?? '';
      expect(caching(await ask(base + style))).toEqual([200, YEAR]);
    });

    it('returns an uncached 404 for a missing file, never a page', async () => {
      for (const path of [
        'umi.00000000.js',
        '17.0000abcd.async.js',
        'a.css',
        'pictures/none.svg',
        'pages.txt',
        'security-headers.txt',
        '.env',
        '.git/config',
        'index.php',
        `${ENTRY}.bak`,
      ]) {
        const reply = await ask(base + path);
        expect([path, ...caching(reply)]).toEqual([path, 404, 'no-store']);
        expect(await reply.text()).not.toContain('id="root"');
      }
    });

    it('revalidates files without a hash', async () => {
      const config = await ask(`${base}config.js`);
      expect(caching(config)).toEqual([200, 'no-cache']);
      const text = await config.text();
      expect(text).toContain(`routerBase = '${base}'`);
      expect(text).toContain("collector: 'https://collector.example.com/rum'");
      const version = await ask(`${base}version.json`);
      expect(caching(version)).toEqual([200, 'no-cache']);
      expect(await version.json()).toEqual({ version: expect.stringMatching(/^[0-9a-f]{8,}$/) });
      expect(caching(await ask('/service-worker.js'))).toEqual([200, 'no-cache']);
      expect(caching(await ask(`${base}service-worker.js`))).toEqual([200, 'no-cache']);
      expect(caching(await ask(`${base}pictures/code.svg`))).toEqual([200, 'public, max-age=86400']);
    });

    it('proxies the API unchanged, uncached unless it says otherwise, and serves nothing outside its path', async () => {
      const reply = await ask('/api/v1/user/captcha', { headers: { 'x-mock-scenario': 'http-500' } });
      expect(caching(reply)).toEqual([500, 'no-store']);
      const clock = await ask('/api/v1/demo/clock');
      expect(clock.headers.get('content-type')).toContain('application/json');
      expect(await clock.json()).toMatchObject({ code: 200 });
      expect(await (await ask('/healthz')).text()).toBe('ok\n');
      if (base === '/') return;
      expect((await ask('/elsewhere')).status).toBe(404);
      const root = await ask('/');
      expect([root.status, root.headers.get('location')]).toEqual([302, base]);
      const short = await ask(base.slice(0, -1));
      expect([short.status, short.headers.get('location')]).toEqual([301, base]);
    });

    journey(
      'a person signs in, opens a service and a console page',
      { language: 'en-US' },
      async (person) => {
        await walksThroughPortal(person, server.origin + base);
      },
    );
  });
});
