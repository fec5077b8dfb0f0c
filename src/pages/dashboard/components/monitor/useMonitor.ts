import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useEffect, useState } from 'react';
import { useQueryState } from '@/components/query/useQueryState';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import {
  LIVE_EVERY_MS,
  MONITOR_CHANNELS,
  MONITOR_PERIODS,
  type MonitorChannel,
  type MonitorQuery,
} from '@/domain/console/monitor';
import { isRequestError } from '@/domain/requestError';
import { noteArrival, type ServerMoment, serverSecondsLeft } from '@/domain/serverClock';
import { fetchLiveFigures, fetchMonitor } from '@/services/dashboard';

const onError = (failure: unknown) => {
  if (!isRequestError(failure)) throw failure;
};

/** What the monitor is asked for, as it stands in the address. */
export function useMonitorQuery() {
  const { query, change } = useQueryState();
  return {
    period: MONITOR_PERIODS.find((period) => period === query.get('period')) ?? 'day',
    channel: MONITOR_CHANNELS.find((channel) => channel === query.get('channel')) ?? 'all',
    province: query.get('province') ?? undefined,
    change,
  };
}

/** What the filters find. */
export function useMonitorReport({ period, channel }: MonitorQuery) {
  const { locale } = useIntl();
  const unmountSignal = useUnmountSignal();
  return useRequest(() => fetchMonitor({ period, channel }, { signal: unmountSignal() }), {
    refreshDeps: [period, channel, locale],
    onError,
  });
}

/** What is happening now, asked for every few seconds until paused; a window that nobody sees does not ask. */
export function useLiveFigures(channel: MonitorChannel) {
  const { locale } = useIntl();
  const unmountSignal = useUnmountSignal();
  const [paused, setPaused] = useState(false);
  const live = useRequest(
    async () => noteArrival(await fetchLiveFigures(channel, { signal: unmountSignal() })),
    {
      refreshDeps: [channel, locale],
      pollingInterval: paused ? 0 : LIVE_EVERY_MS,
      pollingWhenHidden: false,
      onError,
    },
  );
  return {
    ...live,
    paused,
    toggle() {
      setPaused(!paused);
      if (paused) live.refresh();
    },
  };
}

/** Whole seconds to a deadline on the server's clock, counted down on screen. */
export function useSecondsLeft(deadline: string, moment: ServerMoment): number {
  const [seconds, setSeconds] = useState(() => serverSecondsLeft(deadline, moment));
  useEffect(() => {
    const tick = () => setSeconds(serverSecondsLeft(deadline, moment));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [deadline, moment]);
  return seconds;
}
