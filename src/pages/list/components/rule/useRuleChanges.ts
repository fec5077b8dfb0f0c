import { type ReadOptions, useQuery } from '@/components/query/useQuery';
import { fetchRuleChanges } from '@/services/rule';

/** Milliseconds between two looks for changes. */
const PAUSE_MS = 30_000;

/** Returns how many rules anybody has written since the list was loaded. */
export function useRuleChanges(revision: number | undefined): number {
  const read = async (options: ReadOptions) => ({
    since: revision,
    ...(await fetchRuleChanges(revision ?? 0, options)),
  });
  const { data } = useQuery(read, {
    key: revision,
    ready: revision !== undefined,
    silent: true,
    debounceMs: PAUSE_MS,
    pollMs: PAUSE_MS,
    refreshOnFocus: true,
  });
  // Counted since an older list.
  return data && data.since === revision ? data.changed : 0;
}
