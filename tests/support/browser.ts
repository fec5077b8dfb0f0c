import puppeteer, { type Browser } from 'puppeteer';
import { ADVICE, findBrowser } from './browserPath.cjs';

/** Path of a browser to drive. Throws when there is none. */
function browserPath(): string {
  const path = findBrowser();
  if (!path) throw new Error(`No Chrome or Chromium is installed. ${ADVICE}`);
  return path;
}

/** A default of puppeteer, whose waiting does not support this cache. */
const NO_BACK_FORWARD_CACHE = '--disable-back-forward-cache';

/** Launches a headless browser without background requests. `keepsPages` turns the back-forward cache on. */
export function launchBrowser({ keepsPages = false } = {}): Promise<Browser> {
  return puppeteer.launch({
    executablePath: browserPath(),
    ignoreDefaultArgs: keepsPages ? [NO_BACK_FORWARD_CACHE] : [],
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--headless=new',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // One process for all pages shares compiled code and makes each page a quarter faster.
      '--process-per-site',
      '--lang=zh-CN',
    ],
  });
}
