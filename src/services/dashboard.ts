import { request } from '@umijs/max';
import {
  analysisSchema,
  type KeywordSort,
  keywordListSchema,
  RANGE_REFUSED,
  storeFlowSchema,
} from '@/domain/console/analysis';
import type { DashboardRange, RangePreset } from '@/domain/console/dashboardRange';
import {
  liveFiguresSchema,
  type MonitorChannel,
  type MonitorQuery,
  monitorSchema,
} from '@/domain/console/monitor';
import {
  activityListSchema,
  LINK_ERROR,
  workplaceLinkSchema,
  workplaceSchema,
} from '@/domain/console/workplace';

/** Two days, or the name of a range that ends today on the server's calendar. */
export type AskedRange = DashboardRange | { range: RangePreset };

interface CallOptions {
  signal?: AbortSignal;
}

const BASE = 'console/dashboard';

/** The figures of a range. A range that cannot be asked rejects with `RANGE_REFUSED`, which the page shows itself. */
export function fetchAnalysis(range: AskedRange, { signal }: CallOptions = {}) {
  return request(`${BASE}/analysis`, {
    params: { ...range },
    schema: analysisSchema,
    handledCodes: [RANGE_REFUSED],
    signal,
  });
}

interface KeywordQuery {
  sort: KeywordSort;
  order: 'ascend' | 'descend';
  current: number;
  pageSize: number;
}

/** One page of what was searched for in a range. */
export function listKeywords(range: AskedRange, query: KeywordQuery, { signal }: CallOptions = {}) {
  return request(`${BASE}/keywords`, {
    params: { ...range, ...query },
    schema: keywordListSchema,
    handledCodes: [RANGE_REFUSED],
    signal,
  });
}

/** Visits and payments of one store over a range. */
export function fetchStoreFlow(storeId: string, range: AskedRange, { signal }: CallOptions = {}) {
  return request(`${BASE}/store/${encodeURIComponent(storeId)}`, {
    params: { ...range },
    schema: storeFlowSchema,
    handledCodes: [RANGE_REFUSED],
    signal,
  });
}

/** What is happening now. Asked for every few seconds, so a failure says nothing by itself. */
export function fetchLiveFigures(channel: MonitorChannel, { signal }: CallOptions = {}) {
  return request(`${BASE}/live`, { params: { channel }, schema: liveFiguresSchema, silent: true, signal });
}

/** What the monitor's filters find. */
export function fetchMonitor(query: MonitorQuery, { signal }: CallOptions = {}) {
  return request(`${BASE}/monitor`, { params: { ...query }, schema: monitorSchema, signal });
}

/** The person's own workplace. */
export function fetchWorkplace({ signal }: CallOptions = {}) {
  return request(`${BASE}/workplace`, { schema: workplaceSchema, signal });
}

/** One page of what happened in the team, newest first. */
export function listActivities(query: { current: number; pageSize: number }, { signal }: CallOptions = {}) {
  return request(`${BASE}/activities`, { params: { ...query }, schema: activityListSchema, signal });
}

/** Keeps a link at the workplace; its refusals stand beside the field. */
export function addWorkplaceLink(data: { path: string; name: string }) {
  return request(`${BASE}/links`, {
    method: 'post',
    data,
    schema: workplaceLinkSchema,
    handledCodes: Object.values(LINK_ERROR),
  });
}

/** Takes a link away. */
export function removeWorkplaceLink(linkId: string) {
  return request(`${BASE}/links/${encodeURIComponent(linkId)}`, { method: 'delete' });
}
