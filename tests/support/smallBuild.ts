import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type http from 'node:http';
import type https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { securityHeadersFile } from '../../config/deploy/securityHeaders';
import { type NameServer, startNameServer } from './nameServer';
import { startWebServer } from './webServer';

const DOCUMENT = `<html><script src="/config.js"></script><div id="root"></div>${'<i></i>'.repeat(500)}</html>`;
const PAGES = { '': 'index', home: 'home', 'order/:orderId': 'index', 'dashboard/analysis': 'index' };
export const SCRIPT = 'go();'.repeat(500);
/** Made and removed by hooks, which do not run where all tests of a file are skipped. */
export const folder = join(tmpdir(), `portal-server-${randomUUID()}`);
export const build = join(folder, 'dist');
const ended: (() => unknown)[] = [];

/** Runs after the test; the last one runs first. */
export const afterTest = (end: () => unknown) => void ended.push(end);

/** Makes a small build that the web server serves as it does the real one. */
export function prepareSmallBuild(): void {
  beforeAll(() => {
    mkdirSync(build, { recursive: true });
    for (const name of ['index', 'home'])
      writeFileSync(join(build, `${name}.html`), DOCUMENT.replace('<i>', `<i id="${name}">`));
    const pages = Object.entries(PAGES).map(([path, name]) => `/${path} ${name}.html\n`);
    writeFileSync(join(build, 'pages.txt'), pages.join(''));
    copyFileSync('public/config.js', join(build, 'config.js'));
    writeFileSync(join(build, 'security-headers.txt'), securityHeadersFile([DOCUMENT]));
    writeFileSync(join(build, 'robots.txt'), 'User-agent: *\nDisallow: /usercenter\n');
    writeFileSync(join(build, 'umi.01234567.js'), SCRIPT);
  });
  afterEach(async () => {
    for (const end of ended.splice(0).reverse()) await end();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
}

/** Serves the small build, and returns what a path of it answers. */
export async function serve(settings: Record<string, string>) {
  const server = await startWebServer(settings, build);
  afterTest(server.stop);
  return (path: string, init?: RequestInit) => fetch(server.origin + path, { redirect: 'manual', ...init });
}

const seen = (request: http.IncomingMessage) => ({
  url: request.url,
  host: request.headers.host,
  headers: request.headers,
  tlsName: (request.socket as TLSSocket).servername,
});

/** Starts a back end that answers what it was asked. */
export async function startBackend(server: http.Server | https.Server, port = 0): Promise<number> {
  server.on('request', (request: http.IncomingMessage, response: http.ServerResponse) => {
    if (request.url?.endsWith('/picture')) response.setHeader('Cache-Control', 'private, max-age=60');
    response.end(JSON.stringify(seen(request)));
  });
  return listen(server, port);
}

/** Starts a server for the test, and resolves with its port. */
export async function listen(server: http.Server | https.Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  afterTest(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A name server of this test. */
export async function nameServer(): Promise<NameServer> {
  const server = await startNameServer();
  afterTest(server.stop);
  return server;
}

/** Status and caching of a reply. */
export const caching = (reply: Response) => [reply.status, reply.headers.get('cache-control')];
