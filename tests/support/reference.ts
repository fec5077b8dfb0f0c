import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type CheckOptions, checkBackend } from '../contract/check';
import { getDocument } from '../contract/documentSchemas';
import type { Account } from '../contract/reference/account';
import { type Answer, createReference } from '../contract/reference/server';
import type { Report } from '../contract/report';
import { responseClass } from './mockExchange';
import { BUILD } from './serverProcess';
import type { Tamper } from './tampering';

const PORTAL_PAGES = [
  '/order',
  '/serviceMarket/nopay',
  '/serviceMarket/order',
  '/serviceMarket/result',
  '/usercenter/overview',
  '/usercenter/order',
  '/usercenter/order-old',
  '/usercenter/service',
  '/usercenter/service/charge',
  '/usercenter/message',
  '/usercenter/support',
  '/usercenter/security',
];

/** The pages that the operations of the document require. */
const consolePages = () => [
  ...new Set(
    [...JSON.stringify(getDocument().paths).matchAll(/Only for users with the page `([^`]+)`/g)].map(
      ([, page = '']) => page,
    ),
  ),
];

const PASSWORD = 'Market#2026';

const accounts = (): Account[] => [
  { userId: '1', userName: 'admin', password: PASSWORD, pages: [...PORTAL_PAGES, ...consolePages()] },
  { userId: '2', userName: 'user', password: PASSWORD, pages: PORTAL_PAGES },
];

/** Starts the reference back end with two accounts: `admin` with all pages, and `user` with those of the portal. */
export const startReference = (): Answer => createReference(getDocument(), accounts());

/** A fetch that passes requests to a back end without a server. */
const toFetch =
  (answer: Answer) =>
  async (address: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(address);
    const sent = { method, url: pathname + search, headers: new Headers(headers) };
    const Response = responseClass();
    const reply = answer({ ...sent, body: body ? await new Response(body).text() : '' });
    return new Response(reply.body || null, reply);
  };

/** Checks the reference back end as a portal at another origin, or what a test makes of it. */
export function checkReference({
  tamper,
  ...options
}: Pick<CheckOptions, 'only' | 'writes'> & { address?: string; tamper?: Tamper }): Promise<Report> {
  const answer = startReference();
  return checkBackend({
    portal: 'http://portal.example',
    account: 'admin',
    password: PASSWORD,
    other: { account: 'user', password: PASSWORD },
    ...options,
    address: options.address ?? 'http://localhost',
    fetch: toFetch(tamper ? (request) => tamper(request, answer) : answer),
  });
}

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves a build together with a back end on a free port. */
export async function serveWithBuild(answer: Answer, build = BUILD) {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const path = url.replace(/\?.*/, '');
    if (path.startsWith('/api/')) {
      const headers = new Headers(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const reply = answer({ method, url, headers, body: await text(request) });
      response.writeHead(reply.status, reply.headers).end(reply.body);
      return;
    }
    // A path without an extension is one of a page.
    const file = join(build, extname(path) ? path : 'index.html');
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    origin: `http://localhost:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
