import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCodeHeader, readSecurityHeaders } from '../../config/deploy/securityHeaders';
import { describeServers, upstream } from '../support/otherServers';
import { build, caching, folder, prepareSmallBuild, SCRIPT } from '../support/smallBuild';

prepareSmallBuild();

const YEAR = 'public, max-age=31536000, immutable';
const FILES = {
  'pictures/code.svg': `<svg>${' '.repeat(2000)}</svg>`,
  'static/font.01234567.woff2': 'font',
  '12.89abcdef.async.js': SCRIPT,
  '12.89abcdef.chunk.css': 'a{color:red}'.repeat(200),
  'version.json': '{"version":"01234567"}',
  'service-worker.js': '//',
};
const more = join(folder, 'more');

beforeAll(() => {
  cpSync(build, more, { recursive: true });
  for (const name of ['pictures', 'static']) mkdirSync(join(more, name), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(more, name), text);
});

describeServers((title, start) => {
  describe.each(['/', '/a.b/portal/'])(`${title} with the portal under %s`, (base) => {
    const serve = async () => {
      const server = await start(more, base, await upstream());
      return (path: string, init?: RequestInit) =>
        fetch(server.origin + path, { redirect: 'manual', ...init });
    };

    it('sends documents, files and errors with their headers', async () => {
      const ask = await serve();
      const headers = readSecurityHeaders(readFileSync(join(more, 'security-headers.txt'), 'utf8'));
      const expected = {
        '': [200, 'no-cache', 'index'],
        'index.html': [200, 'no-cache', 'index'],
        home: [200, 'no-cache', 'home'],
        'Home/?next=a.php': [200, 'no-cache', 'home'],
        'order/7': [200, 'no-cache', 'index'],
        'dashboard/analysis': [200, 'no-cache', 'index'],
        'order/7/8': [404, 'no-store', 'index'],
        'list/1.5': [404, 'no-store', 'index'],
        'config.js': [200, 'no-cache'],
        'version.json': [200, 'no-cache'],
        'service-worker.js': [200, 'no-cache'],
        'umi.01234567.js': [200, YEAR],
        '12.89abcdef.async.js': [200, YEAR],
        '12.89abcdef.chunk.css': [200, YEAR],
        'static/font.01234567.woff2': [200, YEAR],
        'pictures/code.svg': [200, 'public, max-age=86400'],
        'umi.99999999.js': [404, 'no-store'],
        'pictures/none.svg': [404, 'no-store'],
      };
      const found =
        `.env .git/config .well-known/x %2eenv index.php a/b.PHP config.bak umi.01234567.js.bak index.html~
        umi.01234567.js.br umi.01234567.js.gz pages.txt security-headers.txt`.split(/\s+/);
      const missing = Object.fromEntries(found.map((name) => [name, [404, 'no-store']]));
      for (const [path, [status, cache, document]] of Object.entries<(string | number)[]>({
        ...expected,
        ...missing,
      })) {
        const reply = await ask(base + path);
        expect([path, ...caching(reply)]).toEqual([path, status, cache]);
        const text = await reply.text();
        const isCode = /\.(js|css)$/.test(path) && cache === YEAR;
        const sent = isCode ? headers.filter(isCodeHeader) : headers;
        if (status === 200 || document)
          expect([path, sent.map(([name]) => [name, reply.headers.get(name)])]).toEqual([path, sent]);
        if (isCode) expect([path, reply.headers.get('content-security-policy')]).toEqual([path, null]);
        expect([path, reply.headers.get('strict-transport-security')]).toEqual([path, null]);
        if (document) {
          expect([path, text]).toEqual([path, expect.stringContaining(`<i id="${document}">`)]);
          expect(text).toContain(`src="${base}config.js"`);
          expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
        } else expect([path, text]).toEqual([path, expect.not.stringContaining('id="root"')]);
      }
      expect((await ask(`${base}umi.01234567.js`)).headers.get('content-type')).toMatch(/javascript/);
    });

    it('sends what was compressed beforehand, and says when nothing has changed', async () => {
      const ask = await serve();
      const encoded = async (path: string, encoding: string) => {
        const reply = await ask(base + path, { headers: { 'accept-encoding': encoding } });
        expect(reply.headers.get('vary')).toMatch(/accept-encoding/i);
        return [reply.headers.get('content-encoding'), reply.headers.get('content-type'), await reply.text()];
      };
      const plain = async (path: string) =>
        (await ask(base + path, { headers: { 'accept-encoding': 'identity' } })).text();
      for (const [path, type] of [
        ['umi.01234567.js', /javascript/],
        ['12.89abcdef.chunk.css', /^text\/css/],
        ['home', /^text\/html/],
        ['no/page', /^text\/html/],
      ] as const)
        expect(await encoded(path, 'gzip')).toEqual(['gzip', expect.stringMatching(type), await plain(path)]);
      for (const path of ['home', 'umi.01234567.js']) {
        const etag = (await ask(base + path)).headers.get('etag') ?? '';
        expect((await ask(base + path, { headers: { 'if-none-match': etag } })).status).toBe(304);
      }
    });

    it('leads to the portal from the root of the host, where robots.txt is too', async () => {
      const ask = await serve();
      expect((await ask('/healthz')).ok).toBe(true);
      expect(await (await ask('/robots.txt')).text()).toBe(`User-agent: *\nDisallow: ${base}usercenter\n`);
      expect((await ask('/service-worker.js')).status).toBe(200);
      if (base === '/') return;
      const lead = async (path: string) => {
        const { status, headers } = await ask(path);
        return [status, headers.get('location')?.replace(/^http:\/\/localhost:\d+/, '')];
      };
      expect(await lead('/')).toEqual([302, base]);
      expect(await lead(base.slice(0, -1))).toEqual([301, base]);
      expect((await ask('/elsewhere')).status).toBe(404);
    });
  });
});
