import { useState } from 'react';
import { useQuery } from '@/components/query/useQuery';
import { LIVE_EVERY_MS, type MonitorChannel } from '@/domain/console/monitor';
import { withReceivedAt } from '@/domain/serverClock';
import { fetchLiveStats } from '@/services/dashboard';

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
