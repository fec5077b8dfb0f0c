import { useEffect, useEffectEvent } from 'react';

/** Calls back each time the browser is online again after it was not. */
export function useOnline(onBack: () => void): void {
  const handleOnline = useEffectEvent(onBack);
  useEffect(() => {
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
