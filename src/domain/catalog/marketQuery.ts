import { listQuery, manyOf, oneOf, type QueryField, text } from '../listQuery';
import { COMPARE_LIMIT, SERVICE_SORTS, SERVICE_TYPES } from './service';

/** Cards on one page of the market: full rows in one, two, three and four columns. */
export const MARKET_PAGE_SIZE = 12;

/** Characters of a search. */
export const KEYWORD_MAX_LENGTH = 60;

/** Cents. */
const price: QueryField<number | undefined> = ([value = '']) =>
  /^\d{1,11}$/.test(value) ? Number(value) : undefined;

/** What is looked for in the market. A range of prices that is upside down counts as none. */
export const marketQuery = listQuery(
  {
    columnId: text(64),
    keyword: text(KEYWORD_MAX_LENGTH),
    type: manyOf(SERVICE_TYPES),
    minPrice: price,
    maxPrice: price,
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

/** The services chosen to compare: each once, at most `COMPARE_LIMIT`, in the order chosen. */
export function readComparedIds(query: URLSearchParams): string[] {
  const ids = query.getAll('compare').filter((id) => id !== '' && id.length <= 64);
  return [...new Set(ids)].slice(0, COMPARE_LIMIT);
}

/** Where a search leads: all of the market with this keyword; what is being compared stays chosen. */
export function searchAddress(keyword: string, comparedIds: readonly string[] = []): string {
  const query = new URLSearchParams();
  const wanted = keyword.trim().slice(0, KEYWORD_MAX_LENGTH);
  if (wanted) query.append('keyword', wanted);
  for (const id of comparedIds) query.append('compare', id);
  const search = query.toString();
  return search ? `/serviceMarket?${search}` : '/serviceMarket';
}
