import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { lenient } from '../lenient';
import { PAYMENT_STATUSES } from '../order/order';
import { idempotencyConflict } from '../order/orderError';
import { idempotencyKey, idSchema, text } from '../schemas';
import { centsSchema } from './money';

export const TOP_UP_CHANNELS = ['alipay', 'wechat'] as const;
/** In cents, inclusive. */
export const TOP_UP_LIMITS = { least: 100, most: 5_000_000 } as const;
/** Suggested amounts in cents. */
export const TOP_UP_CHOICES = [10_000, 50_000, 100_000, 500_000] as const;

/** Idempotent by key. */
export const topUpPayloadSchema = v.object({
  /** In cents. */
  amount: v.pipe(centsSchema, v.minValue(TOP_UP_LIMITS.least), v.maxValue(TOP_UP_LIMITS.most)),
  /** How it is paid. */
  channel: v.picklist(TOP_UP_CHANNELS),
  idempotencyKey,
});

/** `amount` is in cents. */
export const topUpSchema = v.object({
  topUpId: idSchema,
  /** In cents. */
  amount: centsSchema,
  /** How it is paid. */
  channel: v.picklist(TOP_UP_CHANNELS),
  /** State of the payment. */
  status: v.picklist(PAYMENT_STATUSES),
  /** Content of the QR code. */
  qrContent: text,
  /** Localized reason. */
  failureReason: lenient(v.string()),
});

/** Returns the error of an amount in cents. */
export function topUpError(amount: number | undefined): 'invalid' | 'tooLittle' | 'tooMuch' | undefined {
  if (amount === undefined) return 'invalid';
  if (amount < TOP_UP_LIMITS.least) return 'tooLittle';
  return amount > TOP_UP_LIMITS.most ? 'tooMuch' : undefined;
}

export type TopUpChannel = (typeof TOP_UP_CHANNELS)[number];
export type TopUpPayload = v.InferOutput<typeof topUpPayloadSchema>;
export type TopUp = v.InferOutput<typeof topUpSchema>;

export const topUpEndpoints = {
  start: endpoint('POST balance/topUp', {
    body: topUpPayloadSchema,
    result: topUpSchema,
    refusals: [idempotencyConflict],
  }),
  /** The top-up that was started with a key; null when there is none. */
  byKey: endpoint('GET balance/topUp/byKey/:key', { result: v.object({ topUp: v.nullable(topUpSchema) }) }),
  get: endpoint('GET balance/topUp/:topUpId', { result: topUpSchema }),
};
