import * as v from 'valibot';
import { ORDER_TYPES, specValuesSchema } from '../catalog/selection';
import { periodSchema, SERVICE_TYPES } from '../catalog/service';
import { maxCharacters } from '../characters';
import { consentSchema } from '../content/agreement';
import { invoiceSchema } from '../invoice/invoice';
import { INVOICE_STATUSES } from '../invoice/invoiceMachine';
import { lenient } from '../lenient';
import { listingSchema } from '../listing';
import { nonNegativeCentsSchema } from '../money/money';
import { orderReviewSchema, REVIEW_ACTIONS } from '../review/review';
import { count, idSchema, labelledTextSchema, serverTime, text, timestamp } from '../schemas';
import { ORDER_EVENTS, ORDER_STATUSES } from './orderMachine';
import { coversSchema, orderItemSchema, taxSchema } from './quote';
import { receiptSchema } from './receipt';
import {
  acceptanceSchema,
  notWholeSchema,
  refundableSchema,
  refundObstacleSchema,
  refundSchema,
} from './refund';

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
export const PURCHASE_ORDER_MAX_LENGTH = 40;

/** What a buyer may give as the number of a purchase order; blank or missing without one. */
export const purchaseOrderInput = v.optional(v.pipe(v.string(), maxCharacters(PURCHASE_ORDER_MAX_LENGTH)));

/** A payment of an order. */
export const paymentSchema = v.object({
  paymentId: idSchema,
  /** How it is paid. */
  channel: v.picklist(PAY_CHANNELS),
  /** State of the payment. */
  status: v.picklist(PAYMENT_STATUSES),
  /** What the QR code holds (Alipay, WeChat), shown as a code and as a text to copy; empty for other channels. */
  qrContent: v.string(),
  /** Only for `transfer`. What arrives after the deadline of the order goes back to the account it came from. */
  transferAccount: lenient(
    v.object({
      /** Name of the account to transfer to. */
      accountName: text,
      /** Name of the bank to transfer to. */
      bank: text,
      /** Number of the account to transfer to. */
      accountNumber: text,
      /** Text that the transfer must name. */
      reference: text,
    }),
  ),
  /** When the payment was started. */
  createdAt: timestamp,
  /** Localized reason. */
  failureReason: lenient(v.string()),
});

/** The service at the time of the order. */
export const serviceSnapshotSchema = v.object({
  serviceId: idSchema,
  /** Name of the service, plain text. */
  title: text,
  /** Kind of the service. */
  type: v.picklist(SERVICE_TYPES),
  /** The `cover` of the service: a picture, `drawing:` with the name of a drawing, or empty. */
  cover: v.string(),
  /** Name of the plan. */
  planName: text,
  /** What one delivery holds, such as `1,000 messages`. */
  pack: lenient(text),
  /** Units of a pack, such as calls; missing for other plans. */
  units: lenient(v.pipe(count, v.minValue(1))),
  /** The `price` of the plan's term in cents, without specs and discounts of the order; see "Prices". */
  unitPrice: lenient(nonNegativeCentsSchema),
  /** Name of the provider. */
  providerName: text,
});

const summaryEntries = {
  orderId: idSchema,
  /** What the order is for. */
  orderType: v.picklist(ORDER_TYPES),
  /** State; see "Order" under "States". */
  status: v.picklist(ORDER_STATUSES),
  /** State before the refund request; only during its review. */
  statusBeforeRefund: lenient(v.picklist(ORDER_STATUSES)),
  service: serviceSnapshotSchema,
  period: periodSchema,
  /** How many were ordered. */
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** ISO 4217 code: `CNY`. */
  currency: text,
  payableAmount: nonNegativeCentsSchema,
  /** When an unpaid order expires, `PAY_DEADLINE_MINUTES` minutes after it was placed; one with nothing to pay has it, too. */
  payDeadline: timestamp,
  /** When the order was placed. */
  createdAt: timestamp,
  /** Number of the buyer's own purchase order; missing without one. */
  purchaseOrderNumber: lenient(text),
  /** When an order whose setup failed is refunded by the system, without a request; missing when nothing was paid. */
  refundDue: lenient(timestamp),
  /**
   * Current refund, 0 when its rule leaves nothing; only while the status allows a request, or after a failed setup, and in a list
   * only then.
   */
  refundable: lenient(refundableSchema),
  /** What the buyer can do about a review of the order now. */
  reviewAction: lenient(v.picklist(REVIEW_ACTIONS)),
};

/** An order without its details. */
export const orderSummarySchema = v.object(summaryEntries);

/** A later order of the same service, which is refunded together with an earlier one. `amount` is in cents. */
export const refundedWithSchema = v.object({
  orderId: idSchema,
  /** What the order was for. */
  orderType: v.picklist(ORDER_TYPES),
  amount: nonNegativeCentsSchema,
  /** How it was paid; missing when nothing was. */
  payChannel: lenient(v.picklist(PAY_CHANNELS)),
});

