import * as v from 'valibot';
import { CERTIFICATION_STATUSES, type CertificationSummary } from '../account/account';
import { consentSchema } from '../content/agreement';
import { text, timestamp } from '../schemas';
import { CERTIFICATION_TYPES, FIELD_PROBLEMS, FILE_SLOTS, TEXT_FIELDS } from './certificationForm';
import { CERTIFICATION_EVENTS } from './certificationMachine';
import { FILE_KINDS } from './identityFile';

const type = v.picklist(CERTIFICATION_TYPES);
const fieldTexts = v.partial(v.object(v.entriesFromList(TEXT_FIELDS, v.string())));

export const identityFileSchema = v.object({
  fileId: text,
  slot: v.picklist(FILE_SLOTS),
  kind: v.picklist(FILE_KINDS),
  /** Bytes. */
  size: v.number(),
  uploadedAt: timestamp,
});

const fieldProblemSchema = v.object({
  field: v.picklist([...TEXT_FIELDS, ...FILE_SLOTS]),
  problem: v.picklist(FIELD_PROBLEMS),
});

/** What is being applied for. Names and numbers are masked; a text that has not been filled in is absent. */
export const applicationSchema = v.object({
  applicationId: text,
  type,
  texts: fieldTexts,
  files: v.array(identityFileSchema),
  /** What keeps it from being sent, in the order of the screens. */
  problems: v.array(fieldProblemSchema),
  /** Why a reviewer refused a field, in the caller's language; gone once the field has been changed. */
  reasons: v.array(v.object({ field: v.picklist([...TEXT_FIELDS, ...FILE_SLOTS]), reason: text })),
  savedAt: timestamp,
  submittedAt: v.optional(timestamp),
});

/** What is, or was last, certified. Names and numbers are masked. */
export const certifiedSchema = v.object({ type, texts: fieldTexts, verifiedAt: timestamp });

export const certificationSchema = v.object({
  status: v.picklist(CERTIFICATION_STATUSES),
  before: v.optional(v.picklist(['verified', 'expired'])),
  /** Absent while nothing is being applied for. */
  application: v.optional(applicationSchema),
  /** Absent for who has never been certified. */
  certified: v.optional(certifiedSchema),
  /** Newest first. */
  timeline: v.array(
    v.object({ at: timestamp, event: v.picklist(CERTIFICATION_EVENTS), type, reasons: v.array(v.string()) }),
  ),
  /** The account's own number, masked: where the code of `submit` goes. */
  userPhone: v.string(),
  serverTime: timestamp,
});

/** Details of a `CERTIFICATION_ERROR.fieldsInvalid`. */
export const fieldsInvalidSchema = v.object({ problems: v.array(fieldProblemSchema) });

const typed = v.pipe(v.string(), v.maxLength(300));

/** Texts that are to be kept, as typed; the rest of the draft stays. Another type than before begins anew. */
export const draftPayloadSchema = v.object({
  type,
  texts: v.partial(v.object(v.entriesFromList(TEXT_FIELDS, typed))),
});

export const changePayloadSchema = v.object({ type });

/** Sent again for the same application it changes nothing more. */
export const certificationSubmitSchema = v.object({
  applicationId: text,
  smsVerificationCode: v.pipe(v.string(), v.maxLength(32)),
  consents: v.pipe(v.array(consentSchema), v.maxLength(5)),
});

/** How the mock's reviewer decides (the demo page sets it). */
export const reviewSettingSchema = v.object({
  outcome: v.picklist(['approve', 'reject']),
  /** What a rejection is about. */
  topics: v.pipe(v.array(v.picklist(['name', 'number', 'picture'])), v.maxLength(3)),
});

export type Certification = v.InferOutput<typeof certificationSchema>;
export type Application = v.InferOutput<typeof applicationSchema>;
export type IdentityFile = v.InferOutput<typeof identityFileSchema>;
export type DraftPayload = v.InferOutput<typeof draftPayloadSchema>;
export type CertificationSubmit = v.InferOutput<typeof certificationSubmitSchema>;
export type ReviewSetting = v.InferOutput<typeof reviewSettingSchema>;

/** What the rest of the portal knows of a certification, as `currentUser.certification` has it. */
export function certificationSummary({
  status,
  before,
  application,
  certified,
}: Certification): CertificationSummary {
  const shown = certified ?? application;
  return {
    status,
    before,
    type: shown?.type,
    name: shown?.texts[shown.type === 'enterprise' ? 'companyName' : 'name'],
  };
}

/** Codes with which the server refuses something about a certification. Pages show these beside what caused them. */
export const CERTIFICATION_ERROR = {
  /** The certification's state does not allow it, or no longer. */
  transitionRefused: 44001,
  /** `result.problems` names the fields. */
  fieldsInvalid: 44002,
  /** The file itself; `result.problem` says why. */
  fileRefused: 44003,
  /** The privacy policy has a newer version than the one accepted. */
  consentOutdated: 44004,
} as const;
