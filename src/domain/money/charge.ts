import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listingSchema } from '../listing';
import { PAY_CHANNELS } from '../order/order';
import {
  choiceQuery,
  choicesQuery,
  dayQuery,
  orUndefined,
  paging,
  text,
  textQuery,
  timestamp,
} from '../schemas';
import { centsSchema, positiveCentsSchema } from './money';

/** What a movement of money is for. */
export const CHARGE_CATEGORIES = [
  'purchase',
  'usage',
  'tax',
  'credit',
  'refund',
  'adjustment',
  'topUp',
] as const;
/** Seen from the person: `in` is for them, `out` is what they spend. */
export const CHARGE_DIRECTIONS = ['in', 'out'] as const;
/** `pending` awaits its money, `reversed` came to nothing; only what is `settled` counts in any sum. */
export const CHARGE_STATUSES = ['pending', 'settled', 'reversed'] as const;
export const CHARGE_FREQUENCIES = ['once', 'month', 'quarter', 'year'] as const;

/** One part of an amount: how it comes about. The parts of a charge sum to its amount. */
export const chargeLineSchema = v.object({ label: text, formula: v.string(), amount: centsSchema });

/** One movement of money (domain.md "Charge"); amounts in integer cents. */
export const chargeSchema = v.object({
  chargeId: text,
  /** The number it has in the books. */
  flowNo: text,
  orderId: orUndefined(text),
  instanceId: orUndefined(text),
  category: v.picklist(CHARGE_CATEGORIES),
  /** What it is for, in the language of the call. */
  title: text,
  planName: orUndefined(text),
  frequency: v.picklist(CHARGE_FREQUENCIES),
  /** What it pays for; `to` is missing for what has no end. */
  period: orUndefined(v.object({ from: timestamp, to: orUndefined(timestamp) })),
  quantity: orUndefined(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  unit: orUndefined(text),
  /** Missing where no single price times the quantity is the amount. */
  unitPrice: orUndefined(positiveCentsSchema),
  amount: positiveCentsSchema,
  direction: v.picklist(CHARGE_DIRECTIONS),
  payChannel: v.picklist(PAY_CHANNELS),
  /** What could be spent after it. */
  balanceAfter: centsSchema,
  status: v.picklist(CHARGE_STATUSES),
  createdAt: timestamp,
  lines: v.array(chargeLineSchema),
});

const sums = { in: positiveCentsSchema, out: positiveCentsSchema };

/** One page of charges with the sums of everything that the filters find. */
export const chargeListSchema = v.object({
  ...listingSchema(chargeSchema).entries,
  totals: v.object(sums),
});

const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));
export const monthSumsSchema = v.object({ month, ...sums });

/** The account at a glance: what can be spent, and the last twelve months, oldest first; the last is the running one. */
export const chargeSummarySchema = v.object({
  currency: text,
  balance: centsSchema,
  months: v.pipe(v.array(monthSumsSchema), v.minLength(1)),
});

/** What charges are asked for; days and months are those of the accounts (accountingTime.ts). */
export interface ChargeQuery {
  category?: readonly ChargeCategory[];
  direction?: ChargeDirection;
  /** `2026-11`. */
  month?: string;
  /** `2026-11-20`, both inclusive. */
  from?: string;
  to?: string;
  keyword?: string;
  orderId?: string;
  instanceId?: string;
}

export type ChargeCategory = (typeof CHARGE_CATEGORIES)[number];
export type ChargeDirection = (typeof CHARGE_DIRECTIONS)[number];
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];
export type Charge = v.InferOutput<typeof chargeSchema>;
export type MonthSums = v.InferOutput<typeof monthSumsSchema>;

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
