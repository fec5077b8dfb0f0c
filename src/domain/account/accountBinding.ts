import * as v from 'valibot';
import { refusal } from '../requestError';
import { count, timestamp } from '../schemas';

/** External accounts for signing in. Their names are brands. */
export const BINDING_PROVIDERS = ['taobao', 'alipay', 'dingtalk'] as const;
export type BindingProvider = (typeof BINDING_PROVIDERS)[number];

/** Wrong codes after which a consent request ends. */
export const CONSENT_TRIES = 3;
/** Seconds until a consent request expires. */
export const CONSENT_SECONDS = 300;

export const BINDING_ERROR = {
  /** The code is wrong. */
  codeWrong: 45301,
  /** Expired, rejected, used or too many wrong codes: a new request is needed. */
  consentOver: 45302,
  /** The account is bound to another user. */
  boundElsewhere: 45303,
  /** The user has a binding with this provider. */
  alreadyBound: 45304,
} as const;

export const bindingCodeWrong = refusal(
  BINDING_ERROR.codeWrong,
  v.object({
    /** Number of codes that can still be tried. */
    triesLeft: count,
  }),
);

const bindingSchema = v.object({
  provider: v.picklist(BINDING_PROVIDERS),
  /** Name at the provider; missing without a binding. */
  account: v.optional(v.string()),
  /** ISO 8601. */
  boundAt: v.optional(timestamp),
});
export type Binding = v.InferOutput<typeof bindingSchema>;

export const bindingsSchema = v.object({ list: v.array(bindingSchema) });

/** The provider's consent request: an account to choose and a code to enter. */
export const bindingConsentSchema = v.object({
  consentId: v.string(),
  accounts: v.array(v.string()),
  code: v.string(),
  expiresAt: timestamp,
});
export type Consent = v.InferOutput<typeof bindingConsentSchema>;

export const providerPayloadSchema = v.object({ provider: v.picklist(BINDING_PROVIDERS) });

export const consentAnswerSchema = v.variant('answer', [
  v.object({ answer: v.literal('refuse') }),
  v.object({ answer: v.literal('allow'), account: v.string(), code: v.pipe(v.string(), v.trim()) }),
]);
export type ConsentAnswer = v.InferOutput<typeof consentAnswerSchema>;

export const isConsentCode = (typed: string) => /^\d{4}$/.test(typed.trim());
