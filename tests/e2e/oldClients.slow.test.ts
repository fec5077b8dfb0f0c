import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { journey } from '../support/e2eJourney';

const OLD_WORKER = `
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open('old-portal').then((cache) =>
    cache.put('/page', new Response('<title>Old portal</title><h1>Kept by the old portal</h1>', { headers: { 'content-type': 'text/html' } }))));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/page'));
});`;
const OLD_PAGE = `<!doctype html><title>Old portal</title><h1>Old portal</h1>
<script>navigator.serviceWorker.register('/service-worker.js')</script>`;

function forward(incoming: IncomingMessage, response: ServerResponse): void {
  const target = new URL(incoming.url ?? '/', process.env.PORTAL_ORIGIN);
  const outgoing = request(target, { method: incoming.method, headers: incoming.headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  outgoing.once('error', () => response.destroy());
  incoming.pipe(outgoing);
}

/**
 * Starts a host of an old portal whose service worker serves every navigation from its cache. After `isReplaced` the host
 * serves this build.
 */
async function startOldPortal() {
  let replaced = false;
  let pagesServed = 0;
  const server = createServer((incoming, response) => {
    if (incoming.headers['sec-fetch-mode'] === 'navigate') pagesServed += 1;
    if (replaced) return forward(incoming, response);
    const isWorker = incoming.url === '/service-worker.js';
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? OLD_WORKER : OLD_PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address !== 'object') throw new Error('No port');
  return {
    origin: `http://localhost:${address.port}`,
    isReplaced: () => {
      replaced = true;
      pagesServed = 0;
    },
    /** Page requests that reached the server since then. */
    pagesServed: () => pagesServed,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

journey(
  'a visitor with an old service worker gets the current portal',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    const host = await startOldPortal();
    try {
      await person.opens(`${host.origin}/login`);
      await person.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await person.opens(`${host.origin}/login`);
      await person.sees('Kept by the old portal');

      host.isReplaced();
      // The old worker still serves this visit while the browser checks for an update.
      await person.opensWithoutWaiting(`${host.origin}/login`);
      await person.sees('Sign in to Service Market');
      const left = await person.page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
      expect(left).toEqual({ caches: [], workers: 0 });
      expect(host.pagesServed()).toBe(1);

      await person.reloads();
      await person.sees('Sign in to Service Market');
      expect(host.pagesServed()).toBe(2);
    } finally {
      await host.stop();
    }
  },
);
