import { cleanup, waitFor } from '@testing-library/react';
import { reads as consoleReads } from '../../config/shell/reads/console';
import { reads as marketReads } from '../../config/shell/reads/market';
import { reads as usercenterReads } from '../../config/shell/reads/usercenter';
import { advanceClock } from './clock';
import type { SentCall } from './mockExchange';
import { mockServer } from './pageSetup';
import { openPage, renderApp } from './renderApp';

/** The reads that the document starts, by the path of their page. */
export const earlyReads: Record<string, (search: URLSearchParams) => Promise<unknown>[]> = {
  ...marketReads,
  ...usercenterReads,
  ...consoleReads,
};

/** Addresses of the pages whose reads start early, with and without a query, and who opens them. */
export const VISITS: [address: string, account: string][] = [
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
  ['/welcome', 'admin'],
  ['/dashboard/analysis', 'admin'],
  ['/dashboard/analysis?range=week', 'admin'],
  ['/dashboard/analysis?from=2026-01-01&to=2026-01-31', 'admin'],
  ['/list/search/articles', 'admin'],
  ['/list/search/articles?keyword=a&pageSize=10', 'admin'],
  ['/list/table-list', 'admin'],
  ['/list/table-list?status=running&sort=name&from=2026-01-01&pageSize=50', 'admin'],
  ['/dashboard/workplace', 'admin'],
];

/** Longer than any answer is cached. */
const CACHED_SECONDS = 3_600;

export const pathOf = (address: string) => new URL(address, 'http://portal.test').pathname;

const toText = ({ method, path, query, headers }: SentCall) =>
  JSON.stringify([method, path, query, Object.entries(headers).sort()]);

/** Expects the page to make each of its early reads itself, with the same URL and headers. */
export async function expectSameReads(address: string, account: string): Promise<void> {
  // Any page starts the request layer.
  await openPage('/nowhere', { account });
  cleanup();
  advanceClock(CACHED_SECONDS);
  const { calls } = mockServer();
  calls.length = 0;
  let isAnswered = false;
  const reads = earlyReads[pathOf(address)]?.(new URL(address, 'http://portal.test').searchParams) ?? [];
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
}
