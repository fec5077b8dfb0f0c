import { useEffect, useReducer } from 'react';
import { type ServerMoment, serverSecondsLeft } from '@/domain/serverClock';

/** Whole seconds to a deadline (ISO 8601), told from the server's clock and renewed each second until it has come. */
export function useServerSeconds(deadline: string, moment: ServerMoment): number {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const secondsLeft = serverSecondsLeft(deadline, moment);
  const running = secondsLeft > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [running]);

  return secondsLeft;
}
