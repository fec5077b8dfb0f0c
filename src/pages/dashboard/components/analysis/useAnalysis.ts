import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { KEYWORD_SORTS, rangeRefused, SALES_SOURCES } from '@/domain/console/analysis';
import { type DashboardRange, dateRangeError, readRange } from '@/domain/console/dashboardRange';
import { readRefusal } from '@/domain/requestError';
import { fetchAnalysis, fetchStoreFlow, listKeywords } from '@/services/dashboard';

export const TREND_METRICS = ['sales', 'visits'] as const;
export const KEYWORD_PAGE_SIZE = 5;

/** Parses the query of the analysis. Unknown values are ignored, invalid dates are returned as an error. */
export function useAnalysisQuery() {
  const { query, searchWith, change } = useQueryState();
  const range = readRange(query);
  const page = Number(query.get('keywords') ?? 1);

  return {
    range,
    /** Error that the client can detect. */
    rangeError: 'range' in range ? undefined : dateRangeError(range),
    metric: TREND_METRICS.find((metric) => metric === query.get('metric')) ?? 'sales',
    source: SALES_SOURCES.find((source) => source === query.get('source')) ?? 'all',
    storeId: query.get('store') ?? undefined,
    sort: KEYWORD_SORTS.find((sort) => sort === query.get('sort')) ?? 'users',
    order: query.get('order') === 'ascend' ? ('ascend' as const) : ('descend' as const),
    keywordPage: Number.isSafeInteger(page) && page > 0 ? page : 1,
    change,
    searchWith,
    choosePreset: (preset: string) =>
      change({ range: preset, from: undefined, to: undefined, keywords: undefined }),
    chooseDays: (days: DashboardRange) => change({ ...days, range: undefined, keywords: undefined }),
  };
}

export type AnalysisQuery = ReturnType<typeof useAnalysisQuery>;

export function useAnalysis({ range, rangeError }: AnalysisQuery) {
  const { data, error, isLoading, refresh } = useQuery((options) => fetchAnalysis(range, options), {
    key: range,
    ready: !rangeError,
    startsEarly: true,
  });
  return { data, error, isLoading, refresh, rangeError: rangeError ?? readRefusal(error, rangeRefused) };
}

export function useKeywords({ range, sort, order, keywordPage }: AnalysisQuery) {
  const query = { sort, order, current: keywordPage, pageSize: KEYWORD_PAGE_SIZE };
  return useQuery((options) => listKeywords(range, query, options), { key: [range, query] });
}

export function useStoreFlow(storeId: string, { range }: AnalysisQuery) {
  return useQuery((options) => fetchStoreFlow(storeId, range, options), { key: [storeId, range] });
}
