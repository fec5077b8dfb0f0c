import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { choiceQuery, choicesQuery, dayQuery, paging, textQuery } from '../queryFields';
import { CHARGE_CATEGORIES, CHARGE_DIRECTIONS, chargeListSchema, chargeSummarySchema } from './charge';

const filters = {
  category: choicesQuery(CHARGE_CATEGORIES),
  direction: choiceQuery(CHARGE_DIRECTIONS),
  month: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
  from: dayQuery,
  to: dayQuery,
  keyword: textQuery,
  orderId: textQuery,
  instanceId: textQuery,
};

/** The user's charges (domain.md "Charge"). */
export const chargeEndpoints = {
  list: endpoint('GET charge/list', {
    query: v.object({ ...filters, ...paging }),
    result: chargeListSchema,
  }),
  summary: endpoint('GET charge/summary', { result: chargeSummarySchema }),
  export: endpoint('GET charge/export', { query: v.object(filters), download: ['text/csv'] }),
};
