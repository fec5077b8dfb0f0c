import { useEffect, useEffectEvent } from 'react';
import { MAX_PAUSE_SECONDS } from '@/domain/pauses';
import type { RequestError } from '@/domain/requestError';
import { secondsUntil, useTick } from './useTick';

/** Returns the seconds that are left of the pause after a failed read; 0 without one. */
export const pauseSecondsLeft = (error: RequestError | undefined): number =>
  secondsUntil(error?.pause?.endsAt ?? 0, Date.now(), MAX_PAUSE_SECONDS);

/** Returns the seconds that are left of the pause after a failed read, and counts them; 0 without one. */
export function usePauseSeconds(error: RequestError | undefined): number {
  const secondsLeft = pauseSecondsLeft(error);
  useTick(secondsLeft > 0);
  return secondsLeft;
}

/** Reads again when the pause after a failed read is over, once the page is visible, unless that has failed too often. */
export function useReadAgain(error: RequestError | undefined, onRead: () => unknown): void {
  const handleRead = useEffectEvent(onRead);
  const readAgainAt = error?.pause?.readAgainAt;
  useEffect(() => {
    if (readAgainAt === undefined) return;
    const read = () => {
      if (!document.hidden) handleRead();
      else document.addEventListener('visibilitychange', read, { once: true });
    };
    const timer = setTimeout(read, Math.max(readAgainAt - Date.now(), 0));
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [readAgainAt]);
}
