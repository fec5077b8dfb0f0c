import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { authorities, backend, folder, prepareBuild, UPSTREAM, written } from '../support/renderedDeploy';

prepareBuild();

describe('the back end', () => {
  it.each([
    ['http://back_end:8080', 'http://back_end:8080'],
    ['http://api.example.com', 'http://api.example.com:80'],
    ['https://api.example.com', 'https://api.example.com:443'],
  ])('%s is looked up while the server runs', (upstream, address) => {
    const { server, api } = backend({
      PORTAL_API_UPSTREAM: upstream,
      PORTAL_API_CA: upstream.startsWith('https') ? authorities : '',
    });
    expect(api).toContain(`set $portal_backend ${address};\nproxy_pass $portal_backend;\n`);
    expect(server).toContain('resolver 10.0.0.10 [fd00::10] valid=10s;');
  });

  it.each([
    ['http://127.0.0.1:8080', ['127.0.0.1:8080']],
    ['http://[::1]:8080', ['[::1]:8080']],
    ['http://[2001:db8::7]', ['[2001:db8::7]:80']],
    ['http://LocalHost:9000', ['127.0.0.1:9000', '[::1]:9000']],
  ])('%s needs no name server', (upstream, addresses) => {
    const { server, api } = backend({ PORTAL_API_UPSTREAM: upstream });
    expect([...server.matchAll(/server (\S+) max_fails=0;/g)].map(([, address]) => address)).toEqual(
      addresses,
    );
    expect(server).not.toContain('resolver');
    expect(api).toContain('proxy_pass http://portal_backend;\n');
  });

  it.each([
    [
      'completed with the first search domain',
      'search shop.svc.cluster.local cluster.local',
      'backend.shop.svc.cluster.local',
    ],
    ['kept as it is where the name server expects it so', 'search lan\noptions edns0 ndots:0', 'backend'],
  ])('a short name is %s', (_, lines, name) => {
    const folderOfEtc = mkdtempSync(join(folder, 'etc-'));
    writeFileSync(join(folderOfEtc, 'resolv.conf'), `nameserver 10.0.0.10\n${lines}\n`);
    const { api } = backend({ ...UPSTREAM, PORTAL_ETC: folderOfEtc });
    expect(api).toContain(`set $portal_backend http://${name}:8080;`);
  });

  it('is looked up with the name servers of the settings', () => {
    const { server } = backend({ ...UPSTREAM, PORTAL_RESOLVER: '10.1.1.1:5353 [fd00::1]' });
    expect(server).toBe('resolver 10.1.1.1:5353 [fd00::1] valid=10s;\n');
  });

  it('is called with the browser’s Host, or one of the settings', () => {
    backend(UPSTREAM);
    expect(written('nginx.conf')).toContain('proxy_set_header Host $http_host;');
    backend({ ...UPSTREAM, PORTAL_API_HOST_HEADER: 'api.example.com:8443' });
    expect(written('nginx.conf')).toContain('proxy_set_header Host api.example.com:8443;');
  });
});
