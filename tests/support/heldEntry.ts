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

export interface HeldEntry {
  /** Opens a page in this window and waits until it is shown without its code. */
  opens: (path: string) => Promise<void>;
  /** Lets the entry of the open page through. */
  release: () => Promise<void>;
}

/** Holds back the entry of each page that is opened, as if for the first time, in a theme. */
export async function holdsEntry({ page }: Person, theme = 'system'): Promise<HeldEntry> {
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
  return {
    async opens(path) {
      // The entry of a page that is left is no longer wanted.
      held.length = 0;
      isHolding = true;
      void page.goto(new URL(path, process.env.PORTAL_ORIGIN).href).catch(() => {});
      await page.waitForFunction(
        (wanted) =>
          location.pathname + location.search === wanted &&
          document.querySelector('#shell.dark, #shell.light'),
        {},
        path,
      );
    },
    async release() {
      await until('a request for the entry', () => held.length > 0);
      isHolding = false;
      for (const request of held.splice(0)) await request.continue();
    },
  };
}

/** Opens a page without its entry. Returns a function that lets the entry through. */
export async function opensHeld(person: Person, path: string, theme?: string): Promise<() => Promise<void>> {
  const { opens, release } = await holdsEntry(person, theme);
  await opens(path);
  return release;
}
