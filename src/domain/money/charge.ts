import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { lenient } from '../lenient';
import { listingSchema } from '../listing';
import { PAY_CHANNELS } from '../order/order';
import { choiceQuery, choicesQuery, dayQuery, paging, text, textQuery, timestamp } from '../schemas';
import { centsSchema, nonNegativeCentsSchema } from './money';

export const CHARGE_CATEGORIES = [
  'purchase',
  'usage',
  'tax',
  'credit',
  'refund',
  'adjustment',
  'topUp',
  'withdrawal',
] as const;
/** From the user's view. */
export const CHARGE_DIRECTIONS = ['in', 'out'] as const;
/** Only `settled` charges count in sums. */
export const CHARGE_STATUSES = ['pending', 'settled', 'reversed'] as const;
export const CHARGE_FREQUENCIES = ['once', 'month', 'quarter', 'year'] as const;

/** A part of an amount; the parts sum to it. */
export const chargeLineSchema = v.object({ label: text, formula: v.string(), amount: centsSchema });

/** One movement of money (domain.md "Charge"); amounts in integer cents. */
export const chargeSchema = v.object({
  chargeId: text,
  /** Accounting number. */
  flowNo: text,
  orderId: lenient(text),
  instanceId: lenient(text),
  category: v.picklist(CHARGE_CATEGORIES),
  /** Localized title. */
  title: text,
  planName: lenient(text),
  frequency: v.picklist(CHARGE_FREQUENCIES),
  /** `to` is missing for an open end. */
  period: lenient(v.object({ from: timestamp, to: lenient(timestamp) })),
  quantity: lenient(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  unit: lenient(text),
  /** Missing unless unit price times quantity is the amount. */
  unitPrice: lenient(nonNegativeCentsSchema),
  amount: nonNegativeCentsSchema,
  direction: v.picklist(CHARGE_DIRECTIONS),
  payChannel: v.picklist(PAY_CHANNELS),
  /** Available balance afterwards; missing when the charge did not move it. */
  balanceAfter: lenient(centsSchema),
  status: v.picklist(CHARGE_STATUSES),
  createdAt: timestamp,
  lines: v.array(chargeLineSchema),
});

const sums = { in: nonNegativeCentsSchema, out: nonNegativeCentsSchema };

/** One page of charges with the sums of all matching charges. */
export const chargeListSchema = v.object({
  ...listingSchema(chargeSchema).entries,
  totals: v.object(sums),
});

/** An accounting month, `2026-11`. */
export const monthText = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));
export const monthSumsSchema = v.object({
  month: monthText,
  ...sums,
  /** With all payment methods: purchases, usage and taxes, less refunds and credits. */
  spent: lenient(centsSchema),
  /** Purchases, usage and taxes that the balance paid, as on the statement of the month. */
  paidFromBalance: lenient(centsSchema),
});

/** The balance and the last twelve months, oldest first, including the current one. */
export const chargeSummarySchema = v.object({
  currency: text,
  /** Available: without what is being withdrawn. */
  balance: centsSchema,
  /** What is being withdrawn; missing where nothing is. */
  frozen: lenient(nonNegativeCentsSchema),
  months: v.pipe(v.array(monthSumsSchema), v.minLength(1)),
});

/** Filters of charges; days and months are accounting ones. */
export interface ChargeQuery {
  category?: readonly ChargeCategory[];
  direction?: ChargeDirection;
  /** `2026-11`. */
  month?: string;
  /** Inclusive days, `2026-11-20`. */
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

export const chargeEndpoints = {
  list: endpoint('GET charge/list', {
    query: v.object({ ...filters, ...paging }),
    result: chargeListSchema,
  }),
  summary: endpoint('GET charge/summary', { result: chargeSummarySchema }),
  export: endpoint('GET charge/export', { query: v.object(filters), download: ['text/csv'] }),
};
