import * as v from 'valibot';
import { ORDER_TYPES, selectionSchema, specValuesSchema } from '../catalog/selection';
import { periodSchema, SERVICE_TYPES } from '../catalog/service';
import { maxCharacters } from '../characters';
import { consentSchema } from '../content/agreement';
import { invoiceSchema } from '../invoice/invoice';
import { INVOICE_STATUSES } from '../invoice/invoiceMachine';
import { lenient } from '../lenient';
import { listingSchema } from '../listing';
import { nonNegativeCentsSchema } from '../money/money';
import { orderReviewSchema, REVIEW_ACTIONS } from '../review/review';
import { count, idempotencyKey, text, timestamp } from '../schemas';
import { ORDER_EVENTS, ORDER_STATUSES } from './orderMachine';
import { orderItemSchema } from './quote';
import { acceptanceSchema, refundableSchema, refundObstacleSchema, refundSchema } from './refund';

export const PAY_CHANNELS = ['alipay', 'wechat', 'balance', 'transfer'] as const;
export const PAYMENT_STATUSES = ['pending', 'succeeded', 'failed'] as const;
export const CANCEL_REASONS = [
  'changedMind',
  'wrongConfiguration',
  'foundCheaper',
  'paymentTrouble',
  'other',
] as const;

/** `create` and `accept` change no status. */
export const TIMELINE_EVENTS = ['create', 'accept', ...ORDER_EVENTS] as const;

/** Time to pay an order. */
export const PAY_DEADLINE_MINUTES = 30;
export const REMARK_MAX_LENGTH = 200;

export const paymentSchema = v.object({
  paymentId: text,
  channel: v.picklist(PAY_CHANNELS),
  status: v.picklist(PAYMENT_STATUSES),
  /** What the QR code holds (Alipay, WeChat); empty for other channels. */
  qrContent: v.string(),
  /** Only for `transfer`. */
  transferAccount: lenient(v.object({ accountName: text, bank: text, accountNumber: text, reference: text })),
  createdAt: timestamp,
  /** Localized reason. */
  failureReason: lenient(v.string()),
});

/** The service at the time of the order. */
export const serviceSnapshotSchema = v.object({
  serviceId: text,
  title: text,
  type: v.picklist(SERVICE_TYPES),
  cover: v.string(),
  planName: text,
  /** What one delivery holds, such as `1,000 messages`. */
  pack: lenient(text),
  /** Price of the plan for its term in cents, without specs and discounts of the order. */
  unitPrice: lenient(nonNegativeCentsSchema),
  providerName: text,
});

const summaryEntries = {
  orderId: text,
  orderType: v.picklist(ORDER_TYPES),
  status: v.picklist(ORDER_STATUSES),
  statusBeforeRefund: lenient(v.picklist(ORDER_STATUSES)),
  service: serviceSnapshotSchema,
  period: periodSchema,
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: text,
  payableAmount: nonNegativeCentsSchema,
  payDeadline: timestamp,
  createdAt: timestamp,
  /** When an order whose setup failed is refunded without a request; missing when nothing was paid. */
  refundDue: lenient(timestamp),
  /** What the buyer can do about a review of the order now. */
  reviewAction: lenient(v.picklist(REVIEW_ACTIONS)),
};

export const orderSummarySchema = v.object(summaryEntries);

/** A later order of the same service, which is refunded together with an earlier one. `amount` is in cents. */
export const refundedWithSchema = v.object({
  orderId: text,
  orderType: v.picklist(ORDER_TYPES),
  amount: nonNegativeCentsSchema,
  payChannel: lenient(v.picklist(PAY_CHANNELS)),
});

/** An order (domain.md "Order"); amounts are in cents. `serverTime` is the time of the response. */
export const orderSchema = v.object({
  ...summaryEntries,
  skuCode: text,
  specs: specValuesSchema,
  /** Localized specs. */
  specTexts: v.array(v.object({ label: text, value: text })),
  items: v.array(orderItemSchema),
  originalAmount: nonNegativeCentsSchema,
  discountAmount: nonNegativeCentsSchema,
  paidAmount: nonNegativeCentsSchema,
  refundedAmount: nonNegativeCentsSchema,
  couponCode: lenient(v.string()),
  payChannel: lenient(v.picklist(PAY_CHANNELS)),
  /** The latest payment. */
  payment: lenient(paymentSchema),
  paidAt: lenient(timestamp),
  activatedAt: lenient(timestamp),
  finishedAt: lenient(timestamp),
  cancelReason: lenient(v.picklist(CANCEL_REASONS)),
  instanceId: lenient(v.string()),
  buyerRemark: v.string(),
  consents: v.array(consentSchema),
  invoiceStatus: v.picklist(['none', ...INVOICE_STATUSES]),
  /** The latest invoice with this order on it that was not withdrawn. */
  invoice: lenient(invoiceSchema),
  /** What can be invoiced now, in cents. */
  invoiceableAmount: v.optional(nonNegativeCentsSchema, 0),
  /** The latest refund request. */
  refund: lenient(refundSchema),
  /** Current refund; only while one can be requested, or taken after a failed setup. */
  refundable: lenient(refundableSchema),
  /** The later orders of the service that are refunded with this one, newest first; each goes back its own way. */
  refundedWith: v.optional(v.array(refundedWithSchema), []),
  /** What is in the way of the refund. */
  refundObstacle: lenient(refundObstacleSchema),
  /** Only for a delivery that can be accepted or was. */
  acceptance: lenient(acceptanceSchema),
  /** Only for an order that can be reviewed or was. */
  review: lenient(orderReviewSchema),
  timeline: v.array(
    v.object({
      at: timestamp,
      actor: v.picklist(['buyer', 'system', 'provider', 'operator']),
      event: v.picklist(TIMELINE_EVENTS),
      note: v.string(),
    }),
  ),
  /** Incremented by each change. */
  version: v.pipe(v.number(), v.safeInteger()),
  serverTime: timestamp,
});

/** `counts` by status ignore the status filter. */
export const orderListSchema = v.object({
  ...listingSchema(orderSummarySchema).entries,
  counts: v.object(v.entriesFromList(ORDER_STATUSES, count)),
  serverTime: timestamp,
});

/** Idempotent by key. */
export const orderPayloadSchema = v.object({
  ...selectionSchema.entries,
  quoteId: text,
  /** The shown price in cents; another price is rejected. */
  payableAmount: nonNegativeCentsSchema,
  buyerRemark: v.pipe(v.string(), maxCharacters(REMARK_MAX_LENGTH)),
  consents: v.array(consentSchema),
  idempotencyKey,
});

/** Idempotent by key. */
export const payPayloadSchema = v.object({ channel: v.picklist(PAY_CHANNELS), idempotencyKey });

export const cancelPayloadSchema = v.object({ reason: v.picklist(CANCEL_REASONS) });

/**
 * Returns the key of a payment. It derives from the order's version, so that every tab and every retry sends the same key
 * until a payment fails.
 */
export function paymentKey({ orderId, version }: Pick<Order, 'orderId' | 'version'>): string {
  return `pay-${orderId}-${version}`;
}

export type PayChannel = (typeof PAY_CHANNELS)[number];
export type CancelReason = (typeof CANCEL_REASONS)[number];
export type Payment = v.InferOutput<typeof paymentSchema>;
export type OrderSummary = v.InferOutput<typeof orderSummarySchema>;
export type Order = v.InferOutput<typeof orderSchema>;
export type OrderPayload = v.InferOutput<typeof orderPayloadSchema>;
export type PayPayload = v.InferOutput<typeof payPayloadSchema>;
