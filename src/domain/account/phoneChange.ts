import * as v from 'valibot';
import { orUndefined, text, timestamp } from '../schemas';
import { captchaAnswerSchema } from './login';

/**
 * Where a change of phone stands (domain.md "Account"): the person proves who they are, names the new phone, enters the
 * code sent to it, and it is done.
 */
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

/** Milliseconds for which a proof of identity is good. */
export const PHONE_PROOF_FOR_MS = 600_000;

/** `chooseAnother` is also how a number ends that turns out to belong to somebody else. */
const TRANSITIONS: Record<PhoneChangeState, Partial<Record<PhoneChangeEvent, PhoneChangeState>>> = {
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

/** The state after an event; undefined when it cannot happen there. */
export function nextPhoneChangeState(
  state: PhoneChangeState,
  event: PhoneChangeEvent,
): PhoneChangeState | undefined {
  return TRANSITIONS[state][event];
}

const code = v.pipe(v.string(), v.minLength(1), v.maxLength(32));
const proofId = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** How the person proved who they are: by a code sent to the old phone, or by the password. */
export const PROOF_METHODS = ['code', 'password'] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** Where the change stands on the server, so that every step can be resumed. Numbers are masked. */
export const phoneChangeSchema = v.object({
  state: v.picklist(PHONE_CHANGE_STATES),
  userPhone: v.string(),
  /** The number that the last code was sent to, while it waits to be confirmed. */
  newPhone: orUndefined(text),
  proof: orUndefined(v.object({ proofId, method: v.picklist(PROOF_METHODS), expiresAt: timestamp })),
  /** The code that this step waits for, when one is on its way. */
  code: orUndefined(v.object({ sentTo: text, resendAfterSeconds: v.pipe(v.number(), v.minValue(0)) })),
  serverTime: timestamp,
});

/**
 * Asks for a code: to the phone the account has, which the portal knows only masked, or to the new one. Without
 * `userPhone` it goes to the number of the last one, which after a reload the portal knows only masked too.
 */
export const phoneCodePayloadSchema = v.variant('target', [
  v.object({ target: v.literal('current') }),
  v.object({ target: v.literal('new'), proofId, userPhone: v.optional(v.pipe(v.string(), v.maxLength(64))) }),
]);

export const phoneProofPayloadSchema = v.variant('method', [
  v.object({ method: v.literal('code'), smsVerificationCode: code }),
  v.object({
    method: v.literal('password'),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
    captcha: v.optional(captchaAnswerSchema),
  }),
]);

/** The new number is the one that the server sent the code to. */
export const phoneChangePayloadSchema = v.object({ proofId, smsVerificationCode: code });

export const phoneChangeResultSchema = v.object({
  /** The new one, masked. */
  userPhone: text,
  endedSessions: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

export type PhoneChange = v.InferOutput<typeof phoneChangeSchema>;
export type PhoneCodePayload = v.InferOutput<typeof phoneCodePayloadSchema>;
export type PhoneProofPayload = v.InferOutput<typeof phoneProofPayloadSchema>;
export type PhoneChangePayload = v.InferOutput<typeof phoneChangePayloadSchema>;
export type PhoneChangeResult = v.InferOutput<typeof phoneChangeResultSchema>;
