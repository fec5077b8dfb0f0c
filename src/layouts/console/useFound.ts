import { useQuery } from '@/components/query/useQuery';
import type { Command } from './commands';

/** Milliseconds that a query stays before it is sent. */
const DEBOUNCE_MS = 200;

/** Reads from a server what fits a query. */
export type Source = (query: string, signal: AbortSignal) => Promise<Command[]>;

/** What one source finds for a query; nothing is read without a source or a query. A failure leaves the other sources alone. */
export function useFound(source: Source | undefined, query: string) {
  const { data, error, isLoading, refresh } = useQuery(async ({ signal }) => source?.(query, signal), {
    key: query,
    ready: source !== undefined && query !== '',
    debounceMs: DEBOUNCE_MS,
  });
  const isCurrent = query !== '' && !isLoading;
  return {
    commands: (isCurrent && !error && data) || [],
    isLoading,
    failed: isCurrent && error !== undefined,
    retry: refresh,
  };
}
