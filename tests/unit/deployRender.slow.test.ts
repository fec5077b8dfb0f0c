import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { RuntimeSettings } from '@/browser/runtimeSettings';
import { CALL_TIMEOUT_MS } from '@/domain/callTimeout';
import {
  files,
  folder,
  INDEX,
  prepareBuild,
  render,
  run,
  settingsInBrowser,
  UPSTREAM,
  written,
} from '../support/renderedDeploy';

prepareBuild();

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

it.each([
  ['/', '/'],
  ['/a.b/', '/a\\.b/'],
])('maps the pages of the build to their documents under %s', (path, pattern) => {
  expect(render({ ...UPSTREAM, PORTAL_BASE_PATH: path })).toEqual({ status: 0, stderr: '' });
  expect(written('pages.conf').split('\n')).toEqual([
    `"~*^${pattern}/*$" index.html;`,
    `"~*^${pattern}login/*$" login.html;`,
    `"~*^${pattern}order/[^/]+/*$" index.html;`,
    '',
  ]);
});

it('writes every document of the build, and none of an earlier one', () => {
  writeFileSync(join(files, 'login.html'), '<a href="/register">x</a>');
  expect(render({ ...UPSTREAM, PORTAL_BASE_PATH: '/portal/' })).toEqual({ status: 0, stderr: '' });
  expect(written('login.html')).toBe('<a href="/portal/register">x</a>');
  rmSync(join(files, 'login.html'));
  expect(render(UPSTREAM)).toEqual({ status: 0, stderr: '' });
  expect(existsSync(join(run, 'login.html'))).toBe(false);
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
  for (const name of ['proxy_read_timeout', 'proxy_send_timeout']) {
    const [, seconds] = new RegExp(`${name} (\\d+)s;`).exec(written('nginx.conf')) ?? [];
    expect(Number(seconds) * 1000).toBeGreaterThan(Math.max(...Object.values(CALL_TIMEOUT_MS)));
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

it('sets every setting of config.js', () => {
  const settings = {
    PORTAL_API_HOST: 'https://api.example.com',
    PORTAL_BASE_PATH: '/portal/',
    PORTAL_ERROR_PAGE: '/404',
    PORTAL_PICTURE_HOSTS: 'https://a.example, https://b.example',
    PORTAL_SECTION_MARKET: '商店 A, Shop',
    PORTAL_SECTION_AGREEMENT: 'Terms',
    PORTAL_SECTION_ANNOUNCEMENT: 'News & more',
    PORTAL_COLLECTOR: 'https://collector.example.com',
    PORTAL_SERVICE: 'shop',
    PORTAL_SERVICE_VERSION: '1.4.0',
    PORTAL_TRACE_INTERVAL: '5000',
    PORTAL_TRACING_HEADER: 'false',
  };
  expect(render(settings)).toEqual({ status: 0, stderr: '' });
  // Each of RuntimeSettings: a new one needs a variable.
  const expected: Required<RuntimeSettings> = {
    apiHost: 'https://api.example.com',
    routerBase: '/portal/',
    errorPage: '/404',
    pictureHosts: ['https://a.example', 'https://b.example'],
    sections: { market: ['商店 A', 'Shop'], agreement: ['Terms'], announcement: ['News & more'] },
    monitoring: {
      collector: 'https://collector.example.com',
      service: 'shop',
      serviceVersion: '1.4.0',
      traceInterval: 5_000,
      tracingHeader: false,
    },
  };
  expect(settingsInBrowser()).toEqual({ ...expected, publicPath: '/portal/', problems: [] });
});

describe('the config.js of the build', () => {
  const own = `window.__PORTAL_CONFIG__ = {
    apiHost: 'https://api.example.com/market', // not 'https://other.example'
    sections: { market: 'Shop', agreement: ['Terms', 'Help'] },
    monitoring: { collector: 'https://collector.example.com', traceInterval: 5000 },
  };`;
  beforeAll(() => writeFileSync(join(files, 'config.js'), own));
  afterAll(() => copyFileSync('public/config.js', join(files, 'config.js')));

  it('is kept, and the browser may call what it names', () => {
    expect(render({})).toEqual({ status: 0, stderr: '' });
    expect(settingsInBrowser()).toMatchObject({
      apiHost: 'https://api.example.com/market',
      sections: { market: ['Shop'], agreement: ['Terms', 'Help'] },
      monitoring: { collector: 'https://collector.example.com', traceInterval: 5_000 },
      problems: [],
    });
    expect(written('security-headers.conf')).toContain(
      "connect-src 'self' https://api.example.com https://collector.example.com;",
    );
  });

  it('gives way to the settings of the container, one by one', () => {
    const settings = { ...UPSTREAM, PORTAL_SECTION_MARKET: 'Store', PORTAL_SERVICE: 'shop' };
    expect(render(settings)).toEqual({ status: 0, stderr: '' });
    expect(settingsInBrowser()).toMatchObject({
      apiHost: '',
      sections: { market: ['Store'], agreement: ['Terms', 'Help'] },
      monitoring: { collector: 'https://collector.example.com', service: 'shop', traceInterval: 5_000 },
    });
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
