import type { KeywordSort } from '@/domain/console/analysis';
import { dashboardEndpoints } from '@/domain/console/dashboardEndpoints';
import type { RangeQuery } from '@/domain/console/dashboardRange';
import type { MonitorChannel, MonitorQuery } from '@/domain/console/monitor';
import { type CallOptions, call } from './call';

/** Returns the stats of a range. An invalid range rejects with `RANGE_REFUSED`, which the page shows itself. */
export function fetchAnalysis(range: RangeQuery, options?: CallOptions) {
  return call(dashboardEndpoints.analysis, { query: range }, options);
}

interface KeywordQuery {
  sort: KeywordSort;
  order: 'ascend' | 'descend';
  current: number;
  pageSize: number;
}

export function listKeywords(range: RangeQuery, query: KeywordQuery, options?: CallOptions) {
  return call(dashboardEndpoints.keywords, { query: { ...range, ...query } }, options);
}

export function fetchStoreFlow(storeId: string, range: RangeQuery, options?: CallOptions) {
  return call(dashboardEndpoints.storeFlow, { params: { storeId }, query: range }, options);
}

/** Silent, for polling. */
export function fetchLiveStats(channel: MonitorChannel, options?: CallOptions) {
  return call(dashboardEndpoints.live, { query: { channel } }, { ...options, silent: true });
}

export function fetchMonitor(query: MonitorQuery, options?: CallOptions) {
  return call(dashboardEndpoints.monitor, { query }, options);
}

export function fetchWorkplace(options?: CallOptions) {
  return call(dashboardEndpoints.workplace, {}, options);
}

/** Newest first. */
export function listActivities(query: { current: number; pageSize: number }, options?: CallOptions) {
  return call(dashboardEndpoints.activities, { query }, options);
}

/** Adds a link; its errors are shown beside the field. */
export function addWorkplaceLink(body: { path: string; name: string }) {
  return call(dashboardEndpoints.addLink, { body });
}

export function removeWorkplaceLink(linkId: string) {
  return call(dashboardEndpoints.removeLink, { params: { linkId } });
}
