import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { readRuntimeSettings } from '@/browser/runtimeSettings';
import {
  files,
  folder,
  INDEX,
  prepareBuild,
  render,
  run,
  UPSTREAM,
  written,
} from '../support/renderedDeploy';

prepareBuild();

/** The portal's settings in the written config.js. */
function settingsInBrowser() {
  const window: { __PORTAL_CONFIG__?: unknown; publicPath?: string } = {};
  runInNewContext(written('config.js'), { window });
  return {
    publicPath: window.publicPath,
    ...readRuntimeSettings(JSON.parse(JSON.stringify(window.__PORTAL_CONFIG__))),
  };
}

it('needs only a back end: the portal is served at the root without monitoring', () => {
  expect(render(UPSTREAM)).toEqual({ status: 0, stderr: '' });
  expect(settingsInBrowser()).toEqual({
    apiHost: '',
    routerBase: '/',
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

it.each(['/portal/', '/portal', '/a/b.c/'])('serves the portal below %s', (path) => {
  const base = `${path.replace(/\/$/, '')}/`;
  expect(render({ ...UPSTREAM, PORTAL_BASE_PATH: path })).toEqual({ status: 0, stderr: '' });
  expect(settingsInBrowser()).toMatchObject({ routerBase: base, publicPath: base, problems: [] });
  expect(written('index.html')).toBe(
    `<link href="${base}umi.css"><script src="${base}config.js"></script><a href="//elsewhere.example/">x</a>`,
  );
  expect(readFileSync(join(run, 'root', base, 'umi.css'), 'utf8')).toBe('a{}');
  expect(written('robots.txt')).toBe(`User-agent: *\nDisallow: ${base}usercenter\n`);
  expect(written('nginx.conf')).toContain(`location = / { return 302 ${base}; }`);
});

it('writes every document of the build, and none of an earlier one', () => {
  writeFileSync(join(files, 'login.html'), '<a href="/register">x</a>');
  expect(render({ ...UPSTREAM, PORTAL_BASE_PATH: '/portal/' })).toEqual({ status: 0, stderr: '' });
  expect(written('login.html')).toBe('<a href="/portal/register">x</a>');
  rmSync(join(files, 'login.html'));
  expect(render(UPSTREAM)).toEqual({ status: 0, stderr: '' });
  expect(existsSync(join(run, 'login.html'))).toBe(false);
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

it.each(['/', '/portal/'])('names settings, style and entry in a header of the document under %s', (base) => {
  const entry =
    '<link href="/umi.0123abcd.css"><script src="/config.js"></script><script>"preload.89abcdef.js"</script><script src="/umi.4567cdef.js">';
  writeFileSync(join(files, 'index.html'), entry);
  expect(render({ ...UPSTREAM, PORTAL_BASE_PATH: base })).toEqual({ status: 0, stderr: '' });
  writeFileSync(join(files, 'index.html'), INDEX);
  expect(written('nginx.conf')).toContain(
    `"~/[a-z-]+\\.html$" "<${base}umi.0123abcd.css>; rel=preload; as=style,<${base}config.js>; rel=preload; as=script,<${base}umi.4567cdef.js>; rel=preload; as=script";`,
  );
});

it('waits longer for the back end than any call of the portal', () => {
  render(UPSTREAM);
  const services = readdirSync('src/services').map((name) =>
    readFileSync(join('src/services', name), 'utf8'),
  );
  const waits = services.flatMap((code) =>
    [...code.matchAll(/TIMEOUT_MS = ([\d_]+);/g)].map(([, time = '']) => Number(time.replaceAll('_', ''))),
  );
  expect(waits.length).toBeGreaterThan(2);
  for (const name of ['proxy_read_timeout', 'proxy_send_timeout']) {
    const [, seconds] = new RegExp(`${name} (\\d+)s;`).exec(written('nginx.conf')) ?? [];
    expect(Number(seconds) * 1000).toBeGreaterThan(Math.max(...waits));
  }
});

describe('the folder that is written to', () => {
  it('is cleared of an earlier start, and of nothing else', () => {
    render({ ...UPSTREAM, PORTAL_BASE_PATH: '/old/' });
    writeFileSync(join(run, 'note.txt'), 'mine');
    expect(render(UPSTREAM)).toEqual({ status: 0, stderr: '' });
    expect(readFileSync(join(run, 'root', 'umi.css'), 'utf8')).toBe('a{}');
    expect(written('note.txt')).toBe('mine');
    expect(readFileSync(join(files, 'umi.css'), 'utf8')).toBe('a{}');
  });

  it('may be there already when it is empty', () => {
    mkdirSync(run);
    expect(render(UPSTREAM)).toEqual({ status: 0, stderr: '' });
  });

  it('is left alone when something else is in it', () => {
    mkdirSync(run);
    writeFileSync(join(run, 'thesis.txt'), 'years');
    expect(render(UPSTREAM)).toEqual({
      status: 64,
      stderr: expect.stringContaining('files of something else'),
    });
    expect(readdirSync(run)).toEqual(['thesis.txt']);
  });

  it('is no link, no file, and neither inside the build nor around it', () => {
    mkdirSync(join(folder, 'elsewhere'), { recursive: true });
    symlinkSync(join(folder, 'elsewhere'), run);
    const refused = [run, join(files, 'umi.css'), join(files, 'run'), folder, join(folder, 'x/../dist'), '/'];
    for (const path of refused)
      expect(render({ ...UPSTREAM, PORTAL_RUN: path })).toEqual({
        status: 64,
        stderr: expect.stringMatching(/^portal: PORTAL_RUN is /),
      });
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual([]);
    expect(readFileSync(join(files, 'umi.css'), 'utf8')).toBe('a{}');
  });
});

it('configures the API and the collector, and allows the browser to call both', () => {
  const settings = {
    PORTAL_API_HOST: 'https://api.example.com:8443/market',
    PORTAL_COLLECTOR: 'https://collector.example.com/rum',
    PORTAL_SERVICE_VERSION: '1.4.0',
  };
  expect(render(settings)).toEqual({ status: 0, stderr: '' });
  expect(settingsInBrowser()).toMatchObject({
    apiHost: 'https://api.example.com:8443/market',
    monitoring: {
      collector: 'https://collector.example.com/rum',
      service: 'service-market-portal',
      serviceVersion: '1.4.0',
    },
    problems: [],
  });
  const headers = written('security-headers.conf');
  expect(headers).toContain("connect-src 'self' https://api.example.com:8443 https://collector.example.com;");
  expect(headers).toContain("img-src 'self' data: blob: https://api.example.com:8443;");
  expect(written('api.conf')).toBe('return 404;\n');
});

it('lists other hosts for pictures, and allows the browser to load them', () => {
  const hosts = ['https://a.example', 'https://b.example:8443'];
  expect(render({ ...UPSTREAM, PORTAL_PICTURE_HOSTS: hosts.join() })).toEqual({ status: 0, stderr: '' });
  expect(settingsInBrowser()).toMatchObject({ pictureHosts: hosts, problems: [] });
  expect(written('security-headers.conf')).toContain(`img-src 'self' data: blob: ${hosts.join(' ')};`);
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
