import { useMemo } from 'react';
import { useQueryState } from '@/components/query/useQueryState';
import { startOfDay, startOfMonth } from '@/domain/money/accountingTime';
import { CHARGE_CATEGORIES, CHARGE_DIRECTIONS, type ChargeQuery } from '@/domain/money/charge';

type Values = Record<string, string | readonly string[] | undefined>;

/** What charges are asked for, as it stands in the address; what makes no sense there counts as missing. */
export function useChargeQuery() {
  const { query, change } = useQueryState();
  const filters = useMemo<ChargeQuery>(() => {
    const given = (name: string) => query.get(name) || undefined;
    const day = (name: string) => (startOfDay(given(name) ?? '') === undefined ? undefined : given(name));
    return {
      category: CHARGE_CATEGORIES.filter((category) => query.getAll('category').includes(category)),
      direction: CHARGE_DIRECTIONS.find((direction) => direction === given('direction')),
      month: startOfMonth(given('month') ?? '') === undefined ? undefined : given('month'),
      from: day('from'),
      to: day('to'),
      keyword: given('keyword'),
      orderId: given('orderId'),
      instanceId: given('instanceId'),
    };
  }, [query]);
  const asked = Number(query.get('current') ?? 1);

  return {
    filters,
    current: Number.isSafeInteger(asked) && asked > 0 ? asked : 1,
    isFiltered: Object.values(filters).some((value) => value !== undefined && value.length > 0),
    /** Sets some filters and goes to the first page. */
    change: (values: Values) => change({ ...values, current: undefined }),
    turnTo: (page: number, options?: { replace?: boolean }) =>
      change({ current: page === 1 ? undefined : String(page) }, options),
    clear: () =>
      change({
        ...Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])),
        current: undefined,
      }),
  };
}

export type AskedCharges = ReturnType<typeof useChargeQuery>;
