import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { choiceQuery, paging } from '../queryFields';
import {
  ACCESS_REQUEST_STATUSES,
  accessOverviewSchema,
  accessRequestListSchema,
  accessRequestPayloadSchema,
  accessRequestSchema,
  healthSchema,
} from './consoleAccess';

/** Access to the console's pages. */
export const accessEndpoints = {
  request: endpoint('POST console/access/request', {
    body: accessRequestPayloadSchema,
    result: accessRequestSchema,
  }),
  requests: endpoint('GET console/access/request/list', {
    access: '/admin/sub-page',
    query: v.object({ status: choiceQuery(ACCESS_REQUEST_STATUSES), ...paging }),
    result: accessRequestListSchema,
  }),
  handleRequest: endpoint('POST console/access/request/:requestId/handle', {
    access: '/admin/sub-page',
    result: accessRequestSchema,
  }),
  overview: endpoint('GET console/access/overview', { access: '/admin', result: accessOverviewSchema }),
  health: endpoint('GET console/health', { access: '/exception/500', result: healthSchema }),
};
