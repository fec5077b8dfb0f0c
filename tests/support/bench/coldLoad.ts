import type { Page } from 'puppeteer';
import { newVisitor, slowDown } from './visitor';

/** Milliseconds from the request of the page; the layout shift has no unit. */
export interface PageTimes {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  layoutShift: number;
}

interface Watched {
  times: Omit<PageTimes, 'blocking'>;
  tasks: { start: number; duration: number }[];
}

/** Runs before the page's own code: records paints, layout shifts and long tasks. */
function watch(): void {
  const watched: Watched = { times: { firstPaint: 0, largestPaint: 0, layoutShift: 0 }, tasks: [] };
  Object.assign(window, { watched });
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.times.firstPaint = startTime;
  });
  each('largest-contentful-paint', ({ startTime }) => {
    watched.times.largestPaint = startTime;
  });
  each('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) watched.times.layoutShift += value;
  });
  each('longtask', ({ startTime, duration }) => watched.tasks.push({ start: startTime, duration }));
}

/** Loads the page and waits until it is idle. */
async function loadTimes(page: Page, path: string): Promise<PageTimes> {
  await page.evaluateOnNewDocument(watch);
  await page.goto(new URL(path, process.env.PORTAL_ORIGIN).href, { waitUntil: 'networkidle0' });
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[aria-busy=true]'),
  );
  await page.waitForNetworkIdle({ idleTime: 500 });
  const { times, tasks } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  // Total blocking time: the part of each task over 50 ms, from the first paint on.
  const blocking = tasks
    .filter(({ start }) => start >= times.firstPaint)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
  return { ...times, blocking };
}

/** Times a first visit on a slow device and connection, signed in if a user is given. */
export async function coldLoad(path: string, user?: string): Promise<PageTimes> {
  const visitor = await newVisitor(user);
  try {
    await slowDown(visitor.page);
    return await loadTimes(visitor.page, path);
  } finally {
    await visitor.leaves();
  }
}
