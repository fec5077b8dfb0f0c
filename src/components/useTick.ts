import { useEffect, useReducer } from 'react';

/** A later deadline was set before the clock was set back. */
export const LONGEST_SECONDS = 3600;

/** Returns the whole seconds from `now` to `deadline` (both in milliseconds); 0 when that has passed or is more than `longest`. */
export function secondsUntil(deadline: number, now: number, longest = LONGEST_SECONDS): number {
  const seconds = Math.ceil((deadline - now) / 1000);
  return seconds > 0 && seconds <= longest ? seconds : 0;
}

/** Renders again every second while it is active. Returns a function that does so at once. */
export function useTick(isActive: boolean) {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isActive]);
  return tick;
}
