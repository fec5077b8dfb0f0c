import { useCallback, useEffect, useRef } from 'react';

/** Returns a signal that aborts when the component unmounts. */
export function useUnmountSignal(): () => AbortSignal {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => {
    // React's strict mode unmounts and mounts again.
    if (controller.current?.signal.aborted) controller.current = undefined;
    return () => {
      controller.current ??= new AbortController();
      controller.current.abort();
    };
  }, []);
  return useCallback(() => {
    controller.current ??= new AbortController();
    return controller.current.signal;
  }, []);
}
