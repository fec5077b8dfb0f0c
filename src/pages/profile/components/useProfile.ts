import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useQueryState } from '@/components/query/useQueryState';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { hasErrorCode, isRequestError } from '@/domain/requestError';

const NOT_FOUND = 404;

/** The profile that the address names by `?id=`, the first one without, in the reader's language. */
export function useProfile<T>(
  fetchProfile: (id: string | undefined, options: { signal: AbortSignal }) => Promise<T>,
) {
  const { locale } = useIntl();
  const { query } = useQueryState();
  const signal = useUnmountSignal();
  const id = query.get('id') || undefined;
  const { data, error, loading, refresh, mutate } = useRequest<{ id: string | undefined; profile: T }, []>(
    () => fetchProfile(id, { signal: signal() }).then((profile) => ({ id, profile })),
    {
      refreshDeps: [id, locale],
      onError(failure) {
        if (!isRequestError(failure)) throw failure;
      },
    },
  );
  const failed = error !== undefined && !loading;
  return {
    // Of another profile nothing is shown while this one is on its way.
    profile: !failed && data?.id === id ? data?.profile : undefined,
    failed,
    missing: failed && hasErrorCode(error, NOT_FOUND),
    refresh,
    put: (profile: T) => mutate({ id, profile }),
  };
}
