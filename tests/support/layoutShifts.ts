import type { HTTPRequest, Page } from 'puppeteer';
import type { Person } from './person';
import { isIdle, isPageLoaded, until } from './waiting';

interface ShiftedWindow {
  /** The shifts that no input explains, each with the elements that moved. */
  shifts: { value: number; moved: string[] }[];
}

/** Runs before the page's own code: records what moves by itself. */
function watch(): void {
  const watched: ShiftedWindow = { shifts: [] };
  Object.assign(window, watched);
  const toText = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const text = element?.textContent?.slice(0, 30);
        return `${element?.tagName}.${element?.className} "${text}" ${toText(previousRect)} to ${toText(currentRect)}`;
      });
      watched.shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Two frames, after which the browser has reported what moved. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Counts the requests that are on the way. */
function watchTraffic(page: Page) {
  const pending = new Set<HTTPRequest>();
  page.on('request', (request) => void pending.add(request));
  const end = (request: HTTPRequest) => void pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return pending;
}

/**
 * Watches a window for layout shifts. Returns a function that opens a page whose answers arrive one after the other, each when
 * what came before is on the screen, and returns what moved meanwhile.
 */
export async function watchesShifts({ page }: Person) {
  await page.evaluateOnNewDocument(watch);
  await page.setRequestInterception(true);
  const pending = watchTraffic(page);
  const held: HTTPRequest[] = [];
  page.on('request', (request) => {
    if (/\/api\/v1\/(?!user\/query)/.test(request.url())) held.push(request);
    else void request.continue();
  });
  // Code that the page loads late comes before the next answer.
  const settle = async () => {
    do {
      await until('all but the held requests have ended', () => pending.size === held.length);
      await isIdle(page);
      await painted(page);
    } while (pending.size !== held.length);
  };
  return async (path: string) => {
    // The browser does not report every request that ends with its page.
    await page.goto(new URL('/favicon.svg', process.env.PORTAL_ORIGIN).href);
    held.length = 0;
    pending.clear();
    void page.goto(new URL(path, process.env.PORTAL_ORIGIN).href).catch(() => {});
    await page.waitForFunction(
      (wanted) =>
        location.pathname + location.search === wanted &&
        !document.querySelector('#shell') &&
        document.querySelector('main'),
      {},
      path,
    );
    await settle();
    while (held.length > 0 || !(await page.evaluate(isPageLoaded))) {
      await held.shift()?.continue();
      await settle();
    }
    const shifts = await page.evaluate(() => (window as unknown as ShiftedWindow).shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    return { sum, shifts };
  };
}
