import { readFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { IDENTITY_FILE_LIMITS } from '@/domain/certification/identityFile';
import { readSecurityHeaders } from '../../config/deploy/securityHeaders';
import { build, listen, prepareSmallBuild, serve } from '../support/smallBuild';
import { describeWithNginx } from '../support/webServer';

prepareSmallBuild();

/** Starts a back end that answers every call with this status and these headers, and the web server before it. */
async function serveBackend(status: number, headers: Record<string, string> = {}) {
  const backend = http.createServer(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).length;
    response.writeHead(status, headers).end(`${request.method} ${bytes}`);
  });
  return serve({ PORTAL_API_UPSTREAM: `http://127.0.0.1:${await listen(backend)}` });
}

describeWithNginx(() => {
  describe('the replies of a back end behind the web server', () => {
    it('have each security header once, also where the back end sends it', async () => {
      const expected = readSecurityHeaders(readFileSync(join(build, 'security-headers.txt'), 'utf8'));
      const own = Object.fromEntries(expected.filter(([name]) => name !== 'Content-Security-Policy'));
      const sandbox = { 'Content-Security-Policy': 'sandbox' };
      const ask = await serveBackend(200, { ...own, ...sandbox, 'Referrer-Policy': 'no-referrer' });
      const { headers } = await ask('/api/v1/file/1');
      for (const [name, value] of Object.entries(own))
        expect([name, headers.get(name)]).toEqual([name, value]);
      expect(headers.get('content-security-policy')).toMatch(/^sandbox, default-src 'self';/);
    });

    it('keep what the back end says about their content and about calling again', async () => {
      const said = {
        'content-type': 'text/csv',
        'content-disposition': "attachment; filename*=UTF-8''a.csv",
        'retry-after': '7',
        'session-max-age': '1800',
        'idempotency-key-max-age': '86400',
        deprecation: '@1795104000',
        sunset: 'Sat, 19 Dec 2026 16:00:00 GMT',
        'access-control-expose-headers': 'Session-Max-Age',
      };
      for (const status of [200, 429, 503]) {
        const ask = await serveBackend(status, said);
        const reply = await ask('/api/v1/charge/export', { method: 'PUT', body: 'x' });
        expect([reply.status, await reply.text()]).toEqual([status, 'PUT 1']);
        const kept = Object.keys(said).map((name) => [name, reply.headers.get(name)]);
        expect(Object.fromEntries(kept)).toEqual(said);
      }
    });

    it('come after uploads as large as the portal allows, and not after larger ones than the web server does', async () => {
      const ask = await serveBackend(200);
      const post = (bytes: number) =>
        ask('/api/v1/certification/file', { method: 'POST', body: new Uint8Array(bytes) });
      const largest = IDENTITY_FILE_LIMITS.size + 10_000;
      expect(await (await post(largest)).text()).toBe(`POST ${largest}`);
      expect((await post(20 * 1024 * 1024 + 1)).status).toBe(413);
    });
  });
});
