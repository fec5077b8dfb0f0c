import * as v from 'valibot';
import {
  CHARGE_CATEGORIES,
  CHARGE_DIRECTIONS,
  chargeListSchema,
  chargeSummarySchema,
} from '../../../src/domain/money/charge';
import { topUpPayloadSchema, topUpSchema } from '../../../src/domain/money/topUp';
import type { EndpointTable } from '../endpoint';
import { choiceQuery, choicesQuery, dayQuery, paging, textQuery } from '../query';
import { IDEMPOTENCY_KEY } from './refusals';

const chargeQuery = {
  category: choicesQuery(CHARGE_CATEGORIES),
  direction: choiceQuery(CHARGE_DIRECTIONS),
  month: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
  from: dayQuery,
  to: dayQuery,
  keyword: textQuery,
  orderId: textQuery,
  instanceId: textQuery,
};

/** The books and the balance (domain.md "Charge"). */
export const MONEY_ENDPOINTS: EndpointTable = {
  'GET charge/list': {
    summary: 'Movements of money, newest first, with the sums of all that the filters find.',
    query: v.object({ ...chargeQuery, ...paging }),
    result: chargeListSchema,
  },
  'GET charge/summary': {
    summary: 'What can be spent, and what the last twelve months came to.',
    result: chargeSummarySchema,
  },
  'GET charge/export': {
    summary: 'All charges that the filters find, as a file for a spreadsheet.',
    query: v.object(chargeQuery),
    download: ['text/csv'],
  },
  'POST balance/topUp': {
    summary:
      'Begins a top-up; the same idempotency key answers the same one, and is refused for another amount.',
    body: topUpPayloadSchema,
    example: { amount: 10_000, channel: 'alipay', idempotencyKey: IDEMPOTENCY_KEY },
    result: topUpSchema,
  },
  'GET balance/topUp/{topUpId}': { summary: 'A top-up as it is now.', result: topUpSchema },
};
