import { useEffect, useEffectEvent } from 'react';
import { onReconnect } from '@/browser/connection';

/** Calls back whenever the browser is back online and the host responds. */
export function useOnline(onBack: () => void): void {
  const handleOnline = useEffectEvent(onBack);
  useEffect(() => onReconnect(() => handleOnline()), []);
}
