import type { CDPSession, Page } from 'puppeteer';
import { record } from '../support/bench/figures';
import { newVisitor } from '../support/bench/visitor';
import { disconnectBrowser } from '../support/browserWindow';
import { navigates } from '../support/faults';
import type { Person } from '../support/person';

afterAll(disconnectBrowser);

const CHANGES = 500;
/** Rounds over the pages before the first measurement, so that compilation does not count. */
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

/** Navigates without a reload and waits until the page has rendered. */
async function goesTo(person: Person, path: string): Promise<void> {
  await navigates(person, path);
  await person.page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[aria-busy=true]'),
    {
      polling: 50,
    },
  );
}

/** Heap, nodes and listeners after garbage collection. */
async function measureHeld(page: Page, client: CDPSession): Promise<Held> {
  await page.waitForNetworkIdle({ idleTime: 1_000 });
  for (let round = 0; round < 3; round += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heapBytes: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

const growth = (before: Held, after: Held): Held => ({
  heapBytes: after.heapBytes - before.heapBytes,
  nodes: after.nodes - before.nodes,
  listeners: after.listeners - before.listeners,
});

/** Growth after five hundred route changes, when the code of every page is loaded and warm. */
it('measures the memory that route changes leave behind', async () => {
  const visitor = await newVisitor('admin');
  const client = await visitor.page.createCDPSession();
  await client.send('Performance.enable');
  await client.send('HeapProfiler.enable');
  await visitor.opens('/home');
  for (const path of PATHS) await goesTo(visitor, path);
  await goesTo(visitor, '/home');
  const afterOneRound = await measureHeld(visitor.page, client);
  for (let round = 1; round < WARM_UP_ROUNDS; round += 1)
    for (const path of PATHS) await goesTo(visitor, path);
  await goesTo(visitor, '/home');

  const before = await measureHeld(visitor.page, client);
  for (let change = 1; change < CHANGES; change += 1)
    await goesTo(visitor, PATHS[change % PATHS.length] ?? '/home');
  await goesTo(visitor, '/home');
  const after = await measureHeld(visitor.page, client);
  record('routeChanges', {
    changes: CHANGES,
    warmUpChanges: WARM_UP_ROUNDS * PATHS.length,
    pages: PATHS.length,
    afterOneRound,
    before,
    after,
    growth: growth(before, after),
  });
  await visitor.leaves();
}, 600_000);

const ADDRESSES = 300;

/** Growth after three hundred addresses that nobody opened before, as a crawl through searches and filters has them. */
it('measures the memory that addresses with different queries leave behind', async () => {
  const visitor = await newVisitor('admin');
  const client = await visitor.page.createCDPSession();
  await client.send('Performance.enable');
  await client.send('HeapProfiler.enable');
  await visitor.opens('/home');
  const visit = async (from: number, to: number) => {
    for (let index = from; index < to; index += 1) {
      const path = ['/serviceMarket', '/usercenter/order', '/list/table-list'][index % 3];
      await goesTo(visitor, `${path}?keyword=word-${index}&current=${1 + (index % 2)}`);
    }
    await goesTo(visitor, '/home');
  };

  await visit(0, ADDRESSES);
  const before = await measureHeld(visitor.page, client);
  await visit(ADDRESSES, 2 * ADDRESSES);
  const after = await measureHeld(visitor.page, client);
  record('differentQueries', {
    addresses: ADDRESSES,
    warmUpAddresses: ADDRESSES,
    before,
    after,
    growth: growth(before, after),
  });
  await visitor.leaves();
}, 600_000);
