import type { Person } from './person';
import { until } from './until';

/** What React says of code that was lost, which a journey that takes code away expects. */
const OF_LOST_CODE = /ChunkLoadError|Loading (CSS )?chunk/;

/** Takes away what the browser said of lost code; whatever else it said stays. */
export function forgivesLostCode({ complaints }: Person): void {
  complaints.push(...complaints.splice(0).filter((text) => !OF_LOST_CODE.test(text)));
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
  const client = await page.createCDPSession();
  let asked = 0;
  client.on('Fetch.requestPaused', async ({ requestId }) => {
    asked += 1;
    if (stuck) return;
    // The window may be closed by now.
    await client.send('Fetch.fulfillRequest', { requestId, responseCode: 404 }).catch(() => {});
  });
  await page.setCacheEnabled(false);
  await client.send('Fetch.enable', { patterns: [{ urlPattern }] });
  return { asked: () => asked, isBack: () => client.detach() };
}

/** The portal's host answers with this instead. */
export async function answersWith({ page }: Person, urlPattern: string, json: object): Promise<LostFile> {
  const client = await page.createCDPSession();
  let asked = 0;
  client.on('Fetch.requestPaused', async ({ requestId }) => {
    asked += 1;
    await client.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'application/json' }],
      body: Buffer.from(JSON.stringify(json)).toString('base64'),
    });
  });
  await client.send('Fetch.enable', { patterns: [{ urlPattern }] });
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
  const client = await page.createCDPSession();
  let isDeployed = false;
  client.on('Fetch.requestPaused', async ({ requestId, request }) => {
    isDeployed ||= request.method === 'HEAD';
    const isLost = !isDeployed && request.url.endsWith('.js');
    await (isLost
      ? client.send('Fetch.fulfillRequest', { requestId, responseCode: 404 })
      : client.send('Fetch.continueRequest', { requestId })
    )
      // The window may be closed by now.
      .catch(() => {});
  });
  // What the browser has in memory would not be asked for.
  await page.setCacheEnabled(false);
  await client.send('Fetch.enable', {
    patterns: [{ urlPattern }, { urlPattern: '*', resourceType: 'Fetch' }],
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
