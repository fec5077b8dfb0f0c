import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { readRuntimeSettings } from '@/browser/runtimeSettings';
import { securityHeadersFile } from '../../config/deploy/securityHeaders';

export const INDEX =
  '<link href="/umi.css"><script src="/config.js"></script><a href="//elsewhere.example/">x</a>';
export const folder = mkdtempSync(join(tmpdir(), 'portal-'));
export const files = join(folder, 'dist');
export const run = join(folder, 'run');
export const etc = join(folder, 'etc');
export const authorities = join(folder, 'authorities.pem');

/** A small build, this machine's hosts and name servers, and an empty place to write to, for each test. */
export function prepareBuild(): void {
  beforeAll(() => {
    mkdirSync(files, { recursive: true });
    writeFileSync(join(files, 'index.html'), INDEX);
    copyFileSync('public/config.js', join(files, 'config.js'));
    writeFileSync(join(files, 'umi.css'), 'a{}');
    writeFileSync(join(files, 'security-headers.txt'), securityHeadersFile([INDEX]));
    writeFileSync(join(files, 'pages.txt'), '/ index.html\n/login login.html\n/order/:orderId index.html\n');
    writeFileSync(join(files, 'robots.txt'), 'User-agent: *\nDisallow: /usercenter\n');
    mkdirSync(etc, { recursive: true });
    writeFileSync(
      join(etc, 'hosts'),
      '127.0.0.1 localhost # this machine\n::1 localhost\nfe80::1%lo0 localhost\n',
    );
    writeFileSync(join(etc, 'resolv.conf'), 'nameserver 10.0.0.10\nnameserver fd00::10\n');
    writeFileSync(authorities, '');
  });
  beforeEach(() => rmSync(run, { recursive: true, force: true }));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
}

/** Runs the container's script that writes the deployment's files with the given environment. */
export function render(settings: Record<string, string>) {
  const { status, stderr } = spawnSync('sh', [join(process.cwd(), 'config/deploy/render.sh')], {
    env: { PATH: process.env.PATH, PORTAL_FILES: files, PORTAL_RUN: run, PORTAL_ETC: etc, ...settings },
    encoding: 'utf8',
  });
  return { status, stderr };
}

export const written = (name: string) => readFileSync(join(run, name), 'utf8');

export const UPSTREAM: Record<string, string> = { PORTAL_API_UPSTREAM: 'http://backend:8080' };

/** The portal's settings in the written config.js. */
export function settingsInBrowser() {
  const window: { __PORTAL_CONFIG__?: unknown; publicPath?: string } = {};
  runInNewContext(written('config.js'), { window });
  return {
    publicPath: window.publicPath,
    ...readRuntimeSettings(JSON.parse(JSON.stringify(window.__PORTAL_CONFIG__))),
  };
}

/** What the web server is told about it. */
export function backend(settings: Record<string, string>) {
  expect(render(settings)).toEqual({ status: 0, stderr: '' });
  return { server: written('backend.conf'), api: written('api.conf') };
}
