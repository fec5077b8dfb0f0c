import * as v from 'valibot';
import { useQuery } from '@/components/query/useQuery';
import { RANGE_REFUSED, rangeRefusalSchema } from '@/domain/console/analysis';
import { hasErrorCode, type RequestError } from '@/domain/requestError';
import { fetchAnalysis, fetchStoreFlow, listKeywords } from '@/services/dashboard';
import { type AnalysisQuery, KEYWORD_PAGE_SIZE } from './useAnalysisQuery';

/** What the server has against the range, when that is why it did not answer. */
function toRefusal(error: RequestError | undefined) {
  if (!hasErrorCode(error, RANGE_REFUSED)) return undefined;
  const parsed = v.safeParse(rangeRefusalSchema, error?.result);
  return parsed.success ? parsed.output : undefined;
}

/** The figures of the range that stands in the address. */
export function useAnalysis({ range, rangeError }: AnalysisQuery) {
  const { data, error, isLoading, refresh } = useQuery((options) => fetchAnalysis(range, options), {
    key: range,
    ready: !rangeError,
  });
  return { data, error, isLoading, refresh, rangeError: rangeError ?? toRefusal(error) };
}

/** One page of what was searched for. */
export function useKeywords({ range, sort, order, keywordPage }: AnalysisQuery) {
  const query = { sort, order, current: keywordPage, pageSize: KEYWORD_PAGE_SIZE };
  return useQuery((options) => listKeywords(range, query, options), { key: [range, query] });
}

/** How one store fared over the range. */
export function useStoreFlow(storeId: string, { range }: AnalysisQuery) {
  return useQuery((options) => fetchStoreFlow(storeId, range, options), { key: [storeId, range] });
}
