import * as v from 'valibot';
import {
  analysisSchema,
  KEYWORD_SORTS,
  keywordListSchema,
  RANGE_REFUSED,
  storeFlowSchema,
} from '../../../src/domain/console/analysis';
import { RANGE_PRESETS } from '../../../src/domain/console/dashboardRange';
import {
  liveFiguresSchema,
  MONITOR_CHANNELS,
  MONITOR_PERIODS,
  monitorSchema,
} from '../../../src/domain/console/monitor';
import {
  activityListSchema,
  LINK_ERROR,
  newLinkSchema,
  workplaceLinkSchema,
  workplaceSchema,
} from '../../../src/domain/console/workplace';
import type { EndpointFacts, EndpointTable } from '../endpoint';
import { choiceQuery, dayQuery, paging } from '../query';

/** Either a range with a name, or its first and last day. */
const range = { range: choiceQuery(RANGE_PRESETS), from: dayQuery, to: dayQuery };
const channel = choiceQuery(MONITOR_CHANNELS);

const analysis = (facts: EndpointFacts): EndpointFacts => ({
  page: '/dashboard/analysis',
  errors: [RANGE_REFUSED],
  ...facts,
});
const monitor = (facts: EndpointFacts): EndpointFacts => ({ page: '/dashboard/monitor', ...facts });
const workplace = (facts: EndpointFacts): EndpointFacts => ({ page: '/dashboard/workplace', ...facts });

/** The console's dashboards. */
export const DASHBOARD_ENDPOINTS: EndpointTable = {
  'GET console/dashboard/analysis': analysis({
    summary: 'The figures of a range of days; money in cents, shares and changes in basis points.',
    query: v.object(range),
    result: analysisSchema,
  }),
  'GET console/dashboard/keywords': analysis({
    summary: 'What people searched for in a range of days.',
    query: v.object({
      ...range,
      sort: choiceQuery(KEYWORD_SORTS),
      order: choiceQuery(['ascend', 'descend']),
      ...paging,
    }),
    result: keywordListSchema,
  }),
  'GET console/dashboard/store/{storeId}': analysis({
    summary: 'How one store fared in a range of days.',
    query: v.object(range),
    result: storeFlowSchema,
  }),
  'GET console/dashboard/live': monitor({
    summary: 'What is happening now; asked for every few seconds.',
    query: v.object({ channel }),
    result: liveFiguresSchema,
  }),
  'GET console/dashboard/monitor': monitor({
    summary: 'The last hour, day or week.',
    query: v.object({ period: choiceQuery(MONITOR_PERIODS), channel }),
    result: monitorSchema,
  }),
  'GET console/dashboard/workplace': workplace({
    summary: 'What concerns the person who asks.',
    result: workplaceSchema,
  }),
  'GET console/dashboard/activities': workplace({
    summary: 'What the team did, the latest first.',
    query: v.object(paging),
    result: activityListSchema,
  }),
  'POST console/dashboard/links': workplace({
    summary: 'Keeps a link to a page of the console.',
    body: newLinkSchema,
    example: { path: '/no/such/page', name: '' },
    result: workplaceLinkSchema,
    errors: Object.values(LINK_ERROR),
  }),
  'DELETE console/dashboard/links/{linkId}': workplace({
    summary: 'Removes a link; one that is gone already is no mistake.',
    unknownId: [200],
  }),
};
