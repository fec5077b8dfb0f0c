import * as v from 'valibot';
import { endpoint, NOT_FOUND } from '../endpoint';
import { text, textQuery, timestamp } from '../schemas';

export const agreementVersionSchema = v.object({ version: text, effectiveAt: timestamp });

/** An agreement in its current version. */
export const agreementSummarySchema = v.object({
  code: text,
  title: text,
  version: text,
  effectiveAt: timestamp,
});

/** `body` is Markdown; `versions` are all versions, newest first. */
export const agreementSchema = v.object({
  ...agreementSummarySchema.entries,
  body: v.string(),
  versions: v.array(agreementVersionSchema),
});

export const agreementListSchema = v.object({ list: v.array(agreementSummarySchema) });

/** The accepted version of an agreement. */
export const consentSchema = v.object({
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  version: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
});

export type Agreement = v.InferOutput<typeof agreementSchema>;
export type AgreementSummary = v.InferOutput<typeof agreementSummarySchema>;
export type Consent = v.InferOutput<typeof consentSchema>;

/** Open to visitors. */
export const agreementEndpoints = {
  list: endpoint('GET agreement/list', { access: 'public', result: agreementListSchema }),
  get: endpoint('GET agreement/:code', {
    access: 'public',
    query: v.object({ version: textQuery }),
    result: agreementSchema,
    refusals: [NOT_FOUND],
  }),
};
