import * as v from 'valibot';
import { DAY_MS } from '../calendar';
import { periodSchema } from '../catalog/service';
import { endpoint, NOT_FOUND } from '../endpoint';
import { listingSchema } from '../listing';
import { keyword, listQuery, matching } from '../listQuery';
import { nonNegativeCentsSchema } from '../money/money';
import { count, idSchema, text, timestamp } from '../schemas';
import { PAY_CHANNELS } from './order';

/** Final states of archived orders. */
export const OLD_ORDER_STATUSES = ['completed', 'refunded', 'cancelled', 'expired'] as const;
/** Imported from the former system, or archived by this one. */
export const OLD_ORDER_ORIGINS = ['imported', 'archived'] as const;

export const ARCHIVED_AFTER_DAYS = 365;

/** Amounts are in cents. */
export const oldOrderSummarySchema = v.object({
  orderId: idSchema,
  /** Name of the service. */
  serviceTitle: text,
  /** Name of the plan; empty when it is not known. */
  planName: v.string(),
  /** State in which the order ended. */
  status: v.picklist(OLD_ORDER_STATUSES),
  /** Whether the order was imported from the former system, or archived by this one. */
  origin: v.picklist(OLD_ORDER_ORIGINS),
  amount: nonNegativeCentsSchema,
  /** When the order was placed. */
  createdAt: timestamp,
  /** When the order reached its last state. */
  finishedAt: timestamp,
});

/** An archived order. The former system stored fewer fields. */
export const oldOrderSchema = v.object({
  ...oldOrderSummarySchema.entries,
  /** Name of the provider; empty when it is not known. */
  providerName: v.string(),
  period: v.optional(periodSchema),
  /** How many were ordered. */
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** How it was paid; missing when nothing was or it is not known. */
  payChannel: v.optional(v.picklist(PAY_CHANNELS)),
  refundedAmount: nonNegativeCentsSchema,
  /** When it was paid; missing when it was not or it is not known. */
  paidAt: v.optional(timestamp),
  /** Number of the invoice; missing without one. */
  invoiceNumber: v.optional(v.string()),
  /** Number of the buyer's own purchase order; missing without one. */
  purchaseOrderNumber: v.optional(v.string()),
  /** Remark of the buyer; empty without one. */
  buyerRemark: v.string(),
});

/** `years` are all years with orders, newest first. */
export const oldOrderListSchema = v.object({
  ...listingSchema(oldOrderSummarySchema).entries,
  /** Years with old orders, newest first. */
  years: v.array(
    v.object({
      /** The year. */
      year: count,
      /** Number of old orders that were placed in it. */
      count,
    }),
  ),
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

/** The filters of the old orders. */
export const oldOrderQuery = listQuery({
  /** Searches the service, the plan, the id and the number of the buyer's purchase order; see "Lists". */
  keyword,
  /** Only orders of this year. */
  year: matching(/^\d{4}$/),
});

export const oldOrderEndpoints = {
  list: endpoint('GET order/old/list', {
    query: oldOrderQuery.schema,
    result: oldOrderListSchema,
  }),
  get: endpoint('GET order/old/:orderId', { result: oldOrderSchema, refusals: [NOT_FOUND] }),
};
