import { DEFAULT_PAGE_SIZE, type Listing, MAX_PAGE_SIZE } from '../../src/domain/listing';

interface PageQuery {
  current?: number | undefined;
  pageSize?: number | undefined;
}

/** The page of a list that `current` and `pageSize` name; `usual` is the size of a page when the query names none. */
export function toPage<T>(items: readonly T[], query: PageQuery): Listing<T>;
export function toPage<T, View>(
  items: readonly T[],
  query: PageQuery,
  toView: (item: T) => View,
  usual?: number,
): Listing<View>;
export function toPage(
  items: readonly unknown[],
  query: PageQuery,
  toView = (item: unknown) => item,
  usual = DEFAULT_PAGE_SIZE,
): Listing<unknown> {
  const { current = 1 } = query;
  const pageSize = Math.min(query.pageSize ?? usual, MAX_PAGE_SIZE);
  const start = (current - 1) * pageSize;
  const list = items.slice(start, start + pageSize).map((item) => toView(item));
  return { list, total: items.length, current, pageSize };
}

/** Whether a time is in the stretch that `from` and `to` name, the end excluded. */
export function timeFilter(query: {
  from?: string | undefined;
  to?: string | undefined;
}): (at: number) => boolean {
  const from = Date.parse(query.from ?? '');
  const to = Date.parse(query.to ?? '');
  return (at) => !(at < from) && !(at >= to);
}
