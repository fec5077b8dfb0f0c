import { spawnSync } from 'node:child_process';
import http from 'node:http';
import { askFor, ODD_PATHS, TOLD, tellBackend } from '../support/callerLies';
import { PASSED_ON, readTwice, startConditionalBackend } from '../support/conditionalBackend';
import {
  afterTest,
  build,
  caching,
  nameServer,
  prepareSmallBuild,
  SCRIPT,
  serve,
  startBackend,
} from '../support/smallBuild';
import { describeWithBrotli, describeWithNginx, startWebServer } from '../support/webServer';

// Where nginx is installed, the container's start script serves a small build here. The journeys do that with the real one.
prepareSmallBuild();

describeWithNginx(() => {
  describe.each(['/', '/a.b/portal/'])('the web server with the portal under %s', (base) => {
    it('answers 404 for what scanners look for, and the portal for every page', async () => {
      const ask = await serve({ PORTAL_API_HOST: 'https://api.example.com', PORTAL_BASE_PATH: base });
      const files = `.env .env.local .git/config .well-known/x .aws/credentials %2eenv index.php wp-login.php a/b.PHP
      config.bak umi.01234567.js.bak index.html~ dump.sql backup.tar.gz site.zip old/.htaccess server.key umi.css.br
      umi.01234567.js.gz umi.99999999.js pages.txt security-headers.txt`;
      for (const file of files.split(/\s+/)) {
        const reply = await ask(base + file);
        expect([file, ...caching(reply)]).toEqual([file, 404, 'no-store']);
        expect(await reply.text()).not.toContain('id="root"');
      }
      const pages = [
        ['', 200, 'index'],
        ['home', 200, 'home'],
        ['Home/?next=a.php', 200, 'home'],
        ['dashboard/analysis', 200, 'index'],
        ['order/7', 200, 'index'],
        ['order', 404, 'index'],
        ['order/7/8', 404, 'index'],
        ['dashboard', 404, 'index'],
        ['v1.2/page', 404, 'index'],
        ['list/1.5', 404, 'index'],
      ] as const;
      for (const [page, status, document] of pages) {
        const reply = await ask(base + page);
        expect([page, ...caching(reply)]).toEqual([page, status, status === 200 ? 'no-cache' : 'no-store']);
        expect(await reply.text()).toContain(`<i id="${document}">`);
        expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(reply.headers.get('cross-origin-opener-policy')).toBe('same-origin');
        expect(reply.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      }
      expect((await ask('/api/v1/user')).status).toBe(404);
    });

    it('leads from the root of the host to the portal, where robots.txt is too', async () => {
      const ask = await serve({ PORTAL_API_HOST: 'https://api.example.com', PORTAL_BASE_PATH: base });
      const root = await ask('/');
      expect([root.status, root.headers.get('location')]).toEqual(base === '/' ? [200, null] : [302, base]);
      expect(await (await ask('/robots.txt')).text()).toBe(`User-agent: *\nDisallow: ${base}usercenter\n`);
    });
  });

  describe('the web server in front of a back end', () => {
    it('passes every address below /api/ on as it is, and keeps no answer that does not allow it', async () => {
      const ask = await serve({
        PORTAL_API_UPSTREAM: `http://127.0.0.1:${await startBackend(http.createServer())}`,
      });
      for (const path of [
        '/api/v1/rule/export.csv',
        '/api/v1/file/a%20b.json?x=1.php&path=//..%2f;',
        '/api/v1/.x',
        '/api/v1/a.gz',
        '/api/v1/calendar/feed',
      ]) {
        const reply = await ask(path);
        expect([path, ...caching(reply)]).toEqual([path, 200, 'no-store']);
        expect(await reply.json()).toMatchObject({ url: path, host: new URL(reply.url).host });
      }
      expect(caching(await ask('/api/v1/picture'))).toEqual([200, 'private, max-age=60']);
    });

    it.each(['identity', 'gzip', 'br'])(
      'passes tags on, and calls that have them, with %s',
      async (encoding) => {
        const port = await startConditionalBackend();
        const server = await startWebServer({ PORTAL_API_UPSTREAM: `http://127.0.0.1:${port}` }, build);
        afterTest(server.stop);
        expect(await readTwice(server.origin, encoding)).toEqual(PASSED_ON);
      },
    );

    it('logs the path of a call, and no address of a calendar feed', async () => {
      const backend = http.createServer();
      const server = await startWebServer(
        { PORTAL_API_UPSTREAM: `http://127.0.0.1:${await startBackend(backend)}` },
        build,
      );
      afterTest(server.stop);
      const readFeed = async (path: string) =>
        (await fetch(`${server.origin}${path}SECRET/renewals.ics`)).status;
      const paths = ['/api/v1/calendar/feed/', '/api/v1/%63alendar/feed/'];
      for (const path of paths) expect(await readFeed(path)).toBe(200);
      backend.closeAllConnections();
      backend.close();
      for (const path of paths) expect(await readFeed(path)).toBe(502);
      expect((await fetch(`${server.origin}/api/v1/user?phone=13800138000`)).status).toBe(502);
      while (!server.printed().includes('"GET /api/v1/user" 502 '))
        await new Promise((done) => setTimeout(done, 20));
      expect(server.printed()).not.toContain('SECRET');
    });

    it('refuses a path that the back end may understand otherwise', async () => {
      const port = await startBackend(http.createServer());
      const server = await startWebServer({ PORTAL_API_UPSTREAM: `http://127.0.0.1:${port}` }, build);
      afterTest(server.stop);
      for (const path of [...ODD_PATHS, '/api/v1/a%00b'])
        expect(await askFor(server.origin, path)).toEqual([path, 400]);
      const question = '/api/v1/user?path=/../;';
      expect(await askFor(server.origin, question)).toEqual([question, 200]);
    });

    it('believes only trusted proxies who is calling, and passes nothing on that only they may say', async () => {
      const port = await startBackend(http.createServer());
      const upstream = { PORTAL_API_UPSTREAM: `http://127.0.0.1:${port}` };
      const tell = async (settings: Record<string, string>) => {
        const { origin, stop } = await startWebServer({ ...upstream, ...settings }, build);
        afterTest(stop);
        return tellBackend(`${origin}/api/v1/user`);
      };
      expect(await tell({})).toEqual(TOLD.ofCaller);
      expect(await tell({ PORTAL_TRUSTED_PROXIES: '127.0.0.0/8,::1' })).toEqual(TOLD.byTrustedProxy);
    });

    it('answers for its own hosts only, when they are named', async () => {
      const server = await startWebServer(
        { PORTAL_API_HOST: 'https://api.example.com', PORTAL_HOSTS: 'market.example.com,www.example.com' },
        build,
      );
      afterTest(server.stop);
      const { port } = new URL(server.origin);
      const statusFor = (host: string, path: string) =>
        new Promise((resolve, reject) => {
          const options = { hostname: 'localhost', port, path, headers: { host } };
          http.get(options, (reply) => resolve(reply.resume().statusCode)).on('error', reject);
        });
      expect(await statusFor('market.example.com', '/home')).toBe(200);
      expect(await statusFor(`www.example.com:${port}`, '/home')).toBe(200);
      expect(await statusFor('elsewhere.example', '/home')).toBe(421);
      expect(await statusFor('elsewhere.example', '/healthz')).toBe(200);
    });

    it('slows down everything that checks a password or sends a code, in any case and from all of a network', async () => {
      const port = await startBackend(http.createServer());
      const ask = await serve({
        PORTAL_API_UPSTREAM: `http://127.0.0.1:${port}`,
        PORTAL_SIGN_IN_RATE: '1',
        PORTAL_TRUSTED_PROXIES: '127.0.0.0/8,::1',
      });
      const post = async (path: string, address: string) =>
        (await ask(`/api/v1/${path}`, { method: 'POST', headers: { 'x-forwarded-for': address } })).status;
      for (let count = 0; count < 21; count += 1)
        expect(await post('user/Login/', `2001:db8:0:7::${count}`)).toBe(200);
      const paths = `user/login user/login/linked user/login/secondStep user/register user/sms/send user/password/reset
      user/proof/code user/phone/code certification/code instance/SI1/access/code user/%6Cogin`;
      for (const path of paths.split(/\s+/))
        expect([path, await post(path, '2001:db8:0:7:1:2:3:4')]).toEqual([path, 429]);
      expect(await post('user/login', '2001:db8:0:8::1')).toBe(200);
      expect(await post('user/login', '203.0.113.1')).toBe(200);
      expect(await post('user/password/change', '2001:db8:0:7::1')).toBe(200);
    });

    it('slows down who signs in or asks for codes again and again, and nobody else', async () => {
      const port = await startBackend(http.createServer());
      const ask = await serve({ PORTAL_API_UPSTREAM: `http://127.0.0.1:${port}`, PORTAL_SIGN_IN_RATE: '1' });
      const statuses = async (path: string, init?: RequestInit) => {
        const replies = await Promise.all(Array.from({ length: 22 }, () => ask(path, init)));
        return replies.map(({ status }) => status).sort();
      };
      const post = { method: 'POST' };
      expect(await statuses('/api/v1/order', post)).toEqual(Array(22).fill(200));
      expect(await statuses('/api/v1/user/login')).toEqual(Array(22).fill(200));
      expect(await statuses('/api/v1/user/login', post)).toEqual([...Array(21).fill(200), 429]);
      const refused = await ask('/api/v1/user/sms/send', post);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
      expect(await refused.json()).toEqual({ code: 429, message: 'Too many requests in a short time.' });
      expect(refused.headers.get('content-type')).toMatch(/^application\/json/);
      expect(caching(refused)).toEqual([429, 'no-store']);
      const inChinese = await ask('/api/v1/user/register', {
        ...post,
        headers: { 'accept-language': 'zh-CN' },
      });
      expect(await inChinese.json()).toEqual({ code: 429, message: '请求过于频繁。' });
    });

    it('starts before the back end does, finds it when it is there, and calls it with the Host of the settings', async () => {
      const { address, names } = await nameServer();
      const backend = http.createServer();
      const port = await startBackend(backend);
      const ask = await serve({
        PORTAL_API_UPSTREAM: `http://back_end.test:${port}`,
        PORTAL_RESOLVER: address,
        PORTAL_API_HOST_HEADER: 'api.example.com',
      });
      expect((await ask('/home')).status).toBe(200);
      expect(caching(await ask('/api/v1/user'))).toEqual([502, 'no-store']);
      names.set('back_end.test', '127.0.0.1');
      const reply = await ask('/api/v1/user');
      expect([reply.status, await reply.json()]).toMatchObject([
        200,
        { url: '/api/v1/user', host: 'api.example.com' },
      ]);
    });

    const sendsCompressed = (encoding: string) =>
      it(`sends what was compressed with ${encoding} beforehand as it is`, async () => {
        const compressed = spawnSync(process.execPath, ['config/deploy/compress.mjs', build], {
          encoding: 'utf8',
        });
        expect(compressed.status).toBe(0);
        const ask = await serve({ PORTAL_API_HOST: 'https://api.example.com' });
        const reply = await ask('/umi.01234567.js', { headers: { 'accept-encoding': encoding } });
        expect(reply.headers.get('content-encoding')).toBe(encoding);
        expect(reply.headers.get('vary')).toContain('Accept-Encoding');
        expect(reply.headers.get('content-type')).toContain('javascript');
        expect(reply.headers.get('content-length')).not.toBeNull();
        expect(await reply.text()).toBe(SCRIPT);
        expect((await ask('/umi.01234567.js.gz')).status).toBe(404);
        if (encoding === 'br') return;
        for (const page of ['/', '/home', '/no/page']) {
          const document = await ask(page, { headers: { 'accept-encoding': encoding } });
          expect(document.headers.get('content-encoding')).toBe(encoding);
          expect(document.headers.get('content-length')).not.toBeNull();
        }
      });
    sendsCompressed('gzip');
    describeWithBrotli(() => sendsCompressed('br'));

    it('refuses to start with a configuration that the web server does not take', async () => {
      const settings = {
        PORTAL_API_HOST: 'https://api.example.com',
        PORTAL_MIME_TYPES: '/nowhere/mime.types',
      };
      await expect(startWebServer(settings, build)).rejects.toThrow('/nowhere/mime.types');
    });
  });
});