/** An order; amounts are in cents. `serverTime` is the time of the response. */
export const orderSchema = v.object({
  ...summaryEntries,
  /** Code of the plan. */
  skuCode: text,
  specs: specValuesSchema,
  /** Localized specs. */
  specTexts: v.array(labelledTextSchema),
  /** Lines of the price, which sum to `payableAmount`. */
  items: v.array(orderItemSchema),
  originalAmount: nonNegativeCentsSchema,
  discountAmount: nonNegativeCentsSchema,
  /** The tax within the payable amount; none is shown without it. */
  tax: lenient(taxSchema),
  paidAmount: nonNegativeCentsSchema,
  refundedAmount: nonNegativeCentsSchema,
  /** Code of the coupon that was used; missing without one. */
  couponCode: lenient(v.string()),
  /** How it was paid; missing before. */
  payChannel: lenient(v.picklist(PAY_CHANNELS)),
  /** The channels by which it can be paid; all without the field. */
  payChannels: lenient(v.array(v.picklist(PAY_CHANNELS))),
  /** The latest payment. */
  payment: lenient(paymentSchema),
  /** Whether its payment from the balance needs a proof of identity; only while it can be paid. */
  balanceProofRequired: lenient(v.boolean()),
  /** Whether the buyer has extended `payDeadline`, which is possible once; missing where it is not. */
  isExtended: lenient(v.boolean()),
  /** When it was paid; missing before. */
  paidAt: lenient(timestamp),
  /** The stretch of time that the order covers, as far as it is known before the setup; missing when it only begins there. */
  covers: lenient(coversSchema),
  /** The trial that becomes the service of the order, or has become it; see the quote. */
  continues: lenient(idSchema),
  /** Whether the service renews itself: before its setup as chosen in the order. Missing for a service that cannot. */
  autoRenew: lenient(v.boolean()),
  /** When the service was set up; missing before. */
  activatedAt: lenient(timestamp),
  /** When the order was completed, cancelled, expired or refunded, the latest of them; missing before. */
  finishedAt: lenient(timestamp),
  /** Why the buyer cancelled; missing unless they did, also when the system has cancelled. */
  cancelReason: lenient(v.picklist(CANCEL_REASONS)),
  /** The purchased service; missing until the order has been set up. */
  instanceId: lenient(idSchema),
  /** Remark of the buyer; empty without one. */
  buyerRemark: v.string(),
  /** The agreements that the service needs, with the versions that the buyer accepted. */
  consents: v.array(consentSchema),
  /** State of the latest invoice; `none` without one. */
  invoiceStatus: v.picklist(['none', ...INVOICE_STATUSES]),
  /** The latest invoice with this order on it that was not withdrawn. */
  invoice: lenient(invoiceSchema),
  /** What can be invoiced now, in cents; see `listInvoiceable`. Without it the order says nothing about invoices. */
  invoiceableAmount: lenient(nonNegativeCentsSchema),
  /** What its receipt states besides; missing until it was paid, and when there was nothing to pay. */
  receipt: lenient(receiptSchema),
  /** The latest refund request. */
  refund: lenient(refundSchema),
  /** Why its term would not be refunded in full in the first days; missing when it would, and after the setup. */
  notWhole: lenient(notWholeSchema),
  /** The later orders of the service that are refunded with this one, newest first; each goes back its own way. */
  refundedWith: v.optional(v.array(refundedWithSchema), []),
  /** What is in the way of the refund. */
  refundObstacle: lenient(refundObstacleSchema),
  /** Only for a delivery that can be accepted or was. */
  acceptance: lenient(acceptanceSchema),
  /** Only for an order that can be reviewed or was. */
  review: lenient(orderReviewSchema),
  /** What happened, oldest first. */
  timeline: v.array(
    v.object({
      /** When it happened. */
      at: timestamp,
      /** Who caused it. */
      actor: v.picklist(['buyer', 'system', 'provider', 'operator']),
      /** What happened; see "Order" under "States". */
      event: v.picklist(TIMELINE_EVENTS),
      /** Remark in the user's language; empty without one. */
      note: v.string(),
    }),
  ),
  /** Incremented by each change; see "Order" under "States". */
  version: v.pipe(v.number(), v.safeInteger()),
  serverTime,
});

/** One page of orders. */
export const orderListSchema = v.object({
  ...listingSchema(orderSummarySchema).entries,
  /** Numbers of orders by status, with the other filters. */
  counts: v.object(v.entriesFromList(ORDER_STATUSES, /** Number of orders with this status. */ count)),
  serverTime,
});

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
