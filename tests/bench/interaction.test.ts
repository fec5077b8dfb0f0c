import type { Page } from 'puppeteer';
import { median, record } from '../support/bench/figures';
import { newVisitor } from '../support/bench/visitor';
import { disconnectBrowser } from '../support/browserWindow';
import type { Person } from '../support/person';

interface Seen {
  /** Milliseconds from each key or press to the end of the frame after it. */
  interactions: number[];
  /** When each answer of the API had arrived, in milliseconds. */
  answers: number[];
  /** When the page changed and when that was painted, in milliseconds. */
  paints: [changed: number, painted: number][];
}

/**
 * Runs in the page: records interactions, answers and paints. The browser's own event timing leaves out what takes less
 * than 16 ms, and answers.
 */
function watchInteractions(): void {
  const seen: Seen = { interactions: [], answers: [], paints: [] };
  Object.assign(window, { seen });
  /** Calls back in a task after the next frame's callbacks, which runs when the frame has been painted. */
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        done();
      };
      port2.postMessage(undefined);
    });
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup']) {
    const listener = ({ timeStamp }: Event) =>
      afterPaint(() => seen.interactions.push(performance.now() - timeStamp));
    addEventListener(type, listener, true);
  }
  new PerformanceObserver((list) => {
    for (const { name, responseEnd } of list.getEntries() as PerformanceResourceTiming[])
      if (name.includes('/api/')) seen.answers.push(responseEnd);
  }).observe({ type: 'resource' });
  let changed = 0;
  new MutationObserver(() => {
    if (changed) return;
    changed = performance.now();
    afterPaint(() => {
      seen.paints.push([changed, performance.now()]);
      changed = 0;
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

interface Figures {
  /** Milliseconds from the slowest key or press of an action to the frame after it, about the field's "interaction to next paint". */
  nextPaint: number;
  /** Milliseconds from the slowest answer to the frame that shows it; missing when the action calls nothing. */
  answerToPaint?: number;
}

async function interactionTime(page: Page, act: () => Promise<void>): Promise<Figures> {
  // A click would miss a control that is still moving.
  await page.waitForNetworkIdle({ idleTime: 600 });
  await page.evaluate(watchInteractions);
  await act();
  await page.waitForNetworkIdle({ idleTime: 600 });
  // Waits until the page is idle.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => setTimeout(done, 300), { timeout: 5_000 })),
  );
  const { interactions, answers, paints } = await page.evaluate(
    () => (window as unknown as { seen: Seen }).seen,
  );
  const waits = answers.flatMap((answer) => {
    const paint = paints.find(([changed]) => changed >= answer);
    return paint ? [paint[1] - answer] : [];
  });
  return {
    nextPaint: Math.round(Math.max(...interactions)),
    ...(waits.length > 0 && { answerToPaint: Math.round(Math.max(...waits)) }),
  };
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
    selector: 'nav li:last-child a[href*="current=2"]',
  },
  {
    name: 'dashboard: another range',
    path: '/dashboard/analysis',
    user: 'admin',
    selector: '.ant-radio-button-wrapper:not(.ant-radio-button-wrapper-checked)',
  },
];

async function measureTime(
  { page }: Person,
  { selector, types }: (typeof ACTIONS)[number],
): Promise<Figures> {
  const control = await page.waitForSelector(selector);
  if (!control) throw new Error(`No ${selector}`);
  if (types === undefined) return interactionTime(page, () => control.click());
  await control.focus();
  return interactionTime(page, () => page.keyboard.type(types));
}

/** At a quarter of this machine's speed: medians of three. */
it('measures the most frequent interactions', async () => {
  const figures: Record<string, Figures> = {};
  for (const action of ACTIONS) {
    const times: Figures[] = [];
    while (times.length < TIMES) {
      const visitor = await newVisitor(action.user);
      await visitor.opens(action.path);
      await visitor.page.emulateCPUThrottling(4);
      times.push(await measureTime(visitor, action));
      await visitor.leaves();
    }
    const answered = times.flatMap(({ answerToPaint }) => answerToPaint ?? []);
    figures[action.name] = {
      nextPaint: median(times.map(({ nextPaint }) => nextPaint)),
      ...(answered.length > 0 && { answerToPaint: median(answered) }),
    };
  }
  record('interactions', { cpuSlowdown: 4, actions: figures });
}, 300_000);
