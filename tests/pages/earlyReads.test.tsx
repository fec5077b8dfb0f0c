import { cleanup, waitFor } from '@testing-library/react';
import { reads as consoleReads } from '../../config/shell/reads/console';
import { READ_GROUPS } from '../../config/shell/reads/groups';
import { reads as marketReads } from '../../config/shell/reads/market';
import { reads as usercenterReads } from '../../config/shell/reads/usercenter';
import { advanceClock } from '../support/clock';
import type { SentCall } from '../support/mockExchange';
import { mockServer } from '../support/pageSetup';
import { openPage, renderApp } from '../support/renderApp';

const tables: Record<string, (search: URLSearchParams) => Promise<unknown>[]> = {
  ...marketReads,
  ...usercenterReads,
  ...consoleReads,
};

/** Addresses of the pages whose reads start early, with and without a query, and who opens them. */
const VISITS: [address: string, account: string][] = [
  ['/serviceMarket', ''],
  ['/serviceMarket?columnId=10102&type=api&sort=price&current=2&keyword=%20api%20', 'user'],
  ['/serviceMarket/detail/tab1?serviceId=live-transcription', ''],
  ['/serviceMarket/detail/tab2?serviceId=live-transcription', 'user'],
  ['/usercenter/order', 'user'],
  ['/usercenter/order?tab=completed&from=2026-01-01&to=2026-02-01&keyword=a&page=1', 'user'],
  ['/usercenter/service', 'user'],
  ['/usercenter/service?group=running&keyword=mail', 'user'],
  ['/usercenter/service/charge', 'user'],
  ['/usercenter/service/charge?direction=in&month=2026-02', 'user'],
  ['/usercenter/invoice', 'user'],
  ['/usercenter/invoice?tab=list&keyword=a', 'user'],
  ['/usercenter/invoice?tab=titles', 'user'],
  ['/list/table-list', 'admin'],
  ['/list/table-list?status=running&sort=name&from=2026-01-01&pageSize=50', 'admin'],
  ['/dashboard/workplace', 'admin'],
];

/** Longer than any answer is cached. */
const CACHED_SECONDS = 3_600;

const pathOf = (address: string) => new URL(address, 'http://portal.test').pathname;

const toText = ({ method, path, query, headers }: SentCall) =>
  JSON.stringify([method, path, query, Object.entries(headers).sort()]);

it('covers every page whose reads start early', () => {
  const paths = Object.values(READ_GROUPS).flat();
  expect(Object.keys(tables).sort()).toEqual([...paths].sort());
  expect([...new Set(VISITS.map(([address]) => pathOf(address)))].sort()).toEqual([...paths].sort());
});

it.each(VISITS)(
  '%s makes each early read itself, with the same URL and headers',
  async (address, account) => {
    // Any page starts the request layer.
    await openPage('/nowhere', { account });
    cleanup();
    advanceClock(CACHED_SECONDS);
    const { calls } = mockServer();
    calls.length = 0;
    let isAnswered = false;
    const reads = tables[pathOf(address)]?.(new URL(address, 'http://portal.test').searchParams) ?? [];
    void Promise.all(reads).then(() => {
      isAnswered = true;
    });
    await waitFor(() => expect(isAnswered).toBe(true));
    const early = calls.map(toText);
    expect(early).toHaveLength(reads.length);

    // What the calls above have cached is forgotten.
    advanceClock(CACHED_SECONDS);
    calls.length = 0;
    renderApp(address);
    await waitFor(() => expect(early.filter((call) => !calls.map(toText).includes(call))).toEqual([]));
  },
);
