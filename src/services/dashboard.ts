import type { KeywordSort } from '@/domain/console/analysis';
import { dashboardEndpoints } from '@/domain/console/dashboardEndpoints';
import type { DashboardRange, RangePreset } from '@/domain/console/dashboardRange';
import type { MonitorChannel, MonitorQuery } from '@/domain/console/monitor';
import { type CallOptions, call } from './call';

/** Two days, or the name of a range that ends today on the server's calendar. */
export type RangeQuery = DashboardRange | { range: RangePreset };

/** The figures of a range. A range that cannot be asked rejects with `RANGE_REFUSED`, which the page shows itself. */
export function fetchAnalysis(range: RangeQuery, options?: CallOptions) {
  return call(dashboardEndpoints.analysis, { query: range }, options);
}

interface KeywordQuery {
  sort: KeywordSort;
  order: 'ascend' | 'descend';
  current: number;
  pageSize: number;
}

/** One page of what was searched for in a range. */
export function listKeywords(range: RangeQuery, query: KeywordQuery, options?: CallOptions) {
  return call(dashboardEndpoints.keywords, { query: { ...range, ...query } }, options);
}

/** Visits and payments of one store over a range. */
export function fetchStoreFlow(storeId: string, range: RangeQuery, options?: CallOptions) {
  return call(dashboardEndpoints.storeFlow, { params: { storeId }, query: range }, options);
}

/** What is happening now. Asked for every few seconds, so a failure says nothing by itself. */
export function fetchLiveStats(channel: MonitorChannel, options?: CallOptions) {
  return call(dashboardEndpoints.live, { query: { channel } }, { ...options, silent: true });
}

/** What the monitor's filters find. */
export function fetchMonitor(query: MonitorQuery, options?: CallOptions) {
  return call(dashboardEndpoints.monitor, { query }, options);
}

/** The person's own workplace. */
export function fetchWorkplace(options?: CallOptions) {
  return call(dashboardEndpoints.workplace, {}, options);
}

/** One page of what happened in the team, newest first. */
export function listActivities(query: { current: number; pageSize: number }, options?: CallOptions) {
  return call(dashboardEndpoints.activities, { query }, options);
}

/** Keeps a link at the workplace; its refusals stand beside the field. */
export function addWorkplaceLink(body: { path: string; name: string }) {
  return call(dashboardEndpoints.addLink, { body });
}

/** Takes a link away. */
export function removeWorkplaceLink(linkId: string) {
  return call(dashboardEndpoints.removeLink, { params: { linkId } });
}
