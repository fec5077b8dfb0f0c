import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { NO_FAILED_READS } from '@/domain/pauses';
import { isAbortError, isRequestError, type RequestError } from '@/domain/requestError';
import { AUTOMATIC } from './automaticRead';
import { noteRead, usePolling } from './usePolling';

/** Milliseconds that a cached result is kept, and the shortest pause between two reads on focus (spec section 9). */
const CACHE_MS = 300_000;
const FOCUS_PAUSE_MS = 5_000;

/** What a query passes to its service. */
export interface ReadOptions {
  signal: AbortSignal;
  /** Whether a failure shows no popup. */
  silent: boolean;
  /** Whether nobody is waiting for it, so that it respects the pauses of the server. */
  automatic: boolean;
}

/** How a result is read again; by default with a popup for a failure, because a user has asked for it. */
export type RefreshOptions = Partial<Omit<ReadOptions, 'signal'>>;

interface QueryOptions<T> {
  /** Serializable dependencies, usually from the URL: a new value or locale starts a new request. */
  key?: unknown;
  ready?: boolean;
  /** Whether the page shows every failure itself, without a popup. */
  silent?: boolean;
  /** Milliseconds to wait after a change of `key`, for text input. */
  debounceMs?: number;
  /** Milliseconds between a result and the next silent read; `undefined` stops polling. */
  pollMs?: number;
  /** Refreshes silently when the page becomes visible or the browser is back online. */
  refreshOnFocus?: boolean;
  /** Shows the cached result of this name while a new one loads. Must identify the user. */
  cacheKey?: string;
  /** Milliseconds, 300 000 by default. */
  cacheMs?: number;
  onData?: (data: T) => void;
}

/**
 * Loads data on mount and whenever `key` changes. A newer request and unmounting abort the previous one. A
 * failed call is returned as `error`; any other error is thrown while rendering, to reach the error boundary.
 */
export function useQuery<T>(read: (options: ReadOptions) => Promise<T>, options: QueryOptions<T> = {}) {
  const { key, ready, silent = false, debounceMs, pollMs, refreshOnFocus = false, onData } = options;
  const { cacheKey, cacheMs } = options;
  const { locale } = useIntl();
  const readKey = JSON.stringify([key, locale]);
  const startedKey = useRef(ready === false ? undefined : readKey);
  /** The keys of the data and of the last failure. */
  const dataKey = useRef(readKey);
  const errorKey = useRef(readKey);
  const controller = useRef<AbortController>(undefined);
  /** The pending read. */
  const reading = useRef<Promise<T>>(undefined);
  const startedAt = useRef(0);
  const startedOffline = useRef(false);
  /** What `refresh` was called with, while it starts a read. */
  const refreshing = useRef<RefreshOptions>(undefined);
  const failed = useRef(NO_FAILED_READS);
  const isAutomatic = useRef(false);
  const [successCount, setSuccessCount] = useState(0);
  const noteSuccess = useCallback(() => setSuccessCount((count) => count + 1), []);

  const { data, error, loading, refreshAsync, mutate } = useRequest<T, []>(
    () => {
      controller.current?.abort();
      controller.current = new AbortController();
      startedAt.current = Date.now();
      startedOffline.current = !navigator.onLine;
      const { signal } = controller.current;
      const { silent: isQuiet = false, automatic = false } = refreshing.current ?? {};
      isAutomatic.current = automatic;
      const start = () => read({ signal, silent: silent || isQuiet, automatic });
      const result = debounceMs && !refreshing.current ? pause(debounceMs, signal).then(start) : start();
      const handleEnd = () => {
        if (reading.current === result) reading.current = undefined;
      };
      result.then(handleEnd, handleEnd);
      reading.current = result;
      return result;
    },
    {
      refreshDeps: [readKey],
      ready,
      onBefore: () => {
        startedKey.current = readKey;
      },
      cacheKey,
      cacheTime: cacheMs ?? CACHE_MS,
      onSuccess(result) {
        noteRead(failed, undefined);
        if (!isAutomatic.current) noteSuccess();
        dataKey.current = startedKey.current ?? readKey;
        onData?.(result);
      },
      onError: (error) => {
        if (isRequestError(error)) noteRead(failed, error);
        errorKey.current = startedKey.current ?? readKey;
        // The connection came back before the failure was known, so nothing else would try again.
        if (startedOffline.current && navigator.onLine) refreshAsync().catch(() => undefined);
      },
    },
  );
  // A cached request continues: the next page with the same key waits for its result.
  const isShared = cacheKey !== undefined;
  useEffect(
    () => () => {
      if (!isShared) controller.current?.abort();
    },
    [isShared],
  );

  /** Reloads. Resolves when the result or a newer request is there, or with the failure of the call. */
  const refresh = useCallback(
    async ({ silent, automatic }: RefreshOptions = {}): Promise<RequestError | undefined> => {
      refreshing.current = { silent, automatic };
      void refreshAsync().catch(() => undefined);
      refreshing.current = undefined;
      // The promise of ahooks never settles when a newer request has started.
      const error = await reading.current?.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      return isRequestError(error) ? error : undefined;
    },
    [refreshAsync],
  );

  /** Replaces the data, for example with the result of a write. A pending read may not know the write, so it starts again. */
  const setData = useCallback<typeof mutate>(
    (next) => {
      mutate(next);
      noteSuccess();
      if (reading.current) void refresh({ silent: true });
    },
    [mutate, refresh, noteSuccess],
  );

  const isWatching = ready !== false && (refreshOnFocus || pollMs !== undefined);
  usePolling(
    async () => {
      const isDue = pollMs !== undefined || Date.now() - startedAt.current >= FOCUS_PAUSE_MS;
      if (isDue) await refresh(AUTOMATIC);
    },
    loading ? undefined : pollMs,
    { isActive: isWatching, failed, successCount },
  );

  if (error && !isRequestError(error) && !isAbortError(error)) throw error;
  return {
    data,
    /** Why the last read of this key failed; it stays while the next one is pending. */
    error: isRequestError(error) && errorKey.current === readKey ? error : undefined,
    /** Whether a request is pending, from the first render with a new key; `data` may belong to the last key until it ends. */
    isLoading: ready !== false && (loading || startedKey.current !== readKey),
    /** Whether `data` belongs to an earlier key. */
    isStale: dataKey.current !== readKey,
    refresh,
    setData,
    /** How many reads that were not automatic, and replacements of the data, have succeeded. */
    successCount,
  };
}

export type Query<T> = ReturnType<typeof useQuery<T>>;

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  signal.throwIfAborted();
}
