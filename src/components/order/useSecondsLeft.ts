import { useEffect, useEffectEvent, useReducer } from 'react';
import { type ServerMoment, serverNow, serverSecondsLeft } from '@/domain/serverClock';

/** Returns the whole seconds to a deadline (ISO 8601) by the server's clock, updated every second; 0 once it has passed. */
export function useSecondsLeft(deadline: string, moment: ServerMoment): number {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const secondsLeft = serverSecondsLeft(deadline, moment);

  // Runs after every tick. A timer that fires early finds the same number and waits for the rest.
  useEffect(() => {
    if (secondsLeft === 0) return;
    const restOfSecond = (Date.parse(deadline) - serverNow(moment)) % 1000;
    const timer = setTimeout(tick, restOfSecond > 0 ? Math.ceil(restOfSecond) : 16);
    return () => clearTimeout(timer);
  });

  // Browsers throttle the timers of a hidden page.
  useEffect(() => {
    document.addEventListener('visibilitychange', tick);
    return () => document.removeEventListener('visibilitychange', tick);
  }, []);

  return secondsLeft;
}

/** Calls `onTimeUp` once when the time is up. */
export function useTimeUp(isUp: boolean, onTimeUp: () => unknown) {
  const handleTimeUp = useEffectEvent(onTimeUp);
  useEffect(() => {
    if (isUp) handleTimeUp();
  }, [isUp]);
}
