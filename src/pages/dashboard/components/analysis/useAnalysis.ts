import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import * as v from 'valibot';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { RANGE_REFUSED, rangeRefusalSchema } from '@/domain/console/analysis';
import { hasErrorCode, isRequestError } from '@/domain/requestError';
import { fetchAnalysis, fetchStoreFlow, listKeywords } from '@/services/dashboard';
import { type AnalysisQuery, KEYWORD_PAGE_SIZE } from './useAnalysisQuery';

export const onError = (failure: unknown) => {
  if (!isRequestError(failure)) throw failure;
};

/** What the server has against the range, when that is why it did not answer. */
function refusalOf(error: Error | undefined) {
  if (!hasErrorCode(error, RANGE_REFUSED)) return undefined;
  const parsed = v.safeParse(rangeRefusalSchema, error && 'result' in error ? error.result : undefined);
  return parsed.success ? parsed.output : undefined;
}

/** The figures of the range that stands in the address. */
export function useAnalysis({ range, fault }: AnalysisQuery) {
  const { locale } = useIntl();
  const unmountSignal = useUnmountSignal();
  const { data, error, loading, refresh } = useRequest(
    () => fetchAnalysis(range, { signal: unmountSignal() }),
    { refreshDeps: [range, locale], ready: !fault, onError },
  );
  return { data, loading, refresh, failed: error !== undefined, fault: fault ?? refusalOf(error) };
}

/** One page of what was searched for. */
export function useKeywords({ range, sort, order, keywordPage }: AnalysisQuery) {
  const { locale } = useIntl();
  const unmountSignal = useUnmountSignal();
  return useRequest(
    () =>
      listKeywords(
        range,
        { sort, order, current: keywordPage, pageSize: KEYWORD_PAGE_SIZE },
        { signal: unmountSignal() },
      ),
    { refreshDeps: [range, sort, order, keywordPage, locale], onError },
  );
}

/** How one store fared over the range. */
export function useStoreFlow(storeId: string, { range }: AnalysisQuery) {
  const unmountSignal = useUnmountSignal();
  return useRequest(() => fetchStoreFlow(storeId, range, { signal: unmountSignal() }), {
    refreshDeps: [range, storeId],
    onError,
  });
}
