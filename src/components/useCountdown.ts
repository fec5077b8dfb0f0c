import { useEffect, useReducer } from 'react';
import { createCountdowns } from '@/components/countdown';

const countdowns = createCountdowns();

/** The seconds left of the countdown `key` (none without a key), counted down on screen. It survives a reload. */
export function useCountdown(key: string | undefined) {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const secondsLeft = key === undefined ? 0 : countdowns.secondsLeft(key);
  const running = secondsLeft > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [running]);

  function start(startedKey: string, seconds: number) {
    countdowns.start(startedKey, seconds);
    tick();
  }

  return { secondsLeft, start };
}
