import type { Page } from 'puppeteer';
/** Runs in the page: whether it has its title, nothing of the outline is left, and nothing on it waits for its data. */
export function isWhole(): boolean {
  if (document.contentType !== 'text/html') return true;
  const waits = document.querySelector('#shell, [aria-busy=true]') !== null;
  return document.querySelector('h1') !== null && !waits;
}

/** Runs in the page: resolves soon after something in it has changed, or after so many milliseconds. */
export function nextChange(patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(() => setTimeout(end, 30));
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    setTimeout(end, patienceMs);
  });
}

/** Waits until the page has nothing left to do: on a busy machine it may need long until it sends its next call. */
export const isIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle())));
