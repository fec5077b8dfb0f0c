import { useState } from 'react';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import {
  LIVE_EVERY_MS,
  MONITOR_CHANNELS,
  MONITOR_PERIODS,
  type MonitorChannel,
  type MonitorQuery,
} from '@/domain/console/monitor';
import { withReceivedAt } from '@/domain/serverClock';
import { fetchLiveStats, fetchMonitor } from '@/services/dashboard';

export function useMonitorQuery() {
  const { query, change } = useQueryState();
  return {
    period: MONITOR_PERIODS.find((period) => period === query.get('period')) ?? 'day',
    channel: MONITOR_CHANNELS.find((channel) => channel === query.get('channel')) ?? 'all',
    province: query.get('province') ?? undefined,
    change,
  };
}

export function useMonitorReport({ period, channel }: MonitorQuery) {
  return useQuery((options) => fetchMonitor({ period, channel }, options), { key: [period, channel] });
}

export type LiveQuery = ReturnType<typeof useLiveStats>;

/** Live statistics, polled until paused. */
export function useLiveStats(channel: MonitorChannel) {
  const [paused, setPaused] = useState(false);
  const live = useQuery(async (options) => withReceivedAt(await fetchLiveStats(channel, options)), {
    key: channel,
    pollMs: paused ? undefined : LIVE_EVERY_MS,
  });
  return {
    ...live,
    paused,
    toggle() {
      setPaused(!paused);
      if (paused) void live.refresh();
    },
  };
}
