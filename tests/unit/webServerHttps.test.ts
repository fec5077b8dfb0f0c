import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import { join } from 'node:path';
import { caching, folder, nameServer, prepareSmallBuild, serve, startBackend } from '../support/smallBuild';
import { describeWithNginx, describeWithOpenssl } from '../support/webServer';

prepareSmallBuild();

const testHttps = () =>
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

describeWithNginx(() => describeWithOpenssl(testHttps));
