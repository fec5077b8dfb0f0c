import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { lenient } from '../lenient';
import { cursorListingSchema } from '../listing';
import { byLink, cursorQuery, day, manyOf, matching, oneOf, text as textParam } from '../listQuery';
import { PAY_CHANNELS } from '../order/order';
import { taxSchema } from '../order/quote';
import { count, idSchema, text, timeSpanSchema, timestamp } from '../schemas';
import { centsSchema, nonNegativeCentsSchema } from './money';

export const CHARGE_CATEGORIES = [
  'purchase',
  'usage',
  /** A tax that is charged for itself; that of a purchase or of usage is within its amount. */
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
export const chargeLineSchema = v.object({
  /** What the part is for, for people. */
  label: text,
  /** Calculation, such as `¥50.00 × 3`; empty for a fixed part. */
  formula: v.string(),
  amount: centsSchema,
});

/** One movement of money; amounts in integer cents. */
export const chargeSchema = v.object({
  chargeId: idSchema,
  /** Accounting number. */
  flowNo: text,
  orderId: lenient(idSchema),
  /** The purchased service that it is for; missing without one, as before its set-up. */
  instanceId: lenient(idSchema),
  /** What the money moved for. */
  category: v.picklist(CHARGE_CATEGORIES),
  /** Localized title. */
  title: text,
  /** Name of the plan; missing without one. */
  planName: lenient(text),
  /** How often it is charged. */
  frequency: v.picklist(CHARGE_FREQUENCIES),
  /** The time that it is for; missing where there is none, as before the set-up of an order. */
  period: lenient(timeSpanSchema),
  /** How many were charged; missing when it cannot be counted. */
  quantity: lenient(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  /** What is counted, for people; missing without a quantity. */
  unit: lenient(text),
  /** Missing unless unit price times quantity is the amount. */
  unitPrice: lenient(nonNegativeCentsSchema),
  amount: nonNegativeCentsSchema,
  /** The tax within the amount; none is shown without it. */
  tax: lenient(taxSchema),
  /** `in` is money in for the user, `out` is money out. */
  direction: v.picklist(CHARGE_DIRECTIONS),
  /** How it was paid. */
  payChannel: v.picklist(PAY_CHANNELS),
  /** Available balance afterwards; missing when the charge did not move it. */
  balanceAfter: lenient(centsSchema),
  /** Whether the money has moved; only `settled` charges count in sums. */
  status: v.picklist(CHARGE_STATUSES),
  /** When it was recorded: of a purchase the time of the payment, not of the order. */
  createdAt: timestamp,
  /** Place among the entries of one moment, which stand in the order in which they were booked. */
  sequence: lenient(count),
  /** Parts of the amount, which sum to it; empty for an amount without parts. */
  lines: v.array(chargeLineSchema),
});

const sums = {
  /** Money in, in cents. */
  in: nonNegativeCentsSchema,
  /** Money out, in cents. */
  out: nonNegativeCentsSchema,
};

/** One page of charges with the sums of all matching charges. */
export const chargeListSchema = v.object({
  ...cursorListingSchema(chargeSchema).entries,
  /** Sums over all matching charges. */
  totals: v.object(sums),
});

/** An accounting month, `2026-11`. */
export const monthText = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));
/** Sums of a month in cents, of the charges by all payment methods. */
export const monthSumsSchema = v.object({
  month: monthText,
  ...sums,
  /**
   * With all payment methods: purchases, usage and taxes, less credits and the refunds that were paid in this month for its
   * purchases, at least 0. Refunds of earlier months' purchases and adjustments do not count.
   */
  spent: lenient(nonNegativeCentsSchema),
  /** Purchases, usage and taxes that the balance paid, as on the statement of the month. */
  paidFromBalance: lenient(centsSchema),
});

/** The balance and the last twelve months, oldest first, including the current one. */
export const chargeSummarySchema = v.object({
  /** ISO 4217 code: `CNY`. */
  currency: text,
  /** Available: without what is being withdrawn; 0 at first. */
  balance: centsSchema,
  /** What is being withdrawn; missing where nothing is. */
  frozen: lenient(nonNegativeCentsSchema),
  /** The last twelve months, oldest first. */
  months: v.pipe(v.array(monthSumsSchema), v.minLength(1)),
});

export type ChargeCategory = (typeof CHARGE_CATEGORIES)[number];
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];
export type Charge = v.InferOutput<typeof chargeSchema>;
export type MonthSums = v.InferOutput<typeof monthSumsSchema>;

/** The filters of the charges; days and months are accounting ones, and days are inclusive. */
export const chargeQuery = cursorQuery(
  {
    /** Searches the title, the plan, `flowNo` and the order; see "Lists". */
    keyword: textParam(64),
    /** Only these categories. */
    category: manyOf(CHARGE_CATEGORIES),
    /** Only money in, or only money out. */
    direction: oneOf(CHARGE_DIRECTIONS),
    /** Only this accounting month, `2026-11`. */
    month: matching(/^\d{4}-(?:0[1-9]|1[0-2])$/),
    /** First accounting day. */
    from: day,
    /** Last accounting day, inclusive. */
    to: day,
    /** Only charges of this order. */
    orderId: byLink(textParam(64)),
    /** Only charges of this purchased service. */
    instanceId: byLink(textParam(64)),
  },
  { exclusive: [['month'], ['from', 'to']] },
);

export const chargeEndpoints = {
  list: endpoint('GET charge/list', {
    query: chargeQuery.schema,
    result: chargeListSchema,
  }),
  summary: endpoint('GET charge/summary', { result: chargeSummarySchema }),
  export: endpoint('GET charge/export', { query: v.object(chargeQuery.entries), download: ['text/csv'] }),
};
