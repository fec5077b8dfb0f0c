import * as v from 'valibot';
import { sellerSchema } from '../invoice/invoice';
import { lenient } from '../lenient';
import { text, timeSpanSchema } from '../schemas';
import type { Order, PayChannel } from './order';
import { taxSchema } from './quote';
import { refundChannel } from './refund';

/** What the receipt of a paid order states besides the order. */
export const receiptSchema = v.object({
  /** Number of the receipt, which never changes. */
  receiptNumber: text,
  /** Who received the payment. */
  seller: sellerSchema,
  /** The buyer, masked: the verified name, or else the phone number. */
  buyer: text,
  /** The paid time; missing where there is none, as before the set-up. */
  term: lenient(timeSpanSchema),
  /** The tax within the paid amount; none is shown without it. */
  tax: lenient(taxSchema),
});

export type Receipt = v.InferOutput<typeof receiptSchema>;

/** A refund that was paid. */
export interface PaidRefund {
  /** In cents. */
  amount: number;
  /** Where the money went. */
  channel: PayChannel;
  /** When it was paid, ISO 8601; missing when the order does not say so. */
  at: string | undefined;
}

/** Returns what was paid back of an order; `undefined` when nothing was, also while a refund is only requested. */
export function getPaidRefund({
  refundedAmount,
  refund,
  payChannel,
  timeline,
}: Pick<Order, 'refundedAmount' | 'refund' | 'payChannel' | 'timeline'>): PaidRefund | undefined {
  if (refundedAmount === 0) return undefined;
  return {
    amount: refundedAmount,
    channel: refundChannel(payChannel, refund?.destination),
    at: timeline.filter(({ event }) => event === 'refunded').at(-1)?.at,
  };
}
