import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { hasErrorCode } from '@/domain/requestError';

const NOT_FOUND = 404;

/** The profile that the address names by `?id=`, the first one without, in the reader's language. */
export function useProfile<T>(
  fetchProfile: (id: string | undefined, options: { signal: AbortSignal }) => Promise<T>,
) {
  const { query } = useQueryState();
  const id = query.get('id') || undefined;
  const { data, error, isLoading, refresh, setData } = useQuery(
    (options) => fetchProfile(id, options).then((profile) => ({ id, profile })),
    { key: id },
  );
  const failed = error !== undefined && !isLoading;
  return {
    // Of another profile nothing is shown while this one is on its way.
    profile: !failed && data?.id === id ? data?.profile : undefined,
    failed,
    missing: failed && hasErrorCode(error, NOT_FOUND),
    refresh,
    put: (profile: T) => setData({ id, profile }),
  };
}
