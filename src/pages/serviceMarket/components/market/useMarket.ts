import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useColumns } from '@/components/ColumnsContext';
import { columnPath } from '@/components/columnTree';
import { useQueryState } from '@/components/query/useQueryState';
import { MARKET_PAGE_SIZE, readMarketFilters } from '@/domain/catalog/marketQuery';
import { lastPage } from '@/domain/listing';
import { listServices } from '@/services/service';

/** What a change of filters may set; the page number goes, since it counted other results. */
export type FilterChange = Partial<
  Record<'columnId' | 'keyword' | 'minPrice' | 'maxPrice' | 'sort', string | undefined>
> & { type?: readonly string[] };

/** The market as its address says it: filters, the categories above and including the chosen one, and the results. */
export function useMarket() {
  const { locale } = useIntl();
  const { query, change } = useQueryState();
  const columns = useColumns();
  const filters = useMemo(() => readMarketFilters(query), [query]);

  const { market } = columns.sections;
  // Without the root, which stands for everything; empty also for a category that is not there.
  const path = market && filters.columnId ? columnPath([market], filters.columnId).slice(1) : [];
  const category = path.at(-1);
  const columnId = columns.status === 'failed' ? filters.columnId : category?.recordId;

  const { keyword, type, minPrice, maxPrice, sort, page } = filters;
  const asked = {
    columnId,
    keyword: keyword || undefined,
    type,
    minPrice,
    maxPrice,
    sort,
    current: page,
    pageSize: MARKET_PAGE_SIZE,
  };
  const running = useRef<AbortController>(undefined);
  const results = useRequest(
    () => {
      // An answer that nobody waits for any more neither wins nor complains.
      running.current?.abort();
      running.current = new AbortController();
      return listServices(asked, { signal: running.current.signal });
    },
    {
      // Whether a category exists is known with the columns.
      ready: columns.status !== 'loading' || filters.columnId === undefined,
      refreshDeps: [JSON.stringify(asked), locale],
      onError: () => {},
    },
  );
  useEffect(() => () => running.current?.abort(), []);

  const { data, loading } = results;
  const last = data && lastPage(data.total, data.pageSize);
  const isBeyond = !loading && data !== undefined && data.total > 0 && data.list.length === 0;
  useEffect(() => {
    if (isBeyond && last !== undefined && last !== page)
      change({ page: last > 1 ? String(last) : undefined }, { replace: true });
  }, [isBeyond, last, page, change]);

  const filter = useCallback((values: FilterChange) => change({ ...values, page: undefined }), [change]);
  return { filters, path, category, results, isBeyond, filter, change };
}

export type Market = ReturnType<typeof useMarket>;
