import { DEFAULT_PAGE_SIZE, type Listing, MAX_PAGE_SIZE } from '../../src/domain/listing';

type PageQuery = (name: 'current' | 'pageSize') => string | undefined;

/** The page of a list that `current` and `pageSize` name; invalid values count as missing. */
export function toPage<T>(items: readonly T[], query: PageQuery): Listing<T>;
export function toPage<T, View>(
  items: readonly T[],
  query: PageQuery,
  toView: (item: T) => View,
): Listing<View>;
export function toPage(
  items: readonly unknown[],
  query: PageQuery,
  toView = (item: unknown) => item,
): Listing<unknown> {
  const pageSize = Math.min(toPositive(query('pageSize')) ?? DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
  const current = toPositive(query('current')) ?? 1;
  const start = (current - 1) * pageSize;
  const list = items.slice(start, start + pageSize).map((item) => toView(item));
  return { list, total: items.length, current, pageSize };
}

/** Whether a time is in the stretch that `from` and `to` name, the end excluded; invalid values count as missing. */
export function timeFilter(query: (name: 'from' | 'to') => string | undefined): (at: number) => boolean {
  const from = Date.parse(query('from') ?? '');
  const to = Date.parse(query('to') ?? '');
  return (at) => !(at < from) && !(at >= to);
}

function toPositive(text: string | undefined): number | undefined {
  const value = text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return value > 0 ? value : undefined;
}
