import { cpSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { startSample } from '../support/otherServers';
import { afterTest, build, folder, listen, prepareSmallBuild, SCRIPT } from '../support/smallBuild';
import { describeWithNginx, startWebServer } from '../support/webServer';

prepareSmallBuild();

/** Starts a back end whose answers all differ, the portal's web server before it, and a CDN before that. */
async function serveByCdn() {
  let calls = 0;
  const backend = http.createServer((request, response) => {
    calls += 1;
    response.setHeader('Cache-Control', 'public, max-age=600');
    response.end(`${calls} ${request.headers['x-forwarded-for']}`);
  });
  const files = join(folder, 'served');
  cpSync(build, files, { recursive: true });
  const settings = {
    PORTAL_API_UPSTREAM: `http://127.0.0.1:${await listen(backend)}`,
    PORTAL_TRUSTED_PROXIES: '127.0.0.0/8,::1',
    PORTAL_FILES: files,
  };
  const origin = await startWebServer(settings, build);
  afterTest(origin.stop);
  const cdn = await startSample('cdn.nginx.conf', build, '/', { PORTAL_API_UPSTREAM: origin.origin });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(cdn.origin + path, { headers });
    const { status } = reply;
    return {
      status,
      kept: reply.headers.get('x-cache') === 'HIT',
      text: await reply.text(),
      headers: reply.headers,
    };
  };
  const deploy = (name: string, text: string) => writeFileSync(join(files, name), text);
  return { ask, deploy, origin };
}

describeWithNginx(() => {
  describe('a CDN in front of the portal', () => {
    it('keeps files whose name changes with their content, each encoding on its own, also when the portal is down', async () => {
      const { ask, origin } = await serveByCdn();
      for (const encoding of ['gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const first = await ask('/umi.01234567.js', headers);
        const again = await ask('/umi.01234567.js', headers);
        expect([encoding, first.kept, again.kept]).toEqual([encoding, false, true]);
        expect(again.text).toBe(SCRIPT);
        expect(again.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
        expect(again.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      }
      await origin.stop();
      expect((await ask('/umi.01234567.js', { 'accept-encoding': 'gzip' })).status).toBe(200);
    });

    it('shows a new release at once: documents, settings and the version are never older than the portal’s', async () => {
      const { ask, deploy } = await serveByCdn();
      deploy('version.json', '{"version":"1"}');
      for (const path of ['/version.json', '/home', '/config.js', '/no/page']) {
        await ask(path);
        expect([path, (await ask(path)).kept]).toEqual([path, false]);
      }
      deploy('version.json', '{"version":"2"}');
      expect((await ask('/version.json')).text).toBe('{"version":"2"}');
    });

    it('keeps no error: a file that arrives late is there', async () => {
      const { ask, deploy } = await serveByCdn();
      expect((await ask('/late.89abcdef.js')).status).toBe(404);
      deploy('late.89abcdef.js', 'late()');
      expect(await ask('/late.89abcdef.js')).toMatchObject({ status: 200, text: 'late()' });
    });

    it('never keeps the API, whatever its answers say, and tells the portal who is calling', async () => {
      const { ask } = await serveByCdn();
      const forged = { 'x-forwarded-for': '198.51.100.7' };
      const texts = [await ask('/api/v1/user', forged), await ask('/api/v1/user', forged)].map(
        ({ text }) => text,
      );
      expect(texts).toEqual([
        expect.stringMatching(/^1 (127\.0\.0\.1|::1)$/),
        expect.stringMatching(/^2 (127\.0\.0\.1|::1)$/),
      ]);
    });
  });
});
