import { COMPARE_LIMIT, SERVICE_SORTS, SERVICE_TYPES, type ServiceSort, type ServiceType } from './service';

/** Cards on one page of the market: full rows in one, two, three and four columns. */
export const MARKET_PAGE_SIZE = 12;

/** Characters of a search. */
export const KEYWORD_MAX_LENGTH = 60;

/** What the market shows, as its address says it. Prices in cents, `page` from 1. */
export interface MarketFilters {
  columnId: string | undefined;
  keyword: string;
  type: ServiceType[];
  minPrice: number | undefined;
  maxPrice: number | undefined;
  sort: ServiceSort;
  page: number;
}

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,11}$/.test(text) ? Number(text) : undefined;

/**
 * Reads the market's address. What a link may hold wrongly (an unknown type or sort, a price that is no whole number, a
 * range that is upside down, a page that is none) counts as not being there.
 */
export function readMarketFilters(query: URLSearchParams): MarketFilters {
  const minPrice = wholeNumber(query.get('minPrice'));
  const maxPrice = wholeNumber(query.get('maxPrice'));
  const upsideDown = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
  const asked = query.getAll('type');
  return {
    columnId: query.get('columnId') || undefined,
    keyword: (query.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX_LENGTH),
    type: SERVICE_TYPES.filter((type) => asked.includes(type)),
    minPrice: upsideDown ? undefined : minPrice,
    maxPrice: upsideDown ? undefined : maxPrice,
    sort: SERVICE_SORTS.find((sort) => sort === query.get('sort')) ?? 'recommended',
    page: Math.max(1, wholeNumber(query.get('page')) ?? 1),
  };
}

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
