import { useT } from '@@/texts/market';
import { Button } from 'antd';
import { FilterChips } from '@/components/list/FilterChips';
import type { MarketQuery } from '@/domain/catalog/marketQuery';
import { formatMoney } from '@/domain/money/money';
import type { Market } from './useMarket';

interface ActiveFiltersProps {
  active: ReturnType<typeof useActiveFilters>;
  market: Pick<Market, 'change' | 'clear'>;
}

/** The filters in use, each with a button to remove it, and a button to clear all. */
export function ActiveFilters({ active, market }: ActiveFiltersProps) {
  const t = useT();
  return (
    <FilterChips
      filters={active.map(({ id, label, without }) => ({ id, label, remove: () => market.change(without) }))}
    >
      <Button type="link" onClick={market.clear}>
        {t('market.filter.clear')}
      </Button>
    </FilterChips>
  );
}

/** A filter in use, with the change that removes it. */
interface ActiveFilter {
  id: string;
  label: string;
  without: Partial<MarketQuery>;
}

/** Returns the filters in use with their labels. */
export function useActiveFilters({ query, category }: Pick<Market, 'query' | 'category'>): ActiveFilter[] {
  const t = useT();
  const { keyword, type, minPrice, maxPrice, trial, minRating } = query;
  const active: ActiveFilter[] = [];

  if (keyword)
    active.push({
      id: 'keyword',
      label: t('market.filter.keyword', { keyword }),
      without: { keyword: undefined },
    });
  if (category) active.push({ id: 'category', label: category.title, without: { columnId: undefined } });
  for (const serviceType of type)
    active.push({
      id: serviceType,
      label: t(`market.type.${serviceType}`),
      without: { type: type.filter((other) => other !== serviceType) },
    });
  if (minPrice !== undefined || maxPrice !== undefined) {
    const kind = minPrice === undefined ? 'to' : maxPrice === undefined ? 'from' : 'between';
    active.push({
      id: 'price',
      label: t(`market.filter.price.${kind}`, {
        min: formatMoney(minPrice ?? 0, t.locale),
        max: formatMoney(maxPrice ?? 0, t.locale),
      }),
      without: { minPrice: undefined, maxPrice: undefined },
    });
  }
  if (trial) active.push({ id: 'trial', label: t('market.trial'), without: { trial: undefined } });
  if (minRating)
    active.push({
      id: 'rating',
      label: t('market.filter.rating', { score: minRating }),
      without: { minRating: undefined },
    });
  return active;
}
