import type { Page } from 'puppeteer';

export interface LoadedFile {
  path: string;
  /** Over the wire, compressed, with its headers. */
  bytes: number;
}

/** Runs before the page's own code: what a timer loads later is not part of a first visit, however slow the machine is. */
function endNoLongTimers(): void {
  const { setTimeout } = window;
  const later = (run: () => void, delay = 0) => (delay < 1_000 ? setTimeout(run, delay) : 0);
  Object.assign(window, { setTimeout: later });
}

/** Loads a page of the portal in a fresh cache and tells every file it fetched from the portal itself. */
export async function loadedFiles(page: Page, path: string): Promise<LoadedFile[]> {
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const urls = new Map<string, string>();
  const files: LoadedFile[] = [];
  client.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = new URL(urls.get(requestId) ?? 'about:blank');
    if (url.origin === process.env.PORTAL_ORIGIN)
      files.push({ path: url.pathname, bytes: encodedDataLength });
  });
  await page.evaluateOnNewDocument(endNoLongTimers);
  await page.goto(new URL(path, process.env.PORTAL_ORIGIN).href, { waitUntil: 'networkidle0' });
  await client.detach();
  return files;
}

export const isScript = ({ path }: LoadedFile) => path.endsWith('.js');

export const totalBytes = (files: LoadedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
