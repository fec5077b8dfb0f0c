import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { readRuntimeSettings } from '@/browser/runtimeSettings';
import { securityHeadersFile } from '../../config/deploy/securityHeaders';

const INDEX = '<link href="/umi.css"><script src="/config.js"></script><a href="//elsewhere.example/">x</a>';
const folder = mkdtempSync(join(tmpdir(), 'portal-'));
const files = join(folder, 'dist');
const run = join(folder, 'run');

beforeAll(() => {
  mkdirSync(files);
  writeFileSync(join(files, 'index.html'), INDEX);
  writeFileSync(join(files, 'umi.css'), 'a{}');
  writeFileSync(join(files, 'security-headers.txt'), securityHeadersFile([INDEX]));
});
beforeEach(() => rmSync(run, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the container's start script with the given environment. */
function render(settings: Record<string, string>) {
  const { status, stderr } = spawnSync('sh', [join(process.cwd(), 'config/deploy/render.sh')], {
    env: { PATH: process.env.PATH, PORTAL_FILES: files, PORTAL_RUN: run, ...settings },
    encoding: 'utf8',
  });
  return { status, stderr };
}

const written = (name: string) => readFileSync(join(run, name), 'utf8');

/** The portal's settings in the written config.js. */
function settingsInBrowser() {
  const window: { __PORTAL_CONFIG__?: unknown; publicPath?: string } = {};
  runInNewContext(written('config.js'), { window });
  return {
    publicPath: window.publicPath,
    ...readRuntimeSettings(JSON.parse(JSON.stringify(window.__PORTAL_CONFIG__))),
  };
}

const UPSTREAM = { PORTAL_API_UPSTREAM: 'http://backend:8080' };

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
  expect(written('nginx.conf')).toContain('proxy_pass http://backend:8080;');
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
  expect(written('nginx.conf')).not.toContain('proxy_pass');
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
    ['PORTAL_API_UPSTREAM', 'backend:8080'],
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
    ['PORTAL_MAX_BODY', '1 m'],
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
