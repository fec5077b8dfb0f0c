import type { HTTPRequest } from 'puppeteer';
import type { Person } from './person';
import { until } from './waiting';

const ENTRY = /\/umi\.\w+\.js$/;

/** Runs before the page's own code: sums up layout shifts. */
function watchShifts(): void {
  const watched = { shift: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Opens a page whose entry is held back, in a theme, as if for the first time. Returns a function that lets the entry through,
 * and holds the one of the next document back if wanted.
 */
export async function opensHeld(
  { page }: Person,
  path: string,
  theme = 'system',
): Promise<(options?: { holdsNext?: boolean }) => Promise<void>> {
  const held: HTTPRequest[] = [];
  let isHolding = true;
  await page.setCacheEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (isHolding && ENTRY.test(request.url())) held.push(request);
    else void request.continue();
  });
  await page.evaluateOnNewDocument(watchShifts);
  await page.evaluateOnNewDocument((choice) => localStorage.setItem('portal_theme', choice), theme);
  void page.goto(new URL(path, process.env.PORTAL_ORIGIN).href).catch(() => {});
  await page.waitForFunction(
    (wanted) =>
      location.pathname + location.search === wanted && document.querySelector('#shell.dark, #shell.light'),
    {},
    path,
  );
  return async ({ holdsNext = false } = {}) => {
    await until('a request for the entry', () => held.length > 0);
    isHolding = holdsNext;
    for (const request of held.splice(0)) await request.continue();
  };
}
