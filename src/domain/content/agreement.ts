import * as v from 'valibot';
import { NOTIFICATION_CHANNELS } from '../account/notification';
import { endpoint, NOT_FOUND } from '../endpoint';
import { lenient } from '../lenient';
import { text, textQuery, timestamp } from '../schemas';
import { agreementChangeSchema } from './agreementChange';

/** Days before a change of an agreement at which users are told about it. */
export const AGREEMENT_NOTICE_DAYS = 14;

/** A version of an agreement. */
export const agreementVersionSchema = v.object({
  /** Name of the version. */
  version: text,
  /** When the version takes effect. */
  effectiveAt: timestamp,
});

/** An agreement in its current version. */
export const agreementSummarySchema = v.object({
  /** Code of the agreement; see "Agreements". */
  code: text,
  /** Title of the agreement. */
  title: text,
  /** The version in effect. */
  version: text,
  /** When this version took effect. */
  effectiveAt: timestamp,
});

/** `body` is Markdown; `versions` are all versions that are or were in effect, newest first. */
export const agreementSchema = v.object({
  ...agreementSummarySchema.entries,
  /** The version of `body`: the one that was asked for, or else the one in effect. */
  version: text,
  /** When this version takes or took effect. */
  effectiveAt: timestamp,
  /** Text of the version, in Markdown. */
  body: v.string(),
  /** All versions that are or were in effect, newest first. */
  versions: v.array(agreementVersionSchema),
  /** The next version, which is announced and not yet in effect. */
  upcoming: lenient(agreementVersionSchema),
});

/** All agreements. */
export const agreementListSchema = v.object({
  /** All agreements at their current versions. */
  list: v.array(agreementSummarySchema),
});

/** The accepted version of an agreement. */
export const consentSchema = v.object({
  /** Code of the agreement; see "Agreements". */
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** The accepted version. */
  version: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
});

// Accepted versions, as they are sent.
export const acceptedConsents = v.pipe(v.array(consentSchema), v.maxLength(20));

/** An acceptance of an agreement. */
export const givenConsentSchema = v.object({
  /** Code of the agreement; see "Agreements". */
  code: text,
  /** Title of the agreement. */
  title: text,
  /** The accepted version. */
  version: text,
  /** When it was accepted. */
  consentedAt: timestamp,
  /** The version in effect. */
  currentVersion: text,
});

/** A channel by which the user agrees to receive offers. */
export const givenOfferSchema = v.object({
  /** The channel of the offers. */
  channel: v.picklist(NOTIFICATION_CHANNELS),
  /** When the user agreed; missing for a channel that is on by default. */
  agreedAt: lenient(timestamp),
});

/** What the user agreed to. */
export const consentListSchema = v.object({
  /** The accepted agreements, latest first. */
  list: v.array(givenConsentSchema),
  /** The channels of offers that are on; `changeMessageSetting` changes them. */
  offers: v.array(givenOfferSchema),
});

/** The accepted versions. */
export const consentPayloadSchema = v.object({
  /** The accepted versions. */
  consents: v.pipe(acceptedConsents, v.minLength(1)),
});

/** What the user has still to accept. */
export const consentResultSchema = v.object({
  /** Empty unless one has changed meanwhile. */
  changedAgreements: v.array(agreementChangeSchema),
});

export type GivenOffer = v.InferInput<typeof givenOfferSchema>;
export type GivenConsent = v.InferOutput<typeof givenConsentSchema>;
export type Agreement = v.InferOutput<typeof agreementSchema>;
export type AgreementSummary = v.InferOutput<typeof agreementSummarySchema>;
export type Consent = v.InferOutput<typeof consentSchema>;

/** Open to visitors. Whoever accepts a version that is no longer in effect is refused and reads again. */
export const agreementEndpoints = {
  list: endpoint('GET agreement/list', {
    access: 'public',
    result: agreementListSchema,
    maxAgeSeconds: 60,
  }),
  get: endpoint('GET agreement/:code', {
    access: 'public',
    query: v.object({
      /** An earlier or announced version; the one in effect without it. */
      version: textQuery,
    }),
    result: agreementSchema,
    refusals: [NOT_FOUND],
    maxAgeSeconds: 60,
  }),
};
