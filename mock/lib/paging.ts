import { DEFAULT_PAGE_SIZE, type Listing } from '../../src/domain/listing';

const MAX_PAGE_SIZE = 100;

/** The page of a list that a call asks for by `current` and `pageSize`; what makes no sense there counts as missing. */
export function toPage<T>(
  items: readonly T[],
  query: (name: 'current' | 'pageSize') => string | undefined,
): Listing<T> {
  const pageSize = Math.min(positive(query('pageSize')) ?? DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
  const current = positive(query('current')) ?? 1;
  const start = (current - 1) * pageSize;
  return { list: items.slice(start, start + pageSize), total: items.length, current, pageSize };
}

function positive(text: string | undefined): number | undefined {
  const value = text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return value > 0 ? value : undefined;
}
