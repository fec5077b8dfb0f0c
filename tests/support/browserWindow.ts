import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer';
import { STATE_COOKIE } from './mockCalls';

/** Timeout of every wait for a page. Long enough for a slow machine. */
export const PATIENCE_MS = 120_000;

export interface PersonOptions {
  /** CSS pixels: 1440 is a desktop, 360 a phone. */
  width?: number;
  /** A separate browser instead of the shared one. */
  ownBrowser?: Browser;
  /** Uses the worker's shared window with cached files instead of a private one. Its other data is cleared. */
  sharesWindow?: boolean;
  /** On by default, so that no test waits for an animation. */
  reducedMotion?: boolean;
  /** Initial value of `umi_locale`. */
  language?: string;
}

let browser: Browser | undefined;

/** Disconnects from the browser at the end of a file, so that the process can exit. */
export async function disconnectBrowser(): Promise<void> {
  await browser?.disconnect();
}

export interface BrowserWindow {
  context: BrowserContext;
  page: Page;
  /** Pages that were open before and stay open. */
  others: Page[];
}

/** Opens a window on the worker's own state of the mock. */
export async function openWindow(options: PersonOptions): Promise<BrowserWindow> {
  const { width = 1440, language, ownBrowser, sharesWindow, reducedMotion = true } = options;
  browser ??= await puppeteer.connect({ browserWSEndpoint: process.env.BROWSER_ENDPOINT });
  const context = sharesWindow
    ? browser.defaultBrowserContext()
    : await (ownBrowser ?? browser).createBrowserContext();
  const others = await context.pages();
  const page = await context.newPage();
  if (sharesWindow) await clearWindow(page);
  await context.setCookie(STATE_COOKIE);
  await preparesTab(page, reducedMotion);
  await page.setViewport({ width, height: width < 600 ? 740 : 900, hasTouch: width < 600 });
  if (language) {
    await page.evaluateOnNewDocument((tag) => {
      if (!localStorage.getItem('umi_locale')) localStorage.setItem('umi_locale', tag);
    }, language);
  }
  return { context, page, others };
}

/** Clears the window's cookies and storage, but not its file cache. */
async function clearWindow(page: Page): Promise<void> {
  const client = await page.createCDPSession();
  await client.send('Network.clearBrowserCookies');
  await client.send('Storage.clearDataForOrigin', {
    origin: process.env.PORTAL_ORIGIN ?? '',
    storageTypes: 'all',
  });
  await client.detach();
}

/** Sets timeout, motion and popup recording of a tab. */
export async function preparesTab(page: Page, reducedMotion: boolean): Promise<void> {
  page.setDefaultTimeout(PATIENCE_MS);
  if (reducedMotion) await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluateOnNewDocument(collectPopups);
}

/** Copies the session storage to a tab of the same host. */
export async function copiesSession(from: Page, to: Page): Promise<void> {
  const kept = await from.evaluate(() => Object.entries(sessionStorage));
  await to.evaluate((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, kept);
}

/** Runs in the page: records the text of every popup. */
export function collectPopups(): void {
  const seen: string[] = [];
  // A popup may be added with its list and again by itself.
  const known = new WeakSet<Element>();
  Object.assign(window, { seenPopups: seen });
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLElement)) continue;
      const popups = '.ant-message-notice, .ant-notification-notice';
      const shown = node.matches(popups) ? [node] : [...node.querySelectorAll<HTMLElement>(popups)];
      for (const popup of shown.filter((candidate) => !known.has(candidate))) {
        known.add(popup);
        seen.push(popup.innerText);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
