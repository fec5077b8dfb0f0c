import type { Page } from 'puppeteer';
import { median, record } from '../support/bench/figures';
import { newVisitor } from '../support/bench/visitor';
import { disconnectBrowser } from '../support/browserWindow';
import type { Person } from '../support/person';

/** Runs in the page: records the duration of each interaction of 16 ms and more. */
function watchInteractions(): void {
  const seen: number[] = [];
  Object.assign(window, { seenInteractions: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId) seen.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Milliseconds from the slowest key or press of an action to the frame that shows its effect, as the field's "interaction
 * to next paint" has it; 0 for less than 16.
 */
async function interactionTime(page: Page, act: () => Promise<void>): Promise<number> {
  // A click would miss a control that is still moving.
  await page.waitForNetworkIdle({ idleTime: 600 });
  await page.evaluate(watchInteractions);
  await act();
  await page.waitForNetworkIdle({ idleTime: 600 });
  // Waits until the page is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 300))));
  const seen = await page.evaluate(
    () => (window as unknown as { seenInteractions: number[] }).seenInteractions,
  );
  return Math.max(0, ...seen);
}

afterAll(disconnectBrowser);

const TIMES = 3;

/** Frequent actions: page, user, and the control to press or the field to type into. */
const ACTIONS: { name: string; path: string; user?: 'user' | 'admin'; selector: string; types?: string }[] = [
  { name: 'login: phone tab', path: '/login', selector: '[role=tab]:not([aria-selected=true])' },
  { name: 'login: write the name', path: '/login', selector: 'input[name=username]', types: 'someone' },
  { name: 'login: log in with nothing', path: '/login', selector: 'button[type=submit]' },
  { name: 'home: write into the search', path: '/home', selector: 'main input', types: 'speech' },
  { name: 'market: set a filter', path: '/serviceMarket', selector: 'main input[type=checkbox]' },
  {
    name: 'market: compare a service',
    path: '/serviceMarket',
    selector: 'article input[type=checkbox]',
  },
  {
    name: 'detail: choose another plan',
    path: '/serviceMarket/detail/tab1?serviceId=live-transcription',
    selector: 'input[type=radio]:not(:checked)',
  },
  {
    name: 'orders: another tab',
    path: '/usercenter/order',
    user: 'user',
    selector: 'main nav a[href*="tab="]',
  },
  {
    name: 'rules: choose a row',
    path: '/list/table-list',
    user: 'admin',
    selector: 'tr[data-row-key] input[type=checkbox]',
  },
  {
    name: 'rules: sort by calls',
    path: '/list/table-list',
    user: 'admin',
    selector: 'th[data-column=callNo] button',
  },
  {
    name: 'rules: select the page',
    path: '/list/table-list?pageSize=100',
    user: 'admin',
    selector: 'thead input[type=checkbox]',
  },
  {
    name: 'rules: filter by status',
    path: '/list/table-list',
    user: 'admin',
    selector: 'a[href*="status=abnormal"]',
  },
  {
    name: 'rules: next page',
    path: '/list/table-list',
    user: 'admin',
    selector: '.ant-pagination-next button',
  },
  {
    name: 'dashboard: another range',
    path: '/dashboard/analysis',
    user: 'admin',
    selector: '.ant-radio-button-wrapper:not(.ant-radio-button-wrapper-checked)',
  },
];

async function measureTime({ page }: Person, { selector, types }: (typeof ACTIONS)[number]): Promise<number> {
  const control = await page.waitForSelector(selector);
  if (!control) throw new Error(`No ${selector}`);
  if (types === undefined) return interactionTime(page, () => control.click());
  await control.focus();
  return interactionTime(page, () => page.keyboard.type(types));
}

/** Milliseconds from an interaction to the next frame at a quarter of this machine's speed: the median of three. */
it('measures the most frequent interactions', async () => {
  const figures: Record<string, number> = {};
  for (const action of ACTIONS) {
    const times: number[] = [];
    while (times.length < TIMES) {
      const visitor = await newVisitor(action.user);
      await visitor.opens(action.path);
      await visitor.page.emulateCPUThrottling(4);
      times.push(await measureTime(visitor, action));
      await visitor.leaves();
    }
    figures[action.name] = median(times);
  }
  record('interactionToNextPaint', { cpuSlowdown: 4, actions: figures });
}, 300_000);
