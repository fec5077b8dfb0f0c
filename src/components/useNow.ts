import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '@/domain/calendar';
import { currentTime } from '@/domain/currentTime';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const notify of listeners) notify();
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const getMinute = () => Math.floor(currentTime() / MINUTE_MS);

/** Returns the time in milliseconds since 1970 on the server's clock and renders again each minute. All users share one timer. */
export function useNow(): number {
  useSyncExternalStore(subscribe, getMinute, getMinute);
  return currentTime();
}
