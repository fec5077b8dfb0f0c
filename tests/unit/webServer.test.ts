import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { securityHeadersFile } from '../../config/deploy/securityHeaders';
import { type NameServer, startNameServer } from '../support/nameServer';
import { hasBrotli, hasNginx, startWebServer } from '../support/webServer';

// Where nginx is installed, the container's start script serves a small build here. The journeys do that with the real one.
const installed = hasNginx();
const DOCUMENT = `<html><script src="/config.js"></script><div id="root"></div>${'<i></i>'.repeat(500)}</html>`;
const PAGES = { '': 'index', home: 'home', 'order/:orderId': 'index', 'dashboard/analysis': 'console' };
const SCRIPT = 'go();'.repeat(500);
const folder = mkdtempSync(join(tmpdir(), 'portal-server-'));
const build = join(folder, 'dist');
const ended: (() => unknown)[] = [];

beforeAll(() => {
  mkdirSync(build, { recursive: true });
  for (const name of ['index', 'home', 'console'])
    writeFileSync(join(build, `${name}.html`), DOCUMENT.replace('<i>', `<i id="${name}">`));
  const pages = Object.entries(PAGES).map(([path, name]) => `/${path} ${name}.html\n`);
  writeFileSync(join(build, 'pages.txt'), pages.join(''));
  copyFileSync('public/config.js', join(build, 'config.js'));
  writeFileSync(join(build, 'security-headers.txt'), securityHeadersFile([DOCUMENT]));
  writeFileSync(join(build, 'robots.txt'), 'User-agent: *\nDisallow: /usercenter\n');
  writeFileSync(join(build, 'umi.01234567.js'), SCRIPT);
});
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Serves the small build, and returns what a path of it answers. */
async function serve(settings: Record<string, string>) {
  const server = await startWebServer(settings, build);
  ended.push(server.stop);
  return (path: string, init?: RequestInit) => fetch(server.origin + path, { redirect: 'manual', ...init });
}

const seen = (request: http.IncomingMessage) => ({
  url: request.url,
  host: request.headers.host,
  tlsName: (request.socket as TLSSocket).servername,
});

/** Starts a back end that answers what it was asked. */
async function startBackend(server: http.Server | https.Server, port = 0): Promise<number> {
  server.on('request', (request: http.IncomingMessage, response: http.ServerResponse) => {
    if (request.url?.endsWith('/picture')) response.setHeader('Cache-Control', 'private, max-age=60');
    response.end(JSON.stringify(seen(request)));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  ended.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function nameServer(): Promise<NameServer> {
  const server = await startNameServer();
  ended.push(server.stop);
  return server;
}

const caching = (reply: Response) => [reply.status, reply.headers.get('cache-control')];

function testServer() {
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
        ['dashboard/analysis', 200, 'console'],
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
        '/api/v1/file/a%2Fb.json?x=1.php',
        '/api/v1/.x',
        '/api/v1/a.gz',
      ]) {
        const reply = await ask(path);
        expect([path, ...caching(reply)]).toEqual([path, 200, 'no-store']);
        expect(await reply.json()).toMatchObject({ url: path, host: new URL(reply.url).host });
      }
      expect(caching(await ask('/api/v1/picture'))).toEqual([200, 'private, max-age=60']);
    });

    it('logs the path of a call, and no address of a calendar feed', async () => {
      const backend = http.createServer();
      const server = await startWebServer(
        { PORTAL_API_UPSTREAM: `http://127.0.0.1:${await startBackend(backend)}` },
        build,
      );
      ended.push(server.stop);
      const readFeed = async (path: string) =>
        (await fetch(`${server.origin}${path}SECRET/renewals.ics`)).status;
      const paths = ['/api/v1/calendar/feed/', '/api/v1//%63alendar/feed/'];
      for (const path of paths) expect(await readFeed(path)).toBe(200);
      backend.closeAllConnections();
      backend.close();
      for (const path of paths) expect(await readFeed(path)).toBe(502);
      expect((await fetch(`${server.origin}/api/v1/user?phone=13800138000`)).status).toBe(502);
      while (!server.printed().includes('"GET /api/v1/user" 502 '))
        await new Promise((done) => setTimeout(done, 20));
      expect(server.printed()).not.toContain('SECRET');
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

    it.each(['br', 'gzip'])('sends what was compressed with %s beforehand as it is', async (encoding) => {
      if (encoding === 'br' && !hasBrotli()) return;
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

    it('refuses to start with a configuration that the web server does not take', async () => {
      const settings = {
        PORTAL_API_HOST: 'https://api.example.com',
        PORTAL_MIME_TYPES: '/nowhere/mime.types',
      };
      await expect(startWebServer(settings, build)).rejects.toThrow('/nowhere/mime.types');
    });
  });
}

function testHttps() {
  describe('the web server in front of an HTTPS back end', () => {
    const file = (name: string) => join(folder, name);
    const openssl = (command: string) => {
      const { status, stderr } = spawnSync('openssl', command.split(' '), { cwd: folder, encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
    };
    const newKey = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';

    beforeAll(() => {
      for (const name of ['ours', 'other'])
        openssl(`req -x509 ${newKey} -keyout ${name}.key -out ${name}.pem -days 2 -subj /CN=${name}`);
      openssl(`req ${newKey} -keyout api.key -out api.csr -subj /CN=api.internal`);
      writeFileSync(file('names'), 'subjectAltName=DNS:api.internal');
      openssl(
        'x509 -req -in api.csr -CA ours.pem -CAkey ours.key -CAcreateserial -days 2 -extfile names -out api.pem',
      );
    });

    const startTlsBackend = () =>
      startBackend(
        https.createServer({ key: readFileSync(file('api.key')), cert: readFileSync(file('api.pem')) }),
      );

    it.each([
      ['by its name', 'api.internal', {}],
      ['by the name of the settings', '127.0.0.1', { PORTAL_API_TLS_NAME: 'api.internal' }],
    ])('reaches it %s, with SNI', async (_, host, settings) => {
      const { address, names } = await nameServer();
      names.set('api.internal', '127.0.0.1');
      const ask = await serve({
        PORTAL_API_UPSTREAM: `https://${host}:${await startTlsBackend()}`,
        PORTAL_API_CA: file('ours.pem'),
        PORTAL_RESOLVER: address,
        ...settings,
      });
      const reply = await ask('/api/v1/user');
      expect([reply.status, await reply.json()]).toMatchObject([200, { tlsName: 'api.internal' }]);
    });

    it.each([
      ['was signed by somebody else', { PORTAL_API_CA: 'other.pem', PORTAL_API_TLS_NAME: 'api.internal' }],
      ['is for another name', { PORTAL_API_CA: 'ours.pem', PORTAL_API_TLS_NAME: 'shop.internal' }],
    ])('passes nothing on when the certificate %s', async (_, settings) => {
      const ask = await serve({
        PORTAL_API_UPSTREAM: `https://127.0.0.1:${await startTlsBackend()}`,
        ...settings,
        PORTAL_API_CA: file(settings.PORTAL_API_CA),
      });
      expect(caching(await ask('/api/v1/user'))).toEqual([502, 'no-store']);
    });
  });
}

if (installed) testServer();
else it('was not tried: nginx is not installed here', () => expect(installed).toBe(false));
// The certificates are made with openssl.
if (installed && spawnSync('openssl', ['version']).error === undefined) testHttps();
