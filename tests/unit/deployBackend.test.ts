import { existsSync } from 'node:fs';
import { authorities, backend, prepareBuild, render, run, UPSTREAM } from '../support/renderedDeploy';

prepareBuild();

describe('the back end', () => {
  it('proves itself with a certificate when it is https', () => {
    const { api } = backend({ PORTAL_API_UPSTREAM: 'https://api.example.com', PORTAL_API_CA: authorities });
    for (const line of [
      'proxy_ssl_server_name on;',
      'proxy_ssl_name api.example.com;',
      'proxy_ssl_verify on;',
      `proxy_ssl_trusted_certificate ${authorities};`,
    ])
      expect(api).toContain(line);
    const named = {
      PORTAL_API_UPSTREAM: 'https://10.0.0.7',
      PORTAL_API_TLS_NAME: 'api.internal',
      PORTAL_API_CA: authorities,
    };
    expect(backend(named).api).toContain('proxy_ssl_name api.internal;');
    expect(backend(UPSTREAM).api).not.toContain('proxy_ssl');
  });

  it.each([
    [
      'PORTAL_API_TLS_NAME is needed',
      { PORTAL_API_UPSTREAM: 'https://10.0.0.7', PORTAL_API_CA: authorities },
    ],
    ['PORTAL_API_CA is "/nowhere"', { PORTAL_API_UPSTREAM: 'https://a.example', PORTAL_API_CA: '/nowhere' }],
    ['are for a PORTAL_API_UPSTREAM with https', { ...UPSTREAM, PORTAL_API_CA: authorities }],
    ['PORTAL_RESOLVER is needed', { ...UPSTREAM, PORTAL_ETC: '/nowhere' }],
    ['need PORTAL_API_UPSTREAM', { PORTAL_API_HOST: 'https://a.example', PORTAL_API_CA: authorities }],
  ])('is refused when %s', (message, settings) => {
    expect(render(settings)).toEqual({ status: 64, stderr: expect.stringContaining(message) });
    expect(existsSync(run)).toBe(false);
  });
});
