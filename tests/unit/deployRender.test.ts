import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  INDEX,
  prepareBuild,
  render,
  run,
  settingsInBrowser,
  UPSTREAM,
  written,
} from '../support/renderedDeploy';

prepareBuild();

it('needs only a back end: the portal is served at the root without monitoring', () => {
  expect(render(UPSTREAM)).toEqual({ status: 0, stderr: '' });
  expect(settingsInBrowser()).toEqual({
    apiHost: '',
    routerBase: '/',
    errorPage: '/exception',
    pictureHosts: [],
    publicPath: '/',
    problems: [],
  });
  expect(written('index.html')).toBe(INDEX);
  expect(written('api.conf')).toContain(
    'set $portal_backend http://backend:8080;\nproxy_pass $portal_backend;\n',
  );
  expect(written('backend.conf')).toBe('resolver 10.0.0.10 [fd00::10] valid=10s;\n');
  expect(written('robots.txt')).toBe('User-agent: *\nDisallow: /usercenter\n');
  expect(written('nginx.conf')).not.toMatch(/@[A-Z_]+@/);
  expect(readFileSync(join(run, 'root', 'umi.css'), 'utf8')).toBe('a{}');
  expect(written('security-headers.conf')).toContain("connect-src 'self'; ");
  expect(written('security-headers.conf')).not.toContain('@');
});

it('says when to try again where it refuses a call itself, and nowhere else', () => {
  expect(render(UPSTREAM).status).toBe(0);
  const [, lines = ''] =
    /map "\$status\$upstream_status" \$portal_retry_after \{([^}]*)\}/.exec(written('nginx.conf')) ?? [];
  const times = lines.trim().split(/;\s*/).filter(Boolean);
  expect(times).toEqual(['default ""', '"429" "60"', '"503" "60"']);
});

it('is in the container as a whole', () => {
  const recipe = readFileSync('config/deploy/Dockerfile', 'utf8');
  const parts = readdirSync('config/deploy').filter((name) => /\.(sh|template)$/.test(name));
  expect(parts).toContain('render.sh');
  for (const part of parts) expect(recipe).toContain(` config/deploy/${part} `);
});

it('names the images of the container by their digest', () => {
  const images = readFileSync('config/deploy/Dockerfile', 'utf8').match(/^ARG \w+_IMAGE=.*/gm);
  expect(images).toHaveLength(2);
  for (const image of images ?? []) expect(image).toMatch(/=[\w.:-]+@sha256:[0-9a-f]{64}$/);
});

it('leaves a folder alone that holds something else', () => {
  mkdirSync(run);
  writeFileSync(join(run, 'thesis.txt'), 'years');
  expect(render(UPSTREAM)).toEqual({
    status: 64,
    stderr: expect.stringContaining('files of something else'),
  });
  expect(readdirSync(run)).toEqual(['thesis.txt']);
});

describe('invalid settings are refused with a message, and nothing is written', () => {
  it.each([
    ['PORTAL_BASE_PATH', 'portal'],
    ['PORTAL_BASE_PATH', '/../etc/'],
    ['PORTAL_BASE_PATH', '//host/'],
    ['PORTAL_BASE_PATH', '/a b/'],
    ['PORTAL_BASE_PATH', "/';alert(1)//"],
    ['PORTAL_BASE_PATH', '/api/'],
    ['PORTAL_BASE_PATH', '/api/portal'],
    ['PORTAL_BASE_PATH', '/healthz'],
    ['PORTAL_API_UPSTREAM', 'backend:8080'],
    ['PORTAL_TRUSTED_PROXIES', 'proxy.example.com'],
    ['PORTAL_TRUSTED_PROXIES', '10.0.0.0/8;'],
    ['PORTAL_HOSTS', 'https://market.example.com'],
    ['PORTAL_SIGN_IN_RATE', '0'],
    ['PORTAL_API_UPSTREAM', 'http://backend:0'],
    ['PORTAL_API_UPSTREAM', 'http://backend:65536'],
    ['PORTAL_API_UPSTREAM', 'http://[::1'],
    ['PORTAL_API_UPSTREAM', 'http://[backend]'],
    ['PORTAL_API_HOST_HEADER', 'a b'],
    ['PORTAL_API_HOST_HEADER', 'api.example.com/v1'],
    ['PORTAL_RESOLVER', 'dns.example'],
    ['PORTAL_RESOLVER', '10.0.0.10;'],
    ['PORTAL_API_UPSTREAM', 'http://backend/path'],
    ['PORTAL_API_UPSTREAM', 'http://backend;return 200'],
    ['PORTAL_COLLECTOR', '/collector'],
    ['PORTAL_COLLECTOR', 'javascript:alert(1)'],
    ['PORTAL_COLLECTOR', "https://c.example'; script-src *"],
    ['PORTAL_COLLECTOR', 'https://c.example\nhttps://d.example'],
    ['PORTAL_COLLECTOR', 'https://name:word@c.example'],
    ['PORTAL_PICTURE_HOSTS', 'pictures.example.com'],
    ['PORTAL_PICTURE_HOSTS', 'https://a.example,https://b.example/path'],
    ['PORTAL_PICTURE_HOSTS', "https://a.example'; script-src *"],
    ['PORTAL_SERVICE', "a'b"],
    ['PORTAL_ERROR_PAGE', 'https://elsewhere.example'],
    ['PORTAL_SECTION_MARKET', "a'b"],
    ['PORTAL_SECTION_AGREEMENT', 'a\\b'],
    ['PORTAL_SECTION_ANNOUNCEMENT', 'a\nb'],
    ['PORTAL_TRACE_INTERVAL', '999'],
    ['PORTAL_TRACE_INTERVAL', '3600001'],
    ['PORTAL_TRACING_HEADER', 'off'],
    ['PORTAL_PORT', '0'],
    ['PORTAL_PORT', '80;'],
    ['PORTAL_PORT', '65536'],
    ['PORTAL_MAX_BODY', '1 m'],
    ['PORTAL_MAX_BODY', '0'],
    ['PORTAL_MAX_BODY', '20 MB'],
    ['PORTAL_MAX_BODY', '99999999999999999999m'],
    ['PORTAL_FILES', '/nowhere/dist'],
  ])('%s=%j', (name, value) => {
    const { status, stderr } = render({ ...UPSTREAM, [name]: value });
    expect(status).toBe(64);
    expect(stderr).toMatch(
      name === 'PORTAL_FILES' ? /^portal: \/nowhere\/dist holds no build/ : `portal: ${name} `,
    );
    expect(existsSync(run)).toBe(false);
  });

  it('refuses a portal without a back end, or with two', () => {
    expect(render({})).toMatchObject({
      status: 64,
      stderr: expect.stringContaining('PORTAL_API_UPSTREAM or'),
    });
    const both = { ...UPSTREAM, PORTAL_API_HOST: 'https://api.example.com' };
    expect(render(both)).toMatchObject({ status: 64, stderr: expect.stringContaining('not both') });
  });
});
