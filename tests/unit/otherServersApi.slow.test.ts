import { readFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { readSecurityHeaders } from '../../config/deploy/securityHeaders';
import { askFor, ODD_PATHS, TOLD, tellBackend } from '../support/callerLies';
import { PASSED_ON, readTwice, startConditionalBackend } from '../support/conditionalBackend';
import { describeServers, upstream } from '../support/otherServers';
import { build, caching, listen, prepareSmallBuild, startBackend } from '../support/smallBuild';

prepareSmallBuild();

describeServers((title, start) => {
  describe(`${title} in front of a back end`, () => {
    it('passes addresses on as they are, and keeps no answer that does not allow it', async () => {
      const { origin } = await start(build, '/', await upstream());
      for (const path of [
        '/api/v1/rule/export.csv',
        '/api/v1/file/a%20b.json?x=1.php&path=//..%2f;',
        '/api/v1/.x',
        '/api/v1/a.gz',
        '/api/v1/calendar/feed',
      ]) {
        const reply = await fetch(origin + path);
        expect([path, ...caching(reply)]).toEqual([path, 200, 'no-store']);
        expect(await reply.json()).toMatchObject({ url: path, host: new URL(origin).host });
      }
      expect(caching(await fetch(`${origin}/api/v1/picture`))).toEqual([200, 'private, max-age=60']);
    });

    it.each(['identity', 'gzip'])('passes tags on, and calls that have them, with %s', async (encoding) => {
      const backend = { PORTAL_API_UPSTREAM: `http://127.0.0.1:${await startConditionalBackend()}` };
      const { origin } = await start(build, '/', backend);
      expect(await readTwice(origin, encoding)).toEqual(PASSED_ON);
    });

    it('refuses a path that the back end may understand otherwise', async () => {
      const { origin } = await start(build, '/', await upstream());
      for (const path of ODD_PATHS) expect(await askFor(origin, path)).toEqual([path, 400]);
      // A path with a zero exists nowhere, says Apache.
      expect([400, 404]).toContain((await askFor(origin, '/api/v1/a%00b'))[1]);
      expect(await askFor(origin, '/api/v1/user?path=/../;')).toEqual(['/api/v1/user?path=/../;', 200]);
    });

    it('believes only trusted proxies who is calling, and passes nothing on that only they may say', async () => {
      const tell = async (settings: Record<string, string>) => {
        const { origin } = await start(build, '/', { ...(await upstream()), ...settings });
        return tellBackend(`${origin}/api/v1/user`);
      };
      expect(await tell({})).toEqual(TOLD.ofCaller);
      expect(await tell({ PORTAL_TRUSTED_PROXIES: '127.0.0.0/8,::1' })).toEqual(TOLD.byTrustedProxy);
    });

    it('sends each security header once, also where the back end sends it, and files up to their limit', async () => {
      const headers = readSecurityHeaders(readFileSync(join(build, 'security-headers.txt'), 'utf8'));
      const own = Object.fromEntries(headers.filter(([name]) => name !== 'Content-Security-Policy'));
      const backend = http.createServer(async (request, response) => {
        request.on('error', () => undefined);
        await request
          .resume()
          .toArray()
          .catch(() => undefined);
        const sent = { ...own, 'Content-Security-Policy': 'sandbox', 'Retry-After': '7' };
        response.writeHead(Number(request.url?.slice(-3)), sent).end();
      });
      const PORTAL_API_UPSTREAM = `http://127.0.0.1:${await listen(backend)}`;
      const { origin } = await start(build, '/', { PORTAL_API_UPSTREAM });
      for (const status of [200, 429, 503]) {
        const reply = await fetch(`${origin}/api/v1/file/${status}`);
        expect(caching(reply)).toEqual([status, 'no-store']);
        expect(reply.headers.get('retry-after')).toBe('7');
        for (const [name, value] of Object.entries(own))
          expect([name, reply.headers.get(name)]).toEqual([name, value]);
        const policy = reply.headers.get('content-security-policy');
        expect([policy?.includes('sandbox'), policy?.includes("default-src 'self'")]).toEqual([true, true]);
      }
      const post = async (bytes: number) =>
        (await fetch(`${origin}/api/v1/file/200`, { method: 'POST', body: new Uint8Array(bytes) })).status;
      expect(await post(10 * 1024 * 1024 + 10_000)).toBe(200);
      expect(await post(22 * 1024 * 1024)).toBe(413);
    });

    it('logs no address of a calendar feed', async () => {
      const backend = http.createServer();
      const server = await start(build, '/', {
        PORTAL_API_UPSTREAM: `http://127.0.0.1:${await startBackend(backend)}`,
      });
      const paths = ['/api/v1/calendar/feed/', '/api/v1/%63alendar/feed/'];
      const read = async (path: string) => (await fetch(`${server.origin}${path}SECRET/renewals.ics`)).status;
      for (const path of paths) expect(await read(path)).toBe(200);
      backend.closeAllConnections();
      backend.close();
      for (const path of paths) expect([502, 503]).toContain(await read(path));
      expect(caching(await fetch(`${server.origin}/api/v1/user?phone=13800138000`))[1]).toBe('no-store');
      expect(server.printed()).not.toContain('SECRET');
    });
  });
});
