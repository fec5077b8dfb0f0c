import { runInNewContext } from 'node:vm';
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

/** Watches the files that a page fetches from the portal itself. */
export async function watchFiles(page: Page) {
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  const urls = new Map<string, string>();
  let files: LoadedFile[] = [];
  client.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = new URL(urls.get(requestId) ?? 'about:blank');
    if (url.origin === process.env.PORTAL_ORIGIN)
      files.push({ path: url.pathname, bytes: encodedDataLength });
  });
  return {
    client,
    /** The files since the last call. */
    takeFiles(): LoadedFile[] {
      const taken = files;
      files = [];
      return taken;
    },
  };
}

/** Loads a page of the portal in a fresh cache and tells every file it fetched. */
export async function loadedFiles(page: Page, path: string): Promise<LoadedFile[]> {
  const { client, takeFiles } = await watchFiles(page);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.evaluateOnNewDocument(endNoLongTimers);
  await page.goto(new URL(path, process.env.PORTAL_ORIGIN).href, { waitUntil: 'networkidle0' });
  await client.detach();
  return takeFiles();
}

export const isScript = ({ path }: LoadedFile) => path.endsWith('.js');

export const totalBytes = (files: LoadedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** The code of a script. */
async function read(path: string): Promise<string> {
  const url = new URL(path, process.env.PORTAL_ORIGIN);
  return (await fetch(url, { headers: { connection: 'close' } })).text();
}

/** The bytes of each module of a script by its id; none of the entry, whose modules no other file contains. */
function moduleBytes(code: string): [id: string, bytes: number][] {
  const modules: [string, number][] = [];
  const push = ([, added]: [unknown, Record<string, () => void>]) =>
    modules.push(...Object.entries(added).map(([id, run]): [string, number] => [id, String(run).length]));
  const self = new Proxy({}, { get: (_, name) => String(name).startsWith('webpackChunk') && { push } });
  if (/^(["']use strict["'];)?\(self\.webpackChunk/.test(code)) runInNewContext(code, { self });
  return modules;
}

/** The share of the code of these scripts that is in another one of them as well. */
export async function repeatedShare(scripts: LoadedFile[]): Promise<number> {
  const known = new Set<string>();
  let all = 0;
  let repeated = 0;
  for (const { path } of scripts) {
    const code = await read(path);
    all += code.length;
    for (const [id, bytes] of moduleBytes(code)) {
      if (known.has(id)) repeated += bytes;
      known.add(id);
    }
  }
  return repeated / all;
}
