import * as v from 'valibot';
import { SMS_SCENES } from './account/smsCode';
import { HOUR_MS } from './calendar';
import { SERVICE_TYPES } from './catalog/service';
import { MESSAGE_TOPICS } from './message/message';
import { nonNegativeCentsSchema } from './money/money';
import { PAY_CHANNELS, PAYMENT_STATUSES } from './order/order';
import { ORDER_STATUSES } from './order/orderMachine';
import { count, text, timestamp } from './schemas';

/** A simulated outcome of a call (spec section 8). */
export const scenarioSchema = v.object({
  name: text,
  /** 0 without a response. */
  httpStatus: v.number(),
  /** Code of the envelope. */
  code: v.nullish(v.union([v.number(), v.string()])),
  showType: v.optional(v.number()),
  /** Phone number that triggers the scenario. */
  phone: v.optional(v.string()),
  /** Localized description. */
  note: v.string(),
});

export const scenarioListSchema = v.object({ list: v.array(scenarioSchema) });

/** Result of a successful scenario; `result-wrong-shape` violates it. */
export const scenarioResultSchema = v.object({ ok: v.boolean() });

export const outboxMessageSchema = v.object({
  messageId: v.string(),
  userPhone: v.string(),
  scene: v.picklist(SMS_SCENES),
  code: v.string(),
  sentAt: timestamp,
  expiresAt: timestamp,
});

/** SMS codes and captcha answers, newest first. */
export const outboxSchema = v.object({
  messages: v.array(outboxMessageSchema),
  captchas: v.array(v.object({ captchaId: v.string(), answer: v.string() })),
});

/** A message of the message center that would have been sent by email or text message. */
export const sentMessageSchema = v.object({
  messageId: v.string(),
  channel: v.picklist(['mail', 'sms']),
  /** Email address or phone number. */
  recipient: v.string(),
  topic: v.picklist(MESSAGE_TOPICS),
  title: v.string(),
  body: v.string(),
  sentAt: timestamp,
});

/** Newest first. */
export const sentMessagesSchema = v.object({ messages: v.array(sentMessageSchema) });

/** The mock clock: real time plus the offset. */
export const demoClockSchema = v.object({ offsetSeconds: v.number(), now: timestamp });

/** The name of a mock state that plays a story begins with it. Calls are recorded in such a state. */
export const STORY_STATE_PREFIX = 'story-';

/** A call that a story's state answered, secrets hidden. Times are those of the mock clock. */
export const recordedCallSchema = v.object({
  callId: text,
  /** Also sent in the reply, as the header `x-trace-id`. */
  traceId: text,
  at: timestamp,
  method: text,
  /** Below `/api/v1/`, with its query. */
  path: text,
  /** HTTP status; 0 for a lost connection, missing before the reply. */
  status: v.optional(v.number()),
  /** Code of the envelope. */
  code: v.nullish(v.union([v.number(), v.string()])),
  durationMs: v.optional(v.number()),
  /** JSON, clipped; empty without a body. */
  request: v.string(),
  reply: v.string(),
});

/** Newest first. */
export const recordedCallsSchema = v.object({ calls: v.array(recordedCallSchema) });

/** Every call to a path, and to those below it, gets a scenario in place of its reply. */
export const outageSchema = v.object({
  /** Below `/api/v1/`: `order` stands for `order/list`, too. */
  path: v.pipe(text, v.maxLength(64)),
  scenario: v.pipe(text, v.maxLength(64)),
});

export const outagesSchema = v.object({ outages: v.pipe(v.array(outageSchema), v.maxLength(20)) });

const sentenceSchema = v.strictObject({ zh: text, en: text });

/**
 * A call of a story. Its texts refer to what earlier calls have kept: `$order.orderId`; `$key` is a new idempotency key. The field
 * `...` of an object stands for the fields of another one.
 */
