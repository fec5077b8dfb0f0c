import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { choiceQuery, cursorPaging, dayQuery, paging } from '../schemas';
import { analysisSchema, KEYWORD_SORTS, keywordListSchema, rangeRefused, storeFlowSchema } from './analysis';
import { RANGE_PRESETS } from './dashboardRange';
import { liveStatsSchema, MONITOR_CHANNELS, MONITOR_PERIODS, monitorSchema } from './monitor';
import {
  activityListSchema,
  LINK_ERROR,
  newLinkSchema,
  workplaceLinkSchema,
  workplaceSchema,
} from './workplace';

const ANALYSIS = '/dashboard/analysis';
const MONITOR = '/dashboard/monitor';
const WORKPLACE = '/dashboard/workplace';

/** A named range, or its first and last day. */
const range = {
  /** Length of a range that ends today, instead of two days. */
  range: choiceQuery(RANGE_PRESETS),
  /** First day of the range. */
  from: dayQuery,
  /** Last day of the range, inclusive. */
  to: dayQuery,
};
const channel = choiceQuery(MONITOR_CHANNELS);
const refusals = [rangeRefused];

export const dashboardEndpoints = {
  analysis: endpoint('GET console/dashboard/analysis', {
    access: ANALYSIS,
    query: v.object(range),
    result: analysisSchema,
    refusals,
  }),
  keywords: endpoint('GET console/dashboard/keywords', {
    access: ANALYSIS,
    query: v.object({
      ...range,
      /** What the list is ordered by. */
      sort: choiceQuery(KEYWORD_SORTS),
      /** Direction of the order. */
      order: choiceQuery(['ascend', 'descend']),
      ...paging,
    }),
    result: keywordListSchema,
    refusals,
  }),
  storeFlow: endpoint('GET console/dashboard/store/:storeId', {
    access: ANALYSIS,
    query: v.object(range),
    result: storeFlowSchema,
    refusals,
  }),
  live: endpoint('GET console/dashboard/live', {
    access: MONITOR,
    query: v.object({
      /** Only orders of this channel. */
      channel,
    }),
    result: liveStatsSchema,
  }),
  monitor: endpoint('GET console/dashboard/monitor', {
    access: MONITOR,
    query: v.object({
      /** The last hour, day or week. */
      period: choiceQuery(MONITOR_PERIODS),
      /** Only orders of this channel. */
      channel,
    }),
    result: monitorSchema,
  }),
  workplace: endpoint('GET console/dashboard/workplace', { access: WORKPLACE, result: workplaceSchema }),
  activities: endpoint('GET console/dashboard/activities', {
    access: WORKPLACE,
    query: v.object(cursorPaging),
    result: activityListSchema,
  }),
  addLink: endpoint('POST console/dashboard/links', {
    access: WORKPLACE,
    body: newLinkSchema,
    result: workplaceLinkSchema,
    refusals: Object.values(LINK_ERROR),
  }),
  removeLink: endpoint('DELETE console/dashboard/links/:linkId', { access: WORKPLACE }),
};
