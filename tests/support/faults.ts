import type { CDPSession, Page, Protocol } from 'puppeteer';
import type { Person } from './person';
import { until } from './waiting';

type PausedRequest = Protocol.Fetch.RequestPausedEvent;

/** Errors of React about missing code. */
const CHUNK_ERROR = /ChunkLoadError|Loading (CSS )?chunk/;

/** Removes expected chunk errors from the complaints. */
export function forgivesChunkErrors({ complaints }: Person): void {
  complaints.push(...complaints.splice(0).filter((text) => !CHUNK_ERROR.test(text)));
}

/** A file that every host of the portal has. */
const PROBE = '/favicon.svg?probe';

/**
 * Passes every matching request of the window to `handle`. Chromium may report interception before it starts, so this sends
 * probe requests until one is intercepted.
 */
async function intercepts(
  page: Page,
  patterns: Protocol.Fetch.RequestPattern[],
  handle: (client: CDPSession, event: PausedRequest) => Promise<unknown>,
): Promise<CDPSession> {
  const client = await page.createCDPSession();
  // Without an open page no probe is needed: the next document is intercepted from its first request on.
  let isActive = !page.url().startsWith('http');
  client.on('Fetch.requestPaused', async (event) => {
    if (event.request.url.endsWith(PROBE)) {
      isActive = true;
      await client.send('Fetch.fulfillRequest', { requestId: event.requestId, responseCode: 204 });
      return;
    }
    // The window may already be closed.
    await handle(client, event).catch(() => {});
  });
  do {
    await client.send('Fetch.enable', {
      patterns: [...patterns, { urlPattern: `*${PROBE.replace('?', '\\?')}` }],
    });
    if (!isActive) await page.evaluate((probe) => fetch(probe).then(() => {}), PROBE);
  } while (!isActive);
  return client;
}

export interface InterceptedFile {
  /** The number of requests so far. */
  requests: () => number;
  restore: () => Promise<void>;
}

async function interceptsFile(
  page: Page,
  urlEnd: string,
  respond: (client: CDPSession, requestId: string) => Promise<unknown>,
): Promise<InterceptedFile> {
  let requests = 0;
  const client = await intercepts(page, [{ urlPattern: `*${urlEnd}` }], async (session, { requestId }) => {
    requests += 1;
    await respond(session, requestId);
  });
  return { requests: () => requests, restore: () => client.detach() };
}

const notFound = (client: CDPSession, requestId: string) =>
  client.send('Fetch.fulfillRequest', { requestId, responseCode: 404 });

/** The portal's host returns 404 for this file so many times or, if `stuck`, never responds. */
export async function blocksFile(
  { page }: Person,
  urlEnd: string,
  { stuck = false, times = Number.POSITIVE_INFINITY } = {},
): Promise<InterceptedFile> {
  await page.setCacheEnabled(false);
  let left = times;
  return interceptsFile(page, urlEnd, async (client, requestId) => {
    left -= 1;
    if (left < 0) await client.send('Fetch.continueRequest', { requestId });
    else if (!stuck) await notFound(client, requestId);
  });
}

/** The portal's host replies with this JSON instead. */
export const repliesWith = ({ page }: Person, urlEnd: string, json: object): Promise<InterceptedFile> =>
  interceptsFile(page, urlEnd, (client, requestId) =>
    client.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'application/json' }],
      body: Buffer.from(JSON.stringify(json)).toString('base64'),
    }),
  );

/** Counts document loads of the window from now on. */
export function countsLoads({ page }: Person): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/**
 * The portal's host returns 404 for this file until the page checks that the host is reachable, which it does before it
 * reloads. Returns a function that waits for that check.
 */
export async function blocksFileUntilDeployed(
  { page }: Person,
  urlEnd: string,
): Promise<() => Promise<void>> {
  let isDeployed = false;
  const patterns = [{ urlPattern: `*${urlEnd}` }, { urlPattern: '*', resourceType: 'Fetch' as const }];
  // A file in the browser's cache would not be requested.
  await page.setCacheEnabled(false);
  await intercepts(page, patterns, async (client, { requestId, request }) => {
    isDeployed ||= request.method === 'HEAD';
    const isMissing = !isDeployed && request.url.endsWith('.js');
    await (isMissing ? notFound(client, requestId) : client.send('Fetch.continueRequest', { requestId }));
  });
  return () => until('the page checks its host', () => isDeployed);
}

/** Runs in the page: navigates like a link, without a reload. */
export function navigate(path: string): void {
  history.pushState({}, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

export const navigates = ({ page }: Person, path: string) => page.evaluate(navigate, path);

/** So many minutes later the person comes back to the window. */
export async function comesBackAfter({ page }: Person, minutes: number): Promise<void> {
  await page.evaluate((ahead) => {
    const now = Date.now;
    Date.now = () => now() + ahead;
    document.dispatchEvent(new Event('visibilitychange'));
  }, minutes * 60_000);
}

export const goesOffline = ({ page }: Person) => page.setOfflineMode(true);
export const goesOnline = ({ page }: Person) => page.setOfflineMode(false);

/** The connection drops during the reply to the next POST to this URL: the server has handled it, but the page gets no reply. */
export async function dropsNextReply({ page }: Person, url: string): Promise<void> {
  const client = await page.createCDPSession();
  client.on('Fetch.requestPaused', async ({ requestId, request }) => {
    if (request.method !== 'POST') {
      // The window may already be closed.
      await client.send('Fetch.continueRequest', { requestId }).catch(() => {});
      return;
    }
    await client.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
    await client.detach();
  });
  await client.send('Fetch.enable', {
    patterns: [{ urlPattern: `*/api/v1/${url}`, requestStage: 'Response' }],
  });
}

/** Serves a script from the portal's host and loads it in the page. */
export async function loadsScript({ page }: Person, path: string, script: string): Promise<void> {
  const client = await page.createCDPSession();
  client.on('Fetch.requestPaused', async ({ requestId }) => {
    await client.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'text/javascript' }],
      body: Buffer.from(script).toString('base64'),
    });
    await client.detach();
  });
  await client.send('Fetch.enable', { patterns: [{ urlPattern: `*${path.split('?')[0]}*` }] });
  await page.evaluate((src) => {
    document.head.append(Object.assign(document.createElement('script'), { src }));
  }, path);
}
