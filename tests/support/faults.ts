import type { CDPSession, Page, Protocol } from 'puppeteer';
import type { Person } from './person';
import { until } from './waiting';

/** What React says of code that was lost, which a journey that takes code away expects. */
const OF_LOST_CODE = /ChunkLoadError|Loading (CSS )?chunk/;

/** Takes away what the browser said of lost code; whatever else it said stays. */
export function forgivesChunkErrors({ complaints }: Person): void {
  complaints.push(...complaints.splice(0).filter((text) => !OF_LOST_CODE.test(text)));
}

/** A file that every host of the portal has. */
const PROBE = '/favicon.svg?probe';

/**
 * Passes every request of the window that matches one of the patterns to `handle`. Chromium sometimes reports that it intercepts
 * before it does, so a request of our own is sent until it is intercepted.
 */
async function intercepts(
  page: Page,
  patterns: Protocol.Fetch.RequestPattern[],
  handle: (client: CDPSession, event: Protocol.Fetch.RequestPausedEvent) => Promise<unknown>,
): Promise<CDPSession> {
  const client = await page.createCDPSession();
  // Nothing is open yet: a document that is opened later passes through from its first request on.
  let isActive = !page.url().startsWith('http');
  client.on('Fetch.requestPaused', async (event) => {
    if (event.request.url.endsWith(PROBE)) {
      isActive = true;
      await client.send('Fetch.fulfillRequest', { requestId: event.requestId, responseCode: 204 });
      return;
    }
    // The window may be closed by now.
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

export interface LostFile {
  /** How often it was asked for. */
  asked: () => number;
  /** The host has it again. */
  isBack: () => Promise<void>;
}

/** The portal's host has this file no more, or, `stuck`, begins an answer that never comes. `*` stands for anything. */
export async function losesFile(
  { page }: Person,
  urlPattern: string,
  { stuck = false } = {},
): Promise<LostFile> {
  let asked = 0;
  await page.setCacheEnabled(false);
  const client = await intercepts(page, [{ urlPattern }], async (session, { requestId }) => {
    asked += 1;
    if (!stuck) await session.send('Fetch.fulfillRequest', { requestId, responseCode: 404 });
  });
  return { asked: () => asked, isBack: () => client.detach() };
}

/** The portal's host answers with this instead. */
export async function answersWith({ page }: Person, urlPattern: string, json: object): Promise<LostFile> {
  let asked = 0;
  const client = await intercepts(page, [{ urlPattern }], async (session, { requestId }) => {
    asked += 1;
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'application/json' }],
      body: Buffer.from(JSON.stringify(json)).toString('base64'),
    });
  });
  return { asked: () => asked, isBack: () => client.detach() };
}

/** Counts how often the window loads a whole document from now on. */
export function countsLoads({ page }: Person): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/**
 * The portal's host has this file no more until the page asks whether its host is there, as it does before it loads itself
 * again: by then there is a new version. Returns how to wait for that.
 */
export async function losesFileUntilDeployed(
  { page }: Person,
  urlPattern: string,
): Promise<() => Promise<void>> {
  let isDeployed = false;
  const patterns = [{ urlPattern }, { urlPattern: '*', resourceType: 'Fetch' as const }];
  // What the browser has in memory would not be asked for.
  await page.setCacheEnabled(false);
  await intercepts(page, patterns, async (session, { requestId, request }) => {
    isDeployed ||= request.method === 'HEAD';
    const isLost = !isDeployed && request.url.endsWith('.js');
    await (isLost
      ? session.send('Fetch.fulfillRequest', { requestId, responseCode: 404 })
      : session.send('Fetch.continueRequest', { requestId }));
  });
  return () => until('the page asks its host', () => isDeployed);
}

/** Goes on as a link would, without a reload. */
export async function goesOn({ page }: Person, path: string): Promise<void> {
  await page.evaluate((next) => {
    history.pushState({}, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The line drops, or is back. */
export const losesLine = ({ page }: Person) => page.setOfflineMode(true);
export const getsLineBack = ({ page }: Person) => page.setOfflineMode(false);

/** The line drops just when the next POST is answered: the server has done it, the page never hears of it. */
export async function losesNextReply({ page }: Person): Promise<void> {
  const client = await page.createCDPSession();
  client.on('Fetch.requestPaused', async ({ requestId, request }) => {
    if (request.method !== 'POST') {
      // The window may be closed by now.
      await client.send('Fetch.continueRequest', { requestId }).catch(() => {});
      return;
    }
    await client.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
    await client.detach();
  });
  await client.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/v1/*', requestStage: 'Response' }] });
}

/** The portal's host serves a script with an error, and the page loads it. */
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
