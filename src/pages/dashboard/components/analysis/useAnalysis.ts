import { useQueryState } from '@/components/query/useQueryState';
import { KEYWORD_SORTS } from '@/domain/console/analysis';
import { type DashboardRange, dateRangeError, readRange } from '@/domain/console/dashboardRange';

/** Parses the query of the analysis. Unknown values are ignored, invalid dates are returned as an error. */
export function useAnalysisQuery() {
  const { query, searchWith, change } = useQueryState();
  const range = readRange(query);
  const page = Number(query.get('keywords') ?? 1);

  return {
    range,
    /** Error that the client can detect. */
    rangeError: 'range' in range ? undefined : dateRangeError(range),
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
