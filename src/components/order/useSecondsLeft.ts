import { useEffect, useReducer } from 'react';
import { type ServerMoment, serverNow, serverSecondsLeft } from '@/domain/serverClock';

/**
 * Whole seconds to a deadline (ISO 8601), counted down on screen by the server's clock; 0 once it has passed. Each tick
 * comes when the number changes, so nothing lags behind.
 */
export function useSecondsLeft(deadline: string, moment: ServerMoment): number {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const secondsLeft = serverSecondsLeft(deadline, moment);

  // After every tick anew. A timer that fires a moment early finds the same number and waits for the rest.
  useEffect(() => {
    if (secondsLeft === 0) return;
    const restOfSecond = (Date.parse(deadline) - serverNow(moment)) % 1000;
    const timer = setTimeout(tick, restOfSecond > 0 ? Math.ceil(restOfSecond) : 16);
    return () => clearTimeout(timer);
  });

  // Browsers slow the timers of a hidden page down to a minute.
  useEffect(() => {
    document.addEventListener('visibilitychange', tick);
    return () => document.removeEventListener('visibilitychange', tick);
  }, []);

  return secondsLeft;
}
