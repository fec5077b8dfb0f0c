import type { KeywordSort } from '@/domain/console/analysis';
import { dashboardEndpoints } from '@/domain/console/dashboardEndpoints';
import type { RangeQuery } from '@/domain/console/dashboardRange';
import type { MonitorChannel } from '@/domain/console/monitor';
import { type CallOptions, call, service } from './call';

/** Returns the stats of a range. An invalid range rejects with `RANGE_REFUSED`, which the page shows itself. */
export const fetchAnalysis = service(dashboardEndpoints.analysis);

interface KeywordQuery {
  sort: KeywordSort;
  order: 'ascend' | 'descend';
  current: number;
  pageSize: number;
}

export const listKeywords = (range: RangeQuery, query: KeywordQuery, options?: CallOptions) =>
  call(dashboardEndpoints.keywords, { query: { ...range, ...query } }, options);

export const fetchStoreFlow = service(dashboardEndpoints.storeFlow);

/** Silent, for polling. */
export const fetchLiveStats = (channel: MonitorChannel, options?: CallOptions) =>
  call(dashboardEndpoints.live, { query: { channel } }, { ...options, silent: true });

export const fetchMonitor = service(dashboardEndpoints.monitor);

export const fetchWorkplace = service(dashboardEndpoints.workplace);

/** Newest first. */
export const listActivities = service(dashboardEndpoints.activities);

/** Adds a link; its errors are shown beside the field. */
export const addWorkplaceLink = service(dashboardEndpoints.addLink);

export const removeWorkplaceLink = service(dashboardEndpoints.removeLink);
