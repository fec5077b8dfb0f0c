import { useEffect, useRef } from 'react';

/** Gives calls a signal that closes their connection when the component goes away. */
export function useUnmountSignal(): () => AbortSignal {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  return () => {
    controller.current ??= new AbortController();
    return controller.current.signal;
  };
}
