import * as v from 'valibot';
import { endpoint, NOT_FOUND } from '../endpoint';
import { text, textQuery, timestamp } from '../schemas';

export const agreementVersionSchema = v.object({ version: text, effectiveAt: timestamp });

/** One line of the list of agreements, at its current version. */
export const agreementSummarySchema = v.object({
  code: text,
  title: text,
  version: text,
  effectiveAt: timestamp,
});

/** One document. `body` is Markdown; `versions` are all versions, newest first, the one in hand included. */
export const agreementSchema = v.object({
  ...agreementSummarySchema.entries,
  body: v.string(),
  versions: v.array(agreementVersionSchema),
});

export const agreementListSchema = v.object({ list: v.array(agreementSummarySchema) });

/** Which version of which document a person accepted. */
export const consentSchema = v.object({
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  version: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
});

export type Agreement = v.InferOutput<typeof agreementSchema>;
export type AgreementSummary = v.InferOutput<typeof agreementSummarySchema>;
export type Consent = v.InferOutput<typeof consentSchema>;

/** The agreements, open to visitors. */
export const agreementEndpoints = {
  list: endpoint('GET agreement/list', { access: 'public', result: agreementListSchema }),
  get: endpoint('GET agreement/:code', {
    access: 'public',
    query: v.object({ version: textQuery }),
    result: agreementSchema,
    refusals: [NOT_FOUND],
  }),
};
