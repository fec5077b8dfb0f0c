import { median, record } from '../support/bench/figures';
import { interactionTime } from '../support/bench/interactions';
import { newVisitor } from '../support/bench/visitor';
import { letGoOfBrowser } from '../support/browserWindow';
import type { Person } from '../support/person';

afterAll(letGoOfBrowser);

const TIMES = 3;

/** What people do most: who does it, where, and the control they press or the field they write into. */
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
    selector: '.ant-table-column-has-sorters',
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

/** Milliseconds from a press to the next frame on a device of a quarter of this speed: the median of three. */
it('times what people do most', async () => {
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
