import * as v from 'valibot';
import { SMS_SCENES } from './account/smsCode';
import { SERVICE_TYPES } from './catalog/service';
import { HOUR_MS } from './dayRange';
import { positiveCentsSchema } from './money/money';
import { PAY_CHANNELS, PAYMENT_STATUSES } from './order/order';
import { ORDER_STATUSES } from './order/orderMachine';
import { count, text, timestamp } from './schemas';

/** One way in which the mocks can let a call end (spec section 8). */
export const scenarioSchema = v.object({
  name: text,
  /** 0 when nothing answers. */
  httpStatus: v.number(),
  /** The envelope's code, where there is an envelope. */
  code: v.nullish(v.union([v.number(), v.string()])),
  showType: v.optional(v.number()),
  /** Signing in, registering or asking for a code with this number gives the scenario. */
  phone: v.optional(v.string()),
  /** What it is for, in the caller's language. */
  note: v.string(),
});

export const scenarioListSchema = v.object({ list: v.array(scenarioSchema) });

/** What a scenario that succeeds answers with; `result-wrong-shape` does not have it. */
export const scenarioResultSchema = v.object({ ok: v.boolean() });

export const outboxMessageSchema = v.object({
  messageId: v.string(),
  userPhone: v.string(),
  scene: v.picklist(SMS_SCENES),
  code: v.string(),
  sentAt: timestamp,
  expiresAt: timestamp,
});

/** Codes and captcha answers that a person would have to read elsewhere, newest first. */
export const outboxSchema = v.object({
  messages: v.array(outboxMessageSchema),
  captchas: v.array(v.object({ captchaId: v.string(), answer: v.string() })),
});

/** The mock server's clock: the real one plus the offset. */
export const demoClockSchema = v.object({ offsetSeconds: v.number(), now: timestamp });

/** How a payment ends: `hang` never by itself, `timeout` well, but the reply of the call that starts it is lost. */
export const PAYMENT_OUTCOMES = ['succeed', 'fail', 'hang', 'timeout'] as const;
/** Whether the caller hears of the order it has placed. */
export const ORDER_REPLIES = ['answer', 'timeout'] as const;
/** How the provider's work on a paid order ends. */
export const PROVISIONING_OUTCOMES = ['succeed', 'fail'] as const;

/** What becomes of a request for a refund: `hang` waits until it is withdrawn. */
export const REFUND_OUTCOMES = ['grant', 'refuse', 'hang'] as const;

const delayMs = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(HOUR_MS));

/** What becomes of orders and payments that are begun from now on. */
export const paymentSettingsSchema = v.object({
  outcome: v.picklist(PAYMENT_OUTCOMES),
  /** Milliseconds on the mock's clock from the start of a payment to its end. */
  settleAfterMs: delayMs,
  order: v.picklist(ORDER_REPLIES),
  provisioning: v.picklist(PROVISIONING_OUTCOMES),
  refund: v.picklist(REFUND_OUTCOMES),
  /** Milliseconds on the mock's clock from a request for a refund to its decision. */
  refundAfterMs: delayMs,
});

/** Sent by `POST demo/payment`: what is not named stays as it is. */
export const paymentSettingsPayloadSchema = v.partial(paymentSettingsSchema);

export const COUPON_STATES = ['usable', 'expired', 'usedUp'] as const;

/** The coupons of the mocks. */
export const couponListSchema = v.object({
  list: v.array(
    v.object({
      code: v.string(),
      /** What it takes off, in the caller's language. */
      terms: v.string(),
      serviceType: v.optional(v.picklist(SERVICE_TYPES)),
      usesLeft: count,
      usesPerPerson: v.optional(count),
      endsAt: timestamp,
      state: v.picklist(COUPON_STATES),
    }),
  ),
});

/** Every order and payment of all people, for tests that count. Amounts in cents. */
export const ledgerSchema = v.object({
  orderCount: count,
  paymentCount: count,
  orders: v.array(
    v.object({
      orderId: v.string(),
      userName: v.string(),
      serviceId: v.string(),
      idempotencyKey: v.string(),
      status: v.picklist(ORDER_STATUSES),
      payableAmount: positiveCentsSchema,
      paidAmount: positiveCentsSchema,
    }),
  ),
  payments: v.array(
    v.object({
      paymentId: v.string(),
      orderId: v.string(),
      idempotencyKey: v.string(),
      channel: v.picklist(PAY_CHANNELS),
      status: v.picklist(PAYMENT_STATUSES),
      amount: positiveCentsSchema,
    }),
  ),
});

export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];
export type PaymentSettings = v.InferOutput<typeof paymentSettingsSchema>;
export type Coupon = v.InferOutput<typeof couponListSchema>['list'][number];
export type Ledger = v.InferOutput<typeof ledgerSchema>;
export type Scenario = v.InferOutput<typeof scenarioSchema>;
export type OutboxMessage = v.InferOutput<typeof outboxMessageSchema>;
export type Outbox = v.InferOutput<typeof outboxSchema>;
export type DemoClock = v.InferOutput<typeof demoClockSchema>;
