import { useEffect, useEffectEvent } from 'react';

/** Calls back whenever the browser is back online. */
export function useOnline(onBack: () => void): void {
  const handleOnline = useEffectEvent(onBack);
  useEffect(() => {
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
