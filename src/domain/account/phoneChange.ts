import * as v from 'valibot';
import { lenient } from '../lenient';
import { serverTime, text, timestamp } from '../schemas';
import type { Transitions } from '../transitions';
import { captchaAnswerSchema, newDeviceToken } from './login';

/** The states of a phone change: prove the identity, choose the new phone, confirm its code. */
export const PHONE_CHANGE_STATES = ['proving', 'choosing', 'confirming', 'done'] as const;
export type PhoneChangeState = (typeof PHONE_CHANGE_STATES)[number];

export const PHONE_CHANGE_EVENTS = [
  'prove',
  'sendCode',
  'chooseAnother',
  'change',
  'expire',
  'abandon',
] as const;
export type PhoneChangeEvent = (typeof PHONE_CHANGE_EVENTS)[number];

/** Milliseconds until a proof of identity expires. */
export const PHONE_PROOF_FOR_MS = 600_000;

/** `chooseAnother` also follows a number that belongs to another user. */
const TRANSITIONS: Transitions<PhoneChangeState, PhoneChangeEvent, PhoneChangeState> = {
  proving: { prove: 'choosing' },
  choosing: { sendCode: 'confirming', expire: 'proving', abandon: 'proving' },
  confirming: {
    sendCode: 'confirming',
    chooseAnother: 'choosing',
    change: 'done',
    expire: 'proving',
    abandon: 'proving',
  },
  done: {},
};

/** Returns the next state; undefined when the event is not allowed. */
export const nextPhoneChangeState = (state: PhoneChangeState, event: PhoneChangeEvent) =>
  TRANSITIONS[state]?.[event];

/** Code of the SMS. */
const code = v.pipe(v.string(), v.minLength(1), v.maxLength(32));
/** Id of the proof of identity. */
const proofId = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** The proof: a code sent to the old phone, or the password. */
export const PROOF_METHODS = ['code', 'password'] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** The current phone change, so that every step can be resumed. Numbers are masked. */
export const phoneChangeSchema = v.object({
  /** The next step; see "Change of the phone number" under "States". Never `done`: it is `proving` after the change. */
  state: v.picklist(PHONE_CHANGE_STATES),
  /** The current number, masked. */
  userPhone: v.string(),
  /** The number of the last code, while it waits for confirmation. */
  newPhone: lenient(text),
  /** The proof of identity; missing before. */
  proof: lenient(
    v.object({
      proofId,
      /** How the user proved their identity. */
      method: v.picklist(PROOF_METHODS),
      /** When the proof expires. */
      expiresAt: timestamp,
    }),
  ),
  /** The code that this step waits for. */
  code: lenient(
    v.object({
      /** Masked number that received the code. */
      sentTo: text,
      /** Seconds until another code can be sent. */
      resendAfterSeconds: v.pipe(v.number(), v.minValue(0)),
    }),
  ),
  serverTime,
});

/**
 * Requests a code for the current or the new phone. Without `userPhone` it goes to the last new number, since the portal only
 * knows masked numbers after a reload.
 */
export const phoneCodePayloadSchema = v.variant('target', [
  v.object({ target: v.literal('current'), captcha: v.optional(captchaAnswerSchema) }),
  v.object({
    target: v.literal('new'),
    proofId,
    /** The new number. */
    userPhone: v.optional(v.pipe(v.string(), v.maxLength(64))),
    captcha: v.optional(captchaAnswerSchema),
  }),
]);

/** A proof of identity: code or password. */
export const phoneProofPayloadSchema = v.variant('method', [
  v.object({
    method: v.literal('code'),
    smsVerificationCode: code,
  }),
  v.object({
    method: v.literal('password'),
    /** The user's password, exactly as typed. */
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
    captcha: v.optional(captchaAnswerSchema),
  }),
]);

/** The new number is the one that received the code. */
export const phoneChangePayloadSchema = v.object({
  proofId,
  smsVerificationCode: code,
});

/** The new number. */
export const phoneChangeResultSchema = v.object({
  /** Masked. */
  userPhone: text,
  /** Number of sessions that were ended. */
  endedSessions: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  deviceToken: newDeviceToken,
});

export type PhoneChange = v.InferOutput<typeof phoneChangeSchema>;
export type PhoneCodePayload = v.InferOutput<typeof phoneCodePayloadSchema>;
export type PhoneProofPayload = v.InferOutput<typeof phoneProofPayloadSchema>;
export type PhoneChangePayload = v.InferOutput<typeof phoneChangePayloadSchema>;
export type PhoneChangeResult = v.InferOutput<typeof phoneChangeResultSchema>;
