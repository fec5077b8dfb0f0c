import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useCallback, useEffect, useRef } from 'react';
import { isAbortError, isRequestError } from '@/domain/requestError';
import { usePolling } from './usePolling';

/** Milliseconds that a cached result is kept, and the shortest pause between two reads on focus (spec section 9). */
const CACHE_MS = 300_000;
const FOCUS_PAUSE_MS = 5_000;

/** What a query passes to its service. */
export interface ReadOptions {
  signal: AbortSignal;
  /** Whether a failure shows no popup. */
  silent: boolean;
}

interface QueryOptions<T> {
  /** Plain data that the read depends on, usually from the URL: a new value starts a new read. So does another locale. */
  key?: unknown;
  /** Nothing is read while this is `false`. */
  ready?: boolean;
  /** The page shows every failure itself, without a popup. */
  silent?: boolean;
  /** Milliseconds that a new `key` must stay before it is read, for what is being typed. */
  debounceMs?: number;
  /** Milliseconds between a result and the next silent read; `undefined` stops polling. */
  pollMs?: number;
  /** Reads again, silently, when the page is seen again or the connection is back. */
  refreshOnFocus?: boolean;
  /** Shows the last result under this name at once while a new one is read. Must hold whose data it is. */
  cacheKey?: string;
  /** Milliseconds, 300 000 by default. */
  cacheMs?: number;
  /** Called with each result, before it is returned. */
  onData?: (data: T) => void;
}

/**
 * Reads from the server on mount and whenever `key` changes. A newer read and unmounting abort the one before. A failed call
 * is returned as `error`; any other error is thrown while rendering, so that it is reported and reaches the error boundary.
 */
export function useQuery<T>(read: (options: ReadOptions) => Promise<T>, options: QueryOptions<T> = {}) {
  const { key, ready, silent = false, debounceMs, pollMs, refreshOnFocus = false, onData } = options;
  const { cacheKey, cacheMs } = options;
  const { locale } = useIntl();
  const readKey = JSON.stringify([key, locale]);
  const startedKey = useRef(ready === false ? undefined : readKey);
  const controller = useRef<AbortController>(undefined);
  const reading = useRef<Promise<T>>(undefined);
  const startedAt = useRef(0);
  /** What `refresh` was called with, while it starts a read. */
  const refreshing = useRef<{ silent: boolean }>(undefined);

  const { data, error, loading, refreshAsync, mutate } = useRequest(
    () => {
      controller.current?.abort();
      controller.current = new AbortController();
      startedAt.current = Date.now();
      const { signal } = controller.current;
      const start = () => read({ signal, silent: silent || refreshing.current?.silent === true });
      reading.current = debounceMs && !refreshing.current ? pause(debounceMs, signal).then(start) : start();
      return reading.current;
    },
    {
      refreshDeps: [readKey],
      ready,
      onBefore: () => {
        startedKey.current = readKey;
      },
      cacheKey,
      cacheTime: cacheMs ?? CACHE_MS,
      onSuccess: onData,
      // Without a handler ahooks writes the error to the console.
      onError: () => {},
    },
  );
  // A cached read goes on: the next page of its name waits for the same result.
  const isShared = cacheKey !== undefined;
  useEffect(
    () => () => {
      if (!isShared) controller.current?.abort();
    },
    [isShared],
  );

  /** Reads again; `silent` without a popup. Resolves when the result or the failure is known, or a newer read has begun. */
  const refresh = useCallback(
    async ({ silent: quiet = false }: { silent?: boolean } = {}): Promise<void> => {
      refreshing.current = { silent: quiet };
      void refreshAsync().catch(() => undefined);
      refreshing.current = undefined;
      // Not the promise of ahooks: that one never settles when a newer read has begun.
      await reading.current?.catch(() => undefined);
    },
    [refreshAsync],
  );

  const isWatching = ready !== false && (refreshOnFocus || pollMs !== undefined);
  usePolling(
    async () => {
      const isDue = pollMs !== undefined || Date.now() - startedAt.current >= FOCUS_PAUSE_MS;
      if (isDue) await refresh({ silent: true });
    },
    loading ? undefined : pollMs,
    isWatching,
  );

  if (error && !isRequestError(error) && !isAbortError(error)) throw error;
  return {
    data,
    error: isRequestError(error) ? error : undefined,
    /** Whether a read is pending, from the render on that brings a new key: `data` may be that of the last key until it ends. */
    isLoading: ready !== false && (loading || startedKey.current !== readKey),
    refresh,
    /** Replaces the data, with what a write returned for example. */
    setData: mutate,
  };
}

/** Resolves after some milliseconds; rejects when it is aborted by then. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  signal.throwIfAborted();
}
