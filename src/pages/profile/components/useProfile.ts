import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useQueryState } from '@/components/useQueryState';
import { useUnmountSignal } from '@/components/useUnmountSignal';
import { failedWith, isCallFailure } from '@/domain/callFailure';

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
        if (!isCallFailure(failure)) throw failure;
      },
    },
  );
  const failed = error !== undefined && !loading;
  return {
    // Of another profile nothing is shown while this one is on its way.
    profile: !failed && data?.id === id ? data?.profile : undefined,
    failed,
    missing: failed && failedWith(error, NOT_FOUND),
    refresh,
    put: (profile: T) => mutate({ id, profile }),
  };
}
