import { DEFAULT_PAGE_SIZE, type Listing } from '../../../src/domain/listing';
import type { Call } from '../endpoint';

const LARGEST_PAGE = 100;

/** The page that a call asks for with `current` and `pageSize`; nonsense gives the first page of the usual size. */
export function pageOf<T>(all: readonly T[], { query }: Pick<Call, 'query'>): Listing<T> {
  const pageSize = Math.min(LARGEST_PAGE, positive(query('pageSize')) ?? DEFAULT_PAGE_SIZE);
  const current = positive(query('current')) ?? 1;
  const start = (current - 1) * pageSize;
  return { list: all.slice(start, start + pageSize), total: all.length, current, pageSize };
}

function positive(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
