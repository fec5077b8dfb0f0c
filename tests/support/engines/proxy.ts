import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { STATE_HEADER } from '../mockCalls';

/** A file that the proxy adds to each document: the policy of the portal allows files of its host only. */
const RECORDER_PATH = '/recorder.js';
const COMPLAINTS_PATH = '/complaints';

/** A document without the portal, at its host. */
export const EMPTY_PATH = '/empty.html';

const RECORDER_TAG = `<script src="${RECORDER_PATH}"></script>`;

/** Runs in each document before its own code: reports errors, which not every engine has a protocol for, and sets the language. */
function recordComplaints(path: string, language: string): void {
  if (!localStorage.getItem('umi_locale')) localStorage.setItem('umi_locale', language);
  const page = window as unknown as { reports: Promise<unknown> };
  page.reports = Promise.resolve();
  let isLeaving = false;
  // What the browser then stops, such as the download of code, would look like an error.
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  const report = (text: string) => {
    if (isLeaving) return;
    const sent = fetch(path, { method: 'POST', body: `${location.pathname}: ${text}`, keepalive: true });
    page.reports = Promise.all([page.reports, sent]);
  };
  addEventListener('error', ({ message, filename, lineno }) => report(`${message} (${filename}:${lineno})`));
  addEventListener('unhandledrejection', ({ reason }) => report(`not handled: ${reason} ${reason?.stack}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    report(`refused by ${violatedDirective}: ${blockedURI} ${sample}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const print = console[level];
    console[level] = (...texts: unknown[]) => {
      report(`${level}: ${texts.join(' ')}`);
      print.apply(console, texts);
    };
  }
}

/** The portal at an address of its own, whose pages report their errors. */
export interface PortalProxy {
  origin: string;
  /** Counts the documents that have replaced another one in the window. */
  countDocuments: () => number;
  /** What the pages have reported: errors, warnings and violations of the content security policy. */
  complaints: string[];
  /** Holds files back whose path matches. Returns a function that lets them through. */
  hold: (path: RegExp) => () => void;
  stop: () => Promise<void>;
}

async function readText(stream: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += chunk;
  return text;
}

/** Sends a request on to the portal, with the state of this worker. Documents are plain text, and get the recorder. */
function forward(from: IncomingMessage, to: ServerResponse): void {
  const isDocument = from.headers.accept?.includes('text/html');
  const { 'accept-encoding': encoding, ...headers } = from.headers;
  const target = new URL(from.url ?? '', process.env.PORTAL_ORIGIN);
  const sent = request(
    target,
    {
      method: from.method,
      // The server closes a connection that is not used for some seconds, perhaps just as it is used again.
      agent: false,
      headers: {
        ...headers,
        ...(!isDocument && encoding && { 'accept-encoding': encoding }),
        ...STATE_HEADER,
      },
    },
    async (reply) => {
      const { 'content-length': length, ...replyHeaders } = reply.headers;
      if (!isDocument || !replyHeaders['content-type']?.includes('text/html')) {
        to.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(to);
        return;
      }
      to.writeHead(reply.statusCode ?? 500, replyHeaders);
      to.end((await readText(reply)).replace(/<head[^>]*>/, `$&${RECORDER_TAG}`));
    },
  );
  sent.on('error', () => to.destroy());
  to.on('close', () => sent.destroy());
  from.pipe(sent);
}

/** Starts a proxy on a free port, and so with an empty storage in each browser. */
export async function startProxy(language: string): Promise<PortalProxy> {
  const complaints: string[] = [];
  const recorder = `(${recordComplaints})(${JSON.stringify(COMPLAINTS_PATH)}, ${JSON.stringify(language)});`;
  let documents = 0;
  let held: { path: RegExp; released: Promise<void> } | undefined;

  const server = createServer(async (from, to) => {
    const path = from.url ?? '';
    if (path === COMPLAINTS_PATH) {
      complaints.push(await readText(from));
      to.writeHead(204).end();
    } else if (path === RECORDER_PATH) {
      documents += 1;
      to.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(recorder);
    } else if (path === EMPTY_PATH) {
      to.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>${RECORDER_TAG}`);
    } else {
      if (held?.path.test(path)) await held.released;
      forward(from, to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    complaints,
    countDocuments: () => documents,
    hold(path) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { path, released };
      return () => {
        held = undefined;
        release();
      };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
