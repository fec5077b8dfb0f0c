import {
  COUNTED_ENTRIES,
  type CursorListing,
  DEFAULT_PAGE_SIZE,
  type Listing,
  MAX_PAGE_SIZE,
} from '../../src/domain/listing';
import { compareKeys, readCursor, type SortKey, toCursor } from './cursors';

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

interface CursorQuery {
  cursor?: string | undefined;
  pageSize?: number | undefined;
}

/**
 * The page of a list that a cursor leads to; the greatest key comes first. A page of fewer entries than fit before a cursor is
 * the first page.
 */
export function toCursorPage<T, View>(
  items: readonly T[],
  query: CursorQuery,
  toKey: (item: T) => SortKey,
  toView: (item: T) => View,
): CursorListing<View> {
  const pageSize = Math.min(query.pageSize ?? DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
  const sorted = items
    .map((item) => ({ item, key: toKey(item) }))
    .sort((one, other) => compareKeys(other.key, one.key));
  const start = Math.max(0, findStart(sorted, query.cursor, pageSize));
  const page = sorted.slice(start, start + pageSize);
  const last = page.at(-1)?.key;
  return {
    list: page.map(({ item }) => toView(item)),
    // Counts as far as it must.
    total: Math.min(sorted.length, COUNTED_ENTRIES + 1),
    pageSize,
    next: last && start + pageSize < sorted.length ? toCursor({ side: 'after', key: last }) : undefined,
    previous: findPrevious(sorted, start, pageSize),
  };
}

/** The cursor of the page before the one at an index; that of the last entries when nothing is left there. */
function findPrevious(
  sorted: readonly { key: SortKey }[],
  start: number,
  pageSize: number,
): string | undefined {
  const first = sorted[start]?.key;
  if (first) return start > 0 ? toCursor({ side: 'before', key: first }) : undefined;
  const other = sorted.at(-pageSize - 1)?.key;
  return other && toCursor({ side: 'after', key: other });
}

/** Index of the first entry of a page; 0 for an unknown cursor. */
function findStart(sorted: readonly { key: SortKey }[], text: string | undefined, pageSize: number): number {
  const cursor = readCursor(text);
  if (cursor?.key.length !== sorted[0]?.key.length || !cursor) return 0;
  const { side, key } = cursor;
  const isBeyond = (other: SortKey) => compareKeys(other, key) < (side === 'after' ? 0 : 1);
  const found = sorted.findIndex((entry) => isBeyond(entry.key));
  const place = found < 0 ? sorted.length : found;
  return side === 'after' ? place : place - pageSize;
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
