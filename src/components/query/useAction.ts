import { useEffect, useRef, useState } from 'react';
import { isAbortError, isOutcomeUnknown, isRequestError, type RequestError } from '@/domain/requestError';

/** `refused`: the server did nothing. `unknown`: it may have done it; the same again has the same key (request/repeats.ts). */
export type Outcome = 'done' | 'refused' | 'unknown';

interface ActionOptions<A extends unknown[], T> {
  onDone?: (result: T, ...args: A) => unknown;
  /** Called after a failed call. The request layer has shown the error unless the service handles its code. */
  onFailed?: (error: RequestError, ...args: A) => unknown;
}

/**
 * Runs a write, one at a time: `run` does nothing while one is pending. It resolves after `onDone` or
 * `onFailed` to whether the write was done. Any error that is neither a failed nor an aborted call is thrown
 * while rendering, to reach the error boundary.
 */
export function useAction<A extends unknown[], T>(
  act: (...args: A) => Promise<T>,
  { onDone, onFailed }: ActionOptions<A, T> = {},
) {
  const [state, setState] = useState<{
    pendingArgs?: A;
    outcome?: Outcome;
    error?: RequestError;
    bug?: unknown;
  }>({});
  const isRunning = useRef(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function attempt(args: A): Promise<boolean> {
    let result: T;
    try {
      result = await act(...args);
    } catch (error) {
      if (!isRequestError(error)) throw error;
      setState({ pendingArgs: args, outcome: isOutcomeUnknown(error) ? 'unknown' : 'refused', error });
      await onFailed?.(error, ...args);
      return false;
    }
    setState({ pendingArgs: args, outcome: 'done' });
    await onDone?.(result, ...args);
    return true;
  }

  async function run(...args: A): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setState({ pendingArgs: args });
    try {
      return await attempt(args);
    } catch (error) {
      // A request in `onDone` may fail, too; the request layer has shown it.
      const isBug = !isRequestError(error) && !isAbortError(error);
      // After unmounting it is reported as an unhandled rejection instead.
      if (isBug && !isMounted.current) throw error;
      if (isBug) setState({ bug: error });
      return false;
    } finally {
      isRunning.current = false;
      setState((last) => ({ ...last, pendingArgs: undefined }));
    }
  }

  if (state.bug !== undefined) throw state.bug;
  return {
    run,
    isPending: state.pendingArgs !== undefined,
    /** Arguments of the pending write, for example to mark its row. */
    pendingArgs: state.pendingArgs,
    outcome: state.outcome,
    error: state.error,
    /** Clears the last outcome and error. */
    reset: () => setState({}),
  };
}
