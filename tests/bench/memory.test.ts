import type { CDPSession, Page } from 'puppeteer';
import { record } from '../support/bench/figures';
import { newVisitor } from '../support/bench/visitor';
import { letGoOfBrowser } from '../support/browserWindow';
import type { Person } from '../support/person';

afterAll(letGoOfBrowser);

const CHANGES = 500;
/** Rounds over the pages before the first look: until then the heap grows by what the engine compiles, not by what is kept. */
const WARM_UP_ROUNDS = 18;
const PATHS = [
  '/home',
  '/serviceMarket',
  '/serviceMarket/detail/tab1?serviceId=live-transcription',
  '/announcement',
  '/agreement/privacy',
  '/usercenter/overview',
  '/usercenter/order',
  '/welcome',
  '/list/table-list',
  '/dashboard/analysis',
  '/account/center',
];

interface Held {
  heapBytes: number;
  nodes: number;
  listeners: number;
}

/** Goes on without a reload, as a link would, and waits until the page stands. */
async function goesTo({ page }: Person, path: string): Promise<void> {
  await page.evaluate((next) => {
    history.pushState({}, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[aria-busy=true]'),
    {
      polling: 50,
    },
  );
}

/** What is held once everything that nobody holds is gone. */
async function heldBy(page: Page, client: CDPSession): Promise<Held> {
  await page.waitForNetworkIdle({ idleTime: 1_000 });
  for (let round = 0; round < 3; round += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heapBytes: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/** What five hundred changes of the page leave behind, after rounds that have loaded and warmed every page's code. */
it('measures what changes of the page leave behind', async () => {
  const visitor = await newVisitor('admin');
  const client = await visitor.page.createCDPSession();
  await client.send('Performance.enable');
  await client.send('HeapProfiler.enable');
  await visitor.opens('/home');
  for (const path of PATHS) await goesTo(visitor, path);
  await goesTo(visitor, '/home');
  const afterOneRound = await heldBy(visitor.page, client);
  for (let round = 1; round < WARM_UP_ROUNDS; round += 1)
    for (const path of PATHS) await goesTo(visitor, path);
  await goesTo(visitor, '/home');

  const before = await heldBy(visitor.page, client);
  for (let change = 1; change < CHANGES; change += 1)
    await goesTo(visitor, PATHS[change % PATHS.length] ?? '/home');
  await goesTo(visitor, '/home');
  const after = await heldBy(visitor.page, client);
  record('routeChanges', {
    changes: CHANGES,
    warmUpChanges: WARM_UP_ROUNDS * PATHS.length,
    pages: PATHS.length,
    afterOneRound,
    before,
    after,
    growth: {
      heapBytes: after.heapBytes - before.heapBytes,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    },
  });
  await visitor.leaves();
}, 600_000);
