import { useIntl } from '@umijs/max';
import type { MarketQuery } from '@/domain/catalog/marketQuery';
import { formatMoney } from '@/domain/money/money';
import type { Market } from './useMarket';

/** One thing that narrows the results, and what takes it away. */
export interface ActiveFilter {
  id: string;
  label: string;
  without: Partial<MarketQuery>;
}

/** What narrows the results now, in words. */
export function useActiveFilters({ query, category }: Pick<Market, 'query' | 'category'>): ActiveFilter[] {
  const { formatMessage, locale } = useIntl();
  const { keyword, type, minPrice, maxPrice } = query;
  const active: ActiveFilter[] = [];

  if (keyword)
    active.push({
      id: 'keyword',
      label: formatMessage({ id: 'market.filter.keyword' }, { keyword }),
      without: { keyword: undefined },
    });
  if (category) active.push({ id: 'category', label: category.title, without: { columnId: undefined } });
  for (const one of type)
    active.push({
      id: one,
      label: formatMessage({ id: `market.type.${one}` }),
      without: { type: type.filter((other) => other !== one) },
    });
  if (minPrice !== undefined || maxPrice !== undefined) {
    const kind = minPrice === undefined ? 'to' : maxPrice === undefined ? 'from' : 'between';
    active.push({
      id: 'price',
      label: formatMessage(
        { id: `market.filter.price.${kind}` },
        { min: formatMoney(minPrice ?? 0, locale), max: formatMoney(maxPrice ?? 0, locale) },
      ),
      without: { minPrice: undefined, maxPrice: undefined },
    });
  }
  return active;
}
