import { useCallback, useEffect, useRef } from 'react';

/** Gives calls a signal that closes their connection when the component goes away. Calls made later are not sent at all. */
export function useUnmountSignal(): () => AbortSignal {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => {
    // React's strict mode takes a component away and brings it back.
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
