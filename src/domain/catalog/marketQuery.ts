import { flag, keyword, listQuery, manyOf, oneOf, text, wholeNumber } from '../listQuery';
import { cleanKeyword } from '../typedKeyword';
import { MIN_RATINGS, SERVICE_SORTS, SERVICE_TYPES } from './service';

/** Fills the rows in one to four columns. */
export const MARKET_PAGE_SIZE = 12;

// Cents.
const price = wholeNumber(11);

/** The query of the market. A reversed price range is ignored. */
export const marketQuery = listQuery(
  {
    /** Only services of this column and those below it; `recordId` of a column. */
    columnId: text(64),
    /** Searches the title, the summary, the tags and the id; see "Lists". */
    keyword,
    /** Only services of these types. */
    type: manyOf(SERVICE_TYPES),
    /** Only services whose lowest price is at least this, in cents. */
    minPrice: price,
    /** Only services whose lowest price is at most this, in cents. */
    maxPrice: price,
    /** `1` for services with a free trial only. */
    trial: flag,
    /** Only services with at least this average of stars. */
    minRating: oneOf(MIN_RATINGS),
    /** Order of the list, `recommended` by default; see "Lists". */
    sort: oneOf(SERVICE_SORTS, 'recommended'),
  },
  {
    pageSizes: [MARKET_PAGE_SIZE],
    check: (query) =>
      query.minPrice !== undefined && query.maxPrice !== undefined && query.minPrice > query.maxPrice
        ? { ...query, minPrice: undefined, maxPrice: undefined }
        : query,
  },
);
export type MarketQuery = ReturnType<typeof marketQuery.read>;

/** Returns the URL of a search in the market. Other filters and the comparison of the `current` query stay. */
export function searchAddress(keyword: string, current = new URLSearchParams()): string {
  const query = new URLSearchParams(current);
  for (const name of ['keyword', 'current', 'page', 'view']) query.delete(name);
  const text = cleanKeyword(keyword);
  if (text) query.append('keyword', text);
  const search = query.toString();
  return search ? `/serviceMarket?${search}` : '/serviceMarket';
}
