import * as v from 'valibot';
import { lenient } from './lenient';
import { count, cursorText } from './schemas';

/** One page of a list; `current` counts from 1. */
export function listingSchema<S extends v.GenericSchema>(item: S) {
  return v.object({
    /** Entries of the page. */
    list: v.array(item),
    /** Number of all matching entries. */
    total: count,
    /** Number of the page, from 1. */
    current: count,
    /** Entries per page. */
    pageSize: count,
  });
}

export interface Listing<T> {
  list: T[];
  total: number;
  current: number;
  pageSize: number;
}

/** Up to this number, the total of a list with cursors is exact; a back end need not count on. */
export const COUNTED_ENTRIES = 10_000;

/** One page of a list that grows for ever: entries that are added while it is paged are neither repeated nor missed. */
export function cursorListingSchema<S extends v.GenericSchema>(item: S) {
  return v.object({
    /** Entries of the page. */
    list: v.array(item),
    /** Number of all matching entries; above 10,000 any number above 10,000. */
    total: count,
    /** Entries per page. */
    pageSize: count,
    /** Cursor of the page after this one; missing on the last. */
    next: lenient(cursorText),
    /** Cursor of the page before this one; missing on the first. */
    previous: lenient(cursorText),
  });
}

export interface CursorListing<T> {
  list: T[];
  total: number;
  pageSize: number;
  next?: string | undefined;
  previous?: string | undefined;
}

/** Returns the total of a list with cursors as text: `10,000+` where a back end need not count on. */
export const formatTotal = (total: number, formatNumber: (value: number) => string): string =>
  total > COUNTED_ENTRIES ? `${formatNumber(COUNTED_ENTRIES)}+` : formatNumber(total);

/** Spec section 9. */
export const DEFAULT_PAGE_SIZE = 10;
/** The largest page that a back end returns. */
export const MAX_PAGE_SIZE = 100;

export const lastPage = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));

/**
 * Returns the pages that a pager shows: the first, the last, and the current with some on each side. Pages left out are a gap,
 * which leads to one of them.
 */
export function shownPages(
  current: number,
  last: number,
  around: number,
): { page: number; isGap: boolean }[] {
  const start = Math.max(1, Math.min(current - around, last - 2 * around));
  const end = Math.min(last, start + 2 * around);
  const jump = 2 * around + 1;
  const middle = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  const pages = [...new Set([1, ...middle, last])];
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    const left = page - before - 1;
    const shown = { page, isGap: false };
    if (left === 0) return [shown];
    if (left === 1) return [{ page: page - 1, isGap: false }, shown];
    const target = page > current ? Math.min(current + jump, page - 1) : Math.max(current - jump, before + 1);
    return [{ page: target, isGap: true }, shown];
  });
}
