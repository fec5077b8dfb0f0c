import { useEffect, useEffectEvent } from 'react';
import { onReconnect } from '@/browser/connection';

/**
 * Calls `poll` while the page is visible, one call after the other, and at once when the page becomes visible
 * or the browser is back online. `pauseMs` is the pause after a call has settled; without it only those
 * events count.
 */
export function usePolling(poll: () => Promise<unknown>, pauseMs: number | undefined, isActive = true): void {
  const handlePoll = useEffectEvent(poll);

  useEffect(() => {
    if (!isActive) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;

    const wait = () => {
      clearTimeout(timer);
      if (!ended && !document.hidden && pauseMs !== undefined) timer = setTimeout(run, pauseMs);
    };
    const run = () => {
      clearTimeout(timer);
      void handlePoll().finally(wait);
    };
    const handleVisibility = () => {
      if (document.hidden) clearTimeout(timer);
      else run();
    };

    wait();
    document.addEventListener('visibilitychange', handleVisibility);
    const stop = onReconnect(run);
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
      stop();
    };
  }, [pauseMs, isActive]);
}
