import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Person } from './person';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Max-Age': '600',
};

export interface Collector {
  origin: string;
  received: Received[];
  /** Resolves with the first report to one of these paths. */
  gets(...paths: string[]): Promise<Received>;
  /** Stops listening at `origin`. */
  stop(): Promise<void>;
}

/** Starts a monitoring collector with CORS on a free port. */
export async function startCollector(patienceMs = 30_000): Promise<Collector> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    response.writeHead(204, CORS).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    async gets(...paths) {
      const deadline = Date.now() + patienceMs;
      while (Date.now() < deadline) {
        const found = received.find(({ path }) => paths.includes(path));
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No report to ${paths}, only to: ${received.map(({ path }) => path)}`);
    },
    async stop() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Configures this collector in the window's config.js. */
export async function isMonitored(person: Person, collector: string): Promise<void> {
  await person.page.evaluateOnNewDocument((address) => {
    const monitoring = { collector: address, service: 'portal', serviceVersion: '1.0', traceInterval: 1_000 };
    Object.defineProperty(window, '__PORTAL_CONFIG__', { get: () => ({ monitoring }), set: () => {} });
  }, collector);
}
