import { useEffect, useEffectEvent } from 'react';

/**
 * Asks again and again while this is mounted and the page is visible, one call after the other, and at once when the page
 * is seen again or the connection is back. `intervalMs` is the pause after an answer; without it only those moments count.
 */
export function usePolling(poll: () => Promise<unknown>, intervalMs: number | undefined): void {
  const ask = useEffectEvent(poll);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;

    const wait = () => {
      clearTimeout(timer);
      if (!ended && !document.hidden && intervalMs !== undefined) timer = setTimeout(run, intervalMs);
    };
    const run = () => {
      clearTimeout(timer);
      void ask().finally(wait);
    };
    const handleVisibility = () => {
      if (document.hidden) clearTimeout(timer);
      else run();
    };

    wait();
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('online', run);
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('online', run);
    };
  }, [intervalMs]);
}
