import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer';
import { STATE_COOKIE } from './mockCalls';

/** How long to wait for what a page is about to show: no measure of speed, a slow machine may take most of it. */
export const PATIENCE_MS = 120_000;

export interface PersonOptions {
  /** CSS pixels: 1440 is a desk, 360 a phone. */
  width?: number;
  /** A browser of their own instead of the one that all share. */
  ownBrowser?: Browser;
  /** The window that the worker's journeys use in turn instead of a private one: emptied, but the portal's files are cached. */
  sharesWindow?: boolean;
  /** The device asks for no motion unless told otherwise: nothing has to be waited for that only moves. */
  reducedMotion?: boolean;
  /** What `umi_locale` holds before the first visit; none unless told. */
  language?: string;
}

let browser: Browser | undefined;

/** Lets go of the browser at the end of a file, so that nothing keeps the run alive. */
export async function letGoOfBrowser(): Promise<void> {
  await browser?.disconnect();
}

export interface BrowserWindow {
  context: BrowserContext;
  page: Page;
  /** What was open in the window before, and stays. */
  others: Page[];
}

/** Opens a window as these options describe it, on the worker's own state of the mock. */
export async function openWindow(options: PersonOptions): Promise<BrowserWindow> {
  const { width = 1440, language, ownBrowser, sharesWindow, reducedMotion = true } = options;
  browser ??= await puppeteer.connect({ browserWSEndpoint: process.env.BROWSER_ENDPOINT });
  const context = sharesWindow
    ? browser.defaultBrowserContext()
    : await (ownBrowser ?? browser).createBrowserContext();
  const others = await context.pages();
  const page = await context.newPage();
  if (sharesWindow) await forgetsEverything(page);
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

/** Empties what a window keeps of the portal, but for its cache of files. */
async function forgetsEverything(page: Page): Promise<void> {
  const client = await page.createCDPSession();
  await client.send('Network.clearBrowserCookies');
  await client.send('Storage.clearDataForOrigin', {
    origin: process.env.PORTAL_ORIGIN ?? '',
    storageTypes: 'all',
  });
  await client.detach();
}

/** Sets how long a tab waits, whether it moves, and has it keep the texts of popups. */
export async function preparesTab(page: Page, reducedMotion: boolean): Promise<void> {
  page.setDefaultTimeout(PATIENCE_MS);
  if (reducedMotion) await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluateOnNewDocument(collectPopups);
}

/** Runs in the page: keeps the text of every popup that ever appears, however short it stands there. */
export function collectPopups(): void {
  const seen: string[] = [];
  // A popup is added once with its list and once by itself.
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
