import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { readSecurityHeaders } from '../../config/deploy/securityHeaders';
import { readPages } from '../../config/shell/publicPages';
import { BUILD } from './serverProcess';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const ENCODINGS = { br: 'br', gzip: 'gz' };
const NOT_FOR_VISITORS = ['pages.txt', 'security-headers.txt'];

/** Runs a command of config/deploy/README.md. */
function run(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/**
 * Serves the build below `base` as config/deploy/README.md describes for any web server, with the API of `api`. Everything
 * that it knows of the portal is in the files of the build.
 */
export async function startStaticServer(base: string, api: string) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-static-'));
  cpSync(BUILD, folder, { recursive: true });
  run('sh', 'config/deploy/basePath.sh', folder, base);
  run(process.execPath, 'config/deploy/compress.mjs', folder);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const headers = new Headers(readSecurityHeaders(read('security-headers.txt')));
  const findDocument = readPages(read('pages.txt'));

  function findFile(path: string): { status: number; name?: string } {
    if (/\.\w+$/.test(path)) {
      const isServed = !NOT_FOR_VISITORS.includes(path) && existsSync(join(folder, path));
      return isServed ? { status: 200, name: path } : { status: 404 };
    }
    const name = findDocument(`/${path}`);
    return name ? { status: 200, name } : { status: 404, name: 'index.html' };
  }

  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) {
      const call = http.request(
        new URL(request.url ?? '', api),
        { method: request.method, headers: request.headers },
        (reply) => {
          response.writeHead(reply.statusCode ?? 502, reply.headers);
          reply.pipe(response);
        },
      );
      request.pipe(call);
      return;
    }
    const { status, name } = pathname.startsWith(base)
      ? findFile(decodeURIComponent(pathname.slice(base.length)))
      : { status: 404 };
    response.statusCode = status;
    response.setHeaders(headers);
    if (!name) {
      response.end();
      return;
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const [encoding, extension] =
      Object.entries(ENCODINGS).find(
        ([each, ending]) => accepted.includes(each) && existsSync(join(folder, `${name}.${ending}`)),
      ) ?? [];
    response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream');
    response.setHeader('Vary', 'Accept-Encoding');
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.end(readFileSync(join(folder, extension ? `${name}.${extension}` : name)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
