import * as v from 'valibot';
import { periodSchema } from '../catalog/service';
import { DAY_MS } from '../dayRange';
import { endpoint, NOT_FOUND } from '../endpoint';
import { listingSchema } from '../listing';
import { positiveCentsSchema } from '../money/money';
import { count, paging, text, textQuery, timestamp } from '../schemas';
import { PAY_CHANNELS } from './order';

/** How an order of the archive ended; nothing happens to it any more. */
export const OLD_ORDER_STATUSES = ['completed', 'refunded', 'cancelled', 'expired'] as const;
/** Taken over from the former system, or from this one after a year. */
export const OLD_ORDER_ORIGINS = ['imported', 'archived'] as const;

/** An order goes to the archive so many days after it was finished. */
export const ARCHIVED_AFTER_DAYS = 365;

/** One line of the archive; amounts in cents. */
export const oldOrderSummarySchema = v.object({
  orderId: text,
  serviceTitle: text,
  planName: v.string(),
  status: v.picklist(OLD_ORDER_STATUSES),
  origin: v.picklist(OLD_ORDER_ORIGINS),
  amount: positiveCentsSchema,
  createdAt: timestamp,
  finishedAt: timestamp,
});

/** An order of the archive. The former system kept fewer facts, so most of them may be missing. */
export const oldOrderSchema = v.object({
  ...oldOrderSummarySchema.entries,
  providerName: v.string(),
  /** Missing where only a sum was kept. */
  period: v.optional(periodSchema),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  payChannel: v.optional(v.picklist(PAY_CHANNELS)),
  refundedAmount: positiveCentsSchema,
  paidAt: v.optional(timestamp),
  invoiceNumber: v.optional(v.string()),
  buyerRemark: v.string(),
});

/** `years` are those with orders, newest first, whatever year was asked for. */
export const oldOrderListSchema = v.object({
  ...listingSchema(oldOrderSummarySchema).entries,
  years: v.array(v.object({ year: count, count })),
});

export type OldOrderSummary = v.InferOutput<typeof oldOrderSummarySchema>;
export type OldOrder = v.InferOutput<typeof oldOrderSchema>;
export type OldOrderStatus = OldOrderSummary['status'];

/** Whether an order finished at `finishedAt` belongs to the archive at `now` (both milliseconds since 1970). */
export function isArchived(finishedAt: number | undefined, now: number): boolean {
  return finishedAt !== undefined && now - finishedAt > ARCHIVED_AFTER_DAYS * DAY_MS;
}

/** The archive of orders. */
export const oldOrderEndpoints = {
  list: endpoint('GET order/old/list', {
    query: v.object({ keyword: textQuery, year: textQuery, ...paging }),
    result: oldOrderListSchema,
  }),
  get: endpoint('GET order/old/:orderId', { result: oldOrderSchema, refusals: [NOT_FOUND] }),
};
