import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useQueryState } from '@/components/query/useQueryState';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { usePageInRange } from '@/components/usePageInRange';
import { isRequestError } from '@/domain/requestError';

interface AnsweredPage {
  total: number;
  pageSize: number;
}

/** The page asked for in the address, from 1. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/**
 * One page of a list as the address asks for it (`asked` is plain data), in the reader's language. `beyond` while a page that
 * is not there is left for the last one.
 */
export function useListing<A extends { current: number }, T extends AnsweredPage>(
  asked: A,
  list: (asked: A, options: { signal: AbortSignal }) => Promise<T>,
) {
  const { locale } = useIntl();
  const { change } = useQueryState();
  const signal = useUnmountSignal();
  const { data, error, loading, refresh, refreshAsync, mutate } = useRequest(
    () => list(asked, { signal: signal() }),
    {
      refreshDeps: [JSON.stringify(asked), locale],
      onError(failure) {
        if (!isRequestError(failure)) throw failure;
      },
    },
  );
  const turnTo = (page: number, options?: { replace: boolean }) =>
    change({ page: page > 1 ? String(page) : undefined }, options);
  const beyond = usePageInRange({
    current: asked.current,
    listing: data,
    settled: !loading && !error,
    turnTo: (page) => turnTo(page, { replace: true }),
  });
  return {
    data,
    failed: error !== undefined && !loading,
    loading,
    beyond,
    refresh,
    /** Resolves when the new answer is shown; a failure was told already. */
    refreshQuietly: () =>
      refreshAsync().then(
        () => undefined,
        () => undefined,
      ),
    mutate,
    turnTo,
  };
}

export type ListingState<T> = Pick<
  ReturnType<typeof useListing>,
  'failed' | 'loading' | 'beyond' | 'refresh' | 'turnTo'
> & { data: T | undefined };
