import { useInterval, useRequest } from 'ahooks';
import { useState } from 'react';
import type { DemoClock } from '@/domain/demo';
import { fetchClock, resetMockDatabase, setClockOffset } from '@/services/demo';

const TICK_MS = 1_000;

interface ClockReading extends DemoClock {
  /** Milliseconds by which the server is ahead of this device. */
  aheadMs: number;
}

const readingOf = (clock: DemoClock): ClockReading => ({
  ...clock,
  aheadMs: Date.parse(clock.now) - Date.now(),
});

// The request layer has shown the failure.
const quietly = { onError: () => {} };

/** The mock server's clock, ticking, and what can be done to it. */
export function useServerClock() {
  const { data, mutate, refresh, loading } = useRequest(async () => readingOf(await fetchClock()), quietly);
  const [, setTick] = useState(0);
  useInterval(() => setTick((ticks) => ticks + 1), TICK_MS);

  const setting = useRequest(
    async (offsetSeconds: number) => mutate(readingOf(await setClockOffset(offsetSeconds))),
    { ...quietly, manual: true },
  );
  const resetting = useRequest(
    async () => {
      await resetMockDatabase();
      mutate(readingOf(await fetchClock()));
    },
    { ...quietly, manual: true },
  );

  return {
    clock: data && { now: Date.now() + data.aheadMs, offsetSeconds: data.offsetSeconds },
    loading,
    refresh,
    busy: setting.loading || resetting.loading,
    /** Moves the clock ahead by so many seconds, from where it is. */
    advance: (seconds: number) => setting.run((data?.offsetSeconds ?? 0) + seconds),
    setToRealTime: () => setting.run(0),
    /** Resolves when it is done; rejects when the call fails. */
    resetDatabase: resetting.runAsync,
    resetting: resetting.loading,
  };
}