export const storyCallSchema = v.strictObject({
  /** A call with a sentence begins a step. */
  zh: v.optional(text),
  en: v.optional(text),
  /** The page of the portal that shows the outcome of the step; by default that of the step before. */
  page: v.optional(text),
  /** Values to which this call and later ones refer. */
  with: v.optional(v.record(text, v.unknown())),
  /** How far the clock moves before the call. */
  days: v.optional(count),
  minutes: v.optional(count),
  /** `GET order/$order.orderId`, with the token of `session` if an earlier call has kept one. */
  call: v.optional(text),
  body: v.optional(v.unknown()),
  /** The name under which the result is kept. */
  keep: v.optional(text),
  /**
   * What the sentence promises of the result. Its `code` is 200 by default; it is that of the envelope, the HTTP status of a reply
   * without one, or 1999 for a lost connection.
   */
  expect: v.optional(v.record(text, v.unknown())),
  /** The list of calls that follows this one. */
  use: v.optional(text),
});

const storyCallsSchema = v.array(storyCallSchema);

export const storyBookSchema = v.strictObject({
  /** Every run of a story starts at this moment, so that a link always leads to the same state. */
  startsAt: timestamp,
  /** What all stories know from the beginning. */
  values: v.record(text, v.unknown()),
  lists: v.record(text, storyCallsSchema),
  stories: v.array(
    v.strictObject({ id: text, title: sentenceSchema, lead: sentenceSchema, calls: storyCallsSchema }),
  ),
});

/** `hang` never ends; `timeout` succeeds, but the response is lost. */
export const PAYMENT_OUTCOMES = ['succeed', 'fail', 'hang', 'timeout'] as const;
export const ORDER_REPLIES = ['answer', 'timeout'] as const;
export const PROVISIONING_OUTCOMES = ['succeed', 'fail'] as const;

/** `hang` waits until it is withdrawn. */
export const REFUND_OUTCOMES = ['grant', 'refuse', 'hang'] as const;

export const WITHDRAWAL_OUTCOMES = ['pay', 'fail'] as const;

const delayMs = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(HOUR_MS));

/** Settings for new orders and payments. */
export const paymentSettingsSchema = v.object({
  outcome: v.picklist(PAYMENT_OUTCOMES),
  /** Duration of a payment on the mock clock. */
  settleAfterMs: delayMs,
  order: v.picklist(ORDER_REPLIES),
  provisioning: v.picklist(PROVISIONING_OUTCOMES),
  refund: v.picklist(REFUND_OUTCOMES),
  /** Duration of a refund review, and of the wait before a withdrawal is processed, on the mock clock. */
  refundAfterMs: delayMs,
  withdrawal: v.picklist(WITHDRAWAL_OUTCOMES),
});

export const paymentSettingsPayloadSchema = v.partial(paymentSettingsSchema);

export const COUPON_STATES = ['usable', 'expired', 'usedUp'] as const;

export const couponListSchema = v.object({
  list: v.array(
    v.object({
      code: v.string(),
      /** Localized discount. */
      terms: v.string(),
      serviceType: v.optional(v.picklist(SERVICE_TYPES)),
      usesLeft: count,
      usesPerPerson: v.optional(count),
      endsAt: timestamp,
      state: v.picklist(COUPON_STATES),
    }),
  ),
});

/** All orders and payments of all users. Amounts are in cents. */
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
      payableAmount: nonNegativeCentsSchema,
      paidAmount: nonNegativeCentsSchema,
    }),
  ),
  payments: v.array(
    v.object({
      paymentId: v.string(),
      orderId: v.string(),
      idempotencyKey: v.string(),
      channel: v.picklist(PAY_CHANNELS),
      status: v.picklist(PAYMENT_STATUSES),
      amount: nonNegativeCentsSchema,
    }),
  ),
});

export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];
export type PaymentSettings = v.InferOutput<typeof paymentSettingsSchema>;
export type Coupon = v.InferOutput<typeof couponListSchema>['list'][number];
export type Ledger = v.InferOutput<typeof ledgerSchema>;
export type Scenario = v.InferOutput<typeof scenarioSchema>;
export type Outbox = v.InferOutput<typeof outboxSchema>;
export type SentMessage = v.InferOutput<typeof sentMessageSchema>;
export type RecordedCall = v.InferOutput<typeof recordedCallSchema>;
export type StoryCall = v.InferOutput<typeof storyCallSchema>;
export type StoryBook = v.InferOutput<typeof storyBookSchema>;
export type Story = StoryBook['stories'][number];
export type Outage = v.InferOutput<typeof outageSchema>;
export type DemoClock = v.InferOutput<typeof demoClockSchema>;
