import * as v from 'valibot';
import { DAY_MS } from '../calendar';
import { periodSchema } from '../catalog/service';
import { endpoint, NOT_FOUND } from '../endpoint';
import { listingSchema } from '../listing';
import { nonNegativeCentsSchema } from '../money/money';
import { count, paging, text, textQuery, timestamp } from '../schemas';
import { PAY_CHANNELS } from './order';

/** Final states of archived orders. */
export const OLD_ORDER_STATUSES = ['completed', 'refunded', 'cancelled', 'expired'] as const;
/** Imported from the former system, or archived by this one. */
export const OLD_ORDER_ORIGINS = ['imported', 'archived'] as const;

export const ARCHIVED_AFTER_DAYS = 365;

/** Amounts are in cents. */
export const oldOrderSummarySchema = v.object({
  orderId: text,
  serviceTitle: text,
  planName: v.string(),
  status: v.picklist(OLD_ORDER_STATUSES),
  origin: v.picklist(OLD_ORDER_ORIGINS),
  amount: nonNegativeCentsSchema,
  createdAt: timestamp,
  finishedAt: timestamp,
});

/** An archived order. The former system stored fewer fields. */
export const oldOrderSchema = v.object({
  ...oldOrderSummarySchema.entries,
  providerName: v.string(),
  period: v.optional(periodSchema),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  payChannel: v.optional(v.picklist(PAY_CHANNELS)),
  refundedAmount: nonNegativeCentsSchema,
  paidAt: v.optional(timestamp),
  invoiceNumber: v.optional(v.string()),
  buyerRemark: v.string(),
});

/** `years` are all years with orders, newest first. */
export const oldOrderListSchema = v.object({
  ...listingSchema(oldOrderSummarySchema).entries,
  years: v.array(v.object({ year: count, count })),
});

export type OldOrderSummary = v.InferOutput<typeof oldOrderSummarySchema>;
export type OldOrder = v.InferOutput<typeof oldOrderSchema>;
export type OldOrderStatus = OldOrderSummary['status'];

/**
 * Whether an order finished more than a year ago and what it paid for is over: a year that was renewed early may begin later
 * than that, and can be refunded. Times are in milliseconds since 1970.
 */
export function isArchived(
  {
    finishedAt,
    covers,
  }: { finishedAt?: number | undefined; covers?: { to?: number | undefined } | undefined },
  now: number,
): boolean {
  if (finishedAt === undefined || (covers?.to ?? now) > now) return false;
  return now - finishedAt > ARCHIVED_AFTER_DAYS * DAY_MS;
}

export const oldOrderEndpoints = {
  list: endpoint('GET order/old/list', {
    query: v.object({ keyword: textQuery, year: textQuery, ...paging }),
    result: oldOrderListSchema,
  }),
  get: endpoint('GET order/old/:orderId', { result: oldOrderSchema, refusals: [NOT_FOUND] }),
};
