import * as v from 'valibot';
import { endpoint, NOT_FOUND } from '../endpoint';
import { paging, textQuery } from '../queryFields';
import { oldOrderListSchema, oldOrderSchema } from './oldOrder';

/** The archive of orders. */
export const oldOrderEndpoints = {
  list: endpoint('GET order/old/list', {
    query: v.object({ keyword: textQuery, year: textQuery, ...paging }),
    result: oldOrderListSchema,
  }),
  get: endpoint('GET order/old/:orderId', { result: oldOrderSchema, refusals: [NOT_FOUND] }),
};
