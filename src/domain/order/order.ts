import * as v from 'valibot';
import { ORDER_TYPES, selectionSchema, specValuesSchema } from '../catalog/selection';
import { periodSchema, SERVICE_TYPES } from '../catalog/service';
import { consentSchema } from '../content/agreement';
import { listingSchema } from '../listing';
import { positiveCentsSchema } from '../money/money';
import { count, idempotencyKey, orUndefined, text, timestamp } from '../schemas';
import { invoiceSchema } from './invoice';
import { ORDER_EVENTS, ORDER_STATUSES, type OrderStatus } from './orderMachine';
import { orderItemSchema } from './quote';
import { refundableSchema, refundSchema } from './refund';

export const PAY_CHANNELS = ['alipay', 'wechat', 'balance', 'transfer'] as const;
export const PAYMENT_STATUSES = ['pending', 'succeeded', 'failed'] as const;
export const INVOICE_STATUSES = ['none', 'requested', 'issued'] as const;
export const CANCEL_REASONS = [
  'changedMind',
  'wrongConfiguration',
  'foundCheaper',
  'paymentTrouble',
  'other',
] as const;

/** An unpaid order is kept so long. */
export const PAY_DEADLINE_MINUTES = 30;
/** Characters of the buyer's remark. */
export const REMARK_MAX_LENGTH = 200;

/** One attempt to pay. */
export const paymentSchema = v.object({
  paymentId: text,
  channel: v.picklist(PAY_CHANNELS),
  status: v.picklist(PAYMENT_STATUSES),
  /** What the QR code holds (Alipay, WeChat); empty for other channels. */
  qrContent: v.string(),
  /** Where to send the money; only for `transfer`. */
  transferAccount: orUndefined(
    v.object({ accountName: text, bank: text, accountNumber: text, reference: text }),
  ),
  createdAt: timestamp,
  /** Localized reason. */
  failureReason: orUndefined(v.string()),
});

/** The service as it was when the order was made. */
export const serviceSnapshotSchema = v.object({
  serviceId: text,
  title: text,
  type: v.picklist(SERVICE_TYPES),
  cover: v.string(),
  planName: text,
  providerName: text,
});

const summaryEntries = {
  orderId: text,
  orderType: v.picklist(ORDER_TYPES),
  status: v.picklist(ORDER_STATUSES),
  statusBeforeRefund: orUndefined(v.picklist(ORDER_STATUSES)),
  service: serviceSnapshotSchema,
  period: periodSchema,
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: text,
  payableAmount: positiveCentsSchema,
  payDeadline: timestamp,
  createdAt: timestamp,
};

/** One line of a list of orders. */
export const orderSummarySchema = v.object(summaryEntries);

/** A whole order (domain.md "Order"); amounts in cents. `serverTime` is the server's clock when it answered. */
export const orderSchema = v.object({
  ...summaryEntries,
  skuCode: text,
  specs: specValuesSchema,
  /** Localized specs. */
  specTexts: v.array(v.object({ label: text, value: text })),
  items: v.array(orderItemSchema),
  originalAmount: positiveCentsSchema,
  discountAmount: positiveCentsSchema,
  paidAmount: positiveCentsSchema,
  refundedAmount: positiveCentsSchema,
  couponCode: orUndefined(v.string()),
  payChannel: orUndefined(v.picklist(PAY_CHANNELS)),
  /** The newest attempt to pay. */
  payment: orUndefined(paymentSchema),
  paidAt: orUndefined(timestamp),
  activatedAt: orUndefined(timestamp),
  finishedAt: orUndefined(timestamp),
  cancelReason: orUndefined(v.picklist(CANCEL_REASONS)),
  instanceId: orUndefined(v.string()),
  buyerRemark: v.string(),
  consents: v.array(consentSchema),
  invoiceStatus: v.picklist(INVOICE_STATUSES),
  /** What was asked for; missing where that was not kept. */
  invoice: orUndefined(invoiceSchema),
  /** The newest request for a refund. */
  refund: orUndefined(refundSchema),
  /** What a refund would give back now; only while one can be asked for. */
  refundable: orUndefined(refundableSchema),
  timeline: v.array(
    v.object({
      at: timestamp,
      actor: v.picklist(['buyer', 'system', 'provider', 'operator']),
      event: v.picklist(['create', ...ORDER_EVENTS]),
      note: v.string(),
    }),
  ),
  /** Counts the changes of this order. */
  version: v.pipe(v.number(), v.safeInteger()),
  serverTime: timestamp,
});

/** `counts` are of all orders that fit everything but the asked statuses, by status. */
export const orderListSchema = v.object({
  ...listingSchema(orderSummarySchema).entries,
  counts: v.object(v.entriesFromList(ORDER_STATUSES, count)),
  serverTime: timestamp,
});

/** Sent by `POST order`. The same key with the same content is the same order, however often it is sent. */
export const orderPayloadSchema = v.object({
  ...selectionSchema.entries,
  quoteId: text,
  /** The shown price in cents; another price is rejected. */
  payableAmount: positiveCentsSchema,
  buyerRemark: v.pipe(v.string(), v.maxLength(REMARK_MAX_LENGTH)),
  consents: v.array(consentSchema),
  idempotencyKey,
});

/** Sent by `POST order/{orderId}/pay`. The same key is the same payment. */
export const payPayloadSchema = v.object({ channel: v.picklist(PAY_CHANNELS), idempotencyKey });

export const cancelPayloadSchema = v.object({ reason: v.picklist(CANCEL_REASONS) });

/**
 * The key of a payment. It follows from the order's version, so every tab and every retry that saw the same unpaid order
 * sends the same one, and only after a failed payment there is a new one.
 */
export function paymentKey({ orderId, version }: Pick<Order, 'orderId' | 'version'>): string {
  return `pay-${orderId}-${version}`;
}

/** Of `GET order/list`; `from` (included) and `to` (not included) are ISO 8601 moments of `createdAt`. */
export interface OrderQuery {
  status?: readonly OrderStatus[];
  /** Part of the order's number or of the service's title. */
  keyword?: string;
  from?: string;
  to?: string;
  current?: number;
  pageSize?: number;
}

export type PayChannel = (typeof PAY_CHANNELS)[number];
export type CancelReason = (typeof CANCEL_REASONS)[number];
export type Payment = v.InferOutput<typeof paymentSchema>;
export type OrderSummary = v.InferOutput<typeof orderSummarySchema>;
export type Order = v.InferOutput<typeof orderSchema>;
export type OrderPayload = v.InferOutput<typeof orderPayloadSchema>;
export type PayPayload = v.InferOutput<typeof payPayloadSchema>;
