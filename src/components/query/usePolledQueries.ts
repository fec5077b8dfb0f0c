import { usePolling } from './usePolling';
import type { Query } from './useQuery';

/** What polling needs of a query. */
export type PolledQuery = Pick<Query<unknown>, 'refresh' | 'successCount'>;

/**
 * Polls queries together, as `usePolling` does. Whatever the user reads or writes with success meanwhile ends the long pause after
 * failures.
 * @param pauseMs the pause between two reads; without it, only a page that becomes visible or is online again reads
 */
export function usePolledQueries(
  queries: readonly PolledQuery[],
  pauseMs: number | undefined,
  isActive: boolean,
): void {
  usePolling((options) => Promise.all(queries.map(({ refresh }) => refresh(options))), pauseMs, {
    isActive,
    successCount: queries.reduce((count, query) => count + query.successCount, 0),
  });
}
