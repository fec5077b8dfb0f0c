import { useEffect, useReducer } from 'react';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import type { DemoClock } from '@/domain/demo';
import { fetchClock, setClockOffset } from '@/services/demo';

const TICK_MS = 1_000;

interface ClockReading extends DemoClock {
  /** Milliseconds by which the server is ahead of this device. */
  aheadMs: number;
}

const toReading = (clock: DemoClock): ClockReading => ({
  ...clock,
  aheadMs: Date.parse(clock.now) - Date.now(),
});

/** The mock server's clock, ticking, and how it is moved. */
export function useServerClock() {
  const { data, isLoading, refresh, setData } = useQuery(async () => toReading(await fetchClock()));
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const setting = useAction(setClockOffset, { onDone: (clock) => setData(toReading(clock)) });

  return {
    clock: data && { now: Date.now() + data.aheadMs, offsetSeconds: data.offsetSeconds },
    isLoading,
    refresh,
    isPending: setting.isPending,
    /** Moves the clock ahead by so many seconds, from where it is. */
    advance: (seconds: number) => void setting.run((data?.offsetSeconds ?? 0) + seconds),
    setToRealTime: () => void setting.run(0),
  };
}
