import * as v from 'valibot';
import { SMS_SCENES } from './smsCode';

const time = v.pipe(v.string(), v.isoTimestamp());

/** One way in which the mocks can let a call end (spec section 8). */
export const scenarioSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
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
  sentAt: time,
  expiresAt: time,
});

/** Codes and captcha answers that a person would have to read elsewhere, newest first. */
export const outboxSchema = v.object({
  messages: v.array(outboxMessageSchema),
  captchas: v.array(v.object({ captchaId: v.string(), answer: v.string() })),
});

/** The mock server's clock: the real one plus the offset. */
export const demoClockSchema = v.object({ offsetSeconds: v.number(), now: time });

export type Scenario = v.InferOutput<typeof scenarioSchema>;
export type OutboxMessage = v.InferOutput<typeof outboxMessageSchema>;
export type Outbox = v.InferOutput<typeof outboxSchema>;
export type DemoClock = v.InferOutput<typeof demoClockSchema>;
