import * as v from 'valibot';
import { refusal } from '../requestError';
import { count, idSchema, sentCode, sentText, timestamp } from '../schemas';

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
  /** The request is unknown, has expired, failed too often, was refused or was used. Start a new one. */
  consentOver: 45302,
  /** The account is bound to another user. */
  boundElsewhere: 45303,
  /** A binding already exists. */
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
  /** The provider of the external account. */
  provider: v.picklist(BINDING_PROVIDERS),
  /** Name at the provider; missing without a binding. */
  account: v.optional(v.string()),
  /** ISO 8601. */
  boundAt: v.optional(timestamp),
});
export type Binding = v.InferOutput<typeof bindingSchema>;

/** External accounts that can be used to sign in. */
export const bindingsSchema = v.object({
  /** One entry for each provider. */
  list: v.array(bindingSchema),
});

/** The provider's consent request: an account to choose and a code to enter. */
export const bindingConsentSchema = v.object({
  consentId: idSchema,
  /** Accounts of the provider to choose from. */
  accounts: v.array(v.string()),
  /** The code that the provider would show; only of the mocks. */
  code: v.string(),
  /** When the request expires. */
  expiresAt: timestamp,
});
export type Consent = v.InferOutput<typeof bindingConsentSchema>;

/** Names the provider. */
export const providerPayloadSchema = v.object({
  /** The provider to bind an account of. */
  provider: v.picklist(BINDING_PROVIDERS),
});

/** Consent with the provider's code, or its refusal. */
export const consentAnswerSchema = v.variant('answer', [
  v.object({ answer: v.literal('refuse') }),
  v.object({
    answer: v.literal('allow'),
    /** The chosen account. */
    account: sentText,
    /** The code that the provider has shown. */
    code: v.pipe(sentCode, v.trim()),
  }),
]);
export type ConsentAnswer = v.InferOutput<typeof consentAnswerSchema>;

export const isConsentCode = (typed: string) => /^\d{4}$/.test(typed.trim());
