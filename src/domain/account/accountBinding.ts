import * as v from 'valibot';

/** Other accounts with which a person may sign in. Their names are brands, the same in both languages but for their script. */
export const BINDING_PROVIDERS = ['taobao', 'alipay', 'dingtalk'] as const;
export type BindingProvider = (typeof BINDING_PROVIDERS)[number];

/** Wrong codes after which a request for consent is over. */
export const CONSENT_TRIES = 3;
/** Seconds for which a request for consent is good. */
export const CONSENT_SECONDS = 300;

/** Envelope codes with which the server refuses a binding. */
export const BINDING_ERROR = {
  /** The code is not the provider's; `result.triesLeft`. */
  codeWrong: 45301,
  /** Too late, too often wrong, refused or used: only a new request helps. */
  consentOver: 45302,
  /** That account is bound to somebody else here. */
  boundElsewhere: 45303,
  /** There is one already. */
  alreadyBound: 45304,
} as const;

const bindingSchema = v.object({
  provider: v.picklist(BINDING_PROVIDERS),
  /** The account's name at the provider; missing when none is bound. */
  account: v.optional(v.string()),
  /** ISO 8601. */
  boundAt: v.optional(v.string()),
});
export type Binding = v.InferOutput<typeof bindingSchema>;

export const bindingsSchema = v.object({ list: v.array(bindingSchema) });

/** What the provider asks the person: which of their accounts, and the code it shows them. */
export const bindingConsentSchema = v.object({
  consentId: v.string(),
  accounts: v.array(v.string()),
  code: v.string(),
  expiresAt: v.string(),
});
export type Consent = v.InferOutput<typeof bindingConsentSchema>;

export const providerPayloadSchema = v.object({ provider: v.picklist(BINDING_PROVIDERS) });

export const consentAnswerSchema = v.variant('answer', [
  v.object({ answer: v.literal('refuse') }),
  v.object({ answer: v.literal('allow'), account: v.string(), code: v.pipe(v.string(), v.trim()) }),
]);
export type ConsentAnswer = v.InferOutput<typeof consentAnswerSchema>;

/** Whether this can be the provider's code: four digits. */
export const isConsentCode = (typed: string) => /^\d{4}$/.test(typed.trim());
