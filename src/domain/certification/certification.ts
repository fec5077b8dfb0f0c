import * as v from 'valibot';
import { CERTIFICATION_STATUSES, type CertificationSummary } from '../account/account';
import { maxCharacters } from '../characters';
import { consentSchema } from '../content/agreement';
import { refusal } from '../requestError';
import { idSchema, serverTime, text, timestamp } from '../schemas';
import { CERTIFICATION_TYPES, FIELD_PROBLEMS, FILE_SLOTS, TEXT_FIELDS } from './certificationForm';
import { CERTIFICATION_EVENTS } from './certificationMachine';
import { FILE_KINDS, FILE_PROBLEMS } from './identityFile';

/** Whether a person or a company is verified. */
const type = v.picklist(CERTIFICATION_TYPES);
const fieldTexts = v.partial(v.object(v.entriesFromList(TEXT_FIELDS, v.string())));

/** A file of an application. */
export const identityFileSchema = v.object({
  fileId: idSchema,
  /** What the file shows. */
  slot: v.picklist(FILE_SLOTS),
  /** Type of the file. */
  kind: v.picklist(FILE_KINDS),
  /** Bytes. */
  size: v.number(),
  /** When the file was uploaded. */
  uploadedAt: timestamp,
});

const fieldProblemSchema = v.object({
  /** A text or file of the application. */
  field: v.picklist([...TEXT_FIELDS, ...FILE_SLOTS]),
  /** What is wrong with it; the texts for people belong to the portal. */
  problem: v.picklist(FIELD_PROBLEMS),
});

/** An application. Names and numbers are masked; empty texts are missing. */
export const applicationSchema = v.object({
  applicationId: idSchema,
  type,
  /** Texts of the application by field. */
  texts: fieldTexts,
  /** Files of the application. */
  files: v.array(identityFileSchema),
  /** In the order of the screens. */
  problems: v.array(fieldProblemSchema),
  /** The reviewer's reason in the user's language, until the field is changed. */
  reasons: v.array(
    v.object({
      /** A text or file of the application. */
      field: v.picklist([...TEXT_FIELDS, ...FILE_SLOTS]),
      /** Why the reviewer rejects the field, for people. */
      reason: text,
    }),
  ),
  /** When the draft was last saved. */
  savedAt: timestamp,
  /** When the application was submitted; missing before. */
  submittedAt: v.optional(timestamp),
});

/** The current or last certification. Names and numbers are masked. */
export const certifiedSchema = v.object({
  type,
  /** Verified texts by field. */
  texts: fieldTexts,
  /** When the verification was approved. */
  verifiedAt: timestamp,
});

/** The texts of an application as entered, for its owner's review. */
export const revealedTextsSchema = v.object({
  /** Texts of the application by field. */
  texts: fieldTexts,
});

/** State of the user's identity verification. */
export const certificationSchema = v.object({
  /** State; see "Identity verification" under "States". */
  status: v.picklist(CERTIFICATION_STATUSES),
  /** The result that stays while an application runs beside it. */
  before: v.optional(v.picklist(['verified', 'expired'])),
  application: v.optional(applicationSchema),
  certified: v.optional(certifiedSchema),
  /** Newest first. */
  timeline: v.array(
    v.object({
      /** When it happened. */
      at: timestamp,
      /** What happened; see "States". */
      event: v.picklist(CERTIFICATION_EVENTS),
      type,
      /** The reviewer's reasons, for people. */
      reasons: v.array(v.string()),
    }),
  ),
  /** Masked; receives the code of `submit`. */
  userPhone: v.string(),
  serverTime,
});

export const TYPED_MAX_LENGTH = 300;
const typed = v.pipe(v.string(), maxCharacters(TYPED_MAX_LENGTH));

/** Changed texts as typed. Another type starts a new draft. */
export const draftPayloadSchema = v.object({
  type,
  /** Texts of the application by field. */
  texts: v.partial(v.object(v.entriesFromList(TEXT_FIELDS, typed))),
});

/** The kind of the new application. */
export const changePayloadSchema = v.object({
  type,
});

/** Idempotent per application. */
export const certificationSubmitSchema = v.object({
  applicationId: idSchema,
  /** Code of the SMS to the user's phone number. */
  smsVerificationCode: v.pipe(v.string(), v.maxLength(32)),
  /** Accepted agreements with their versions. */
  consents: v.pipe(v.array(consentSchema), v.maxLength(5)),
});

/** Set on the demo page. */
export const reviewSettingSchema = v.object({
  outcome: v.picklist(['approve', 'reject']),
  topics: v.pipe(v.array(v.picklist(['name', 'number', 'picture'])), v.maxLength(3)),
});

export type Certification = v.InferOutput<typeof certificationSchema>;
export type Application = v.InferOutput<typeof applicationSchema>;
export type IdentityFile = v.InferOutput<typeof identityFileSchema>;
export type DraftPayload = v.InferOutput<typeof draftPayloadSchema>;
export type CertificationSubmit = v.InferOutput<typeof certificationSubmitSchema>;
export type ReviewSetting = v.InferOutput<typeof reviewSettingSchema>;

/** Returns `currentUser.certification`. */
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

/** Shown beside their cause, without a popup. */
export const CERTIFICATION_ERROR = {
  /** The state of the verification does not allow it, or no longer. */
  transitionRefused: 44001,
  /** Fields are missing or invalid. */
  fieldsInvalid: 44002,
  /** The file is refused. */
  fileRefused: 44003,
  /** The privacy policy has a newer version than the one accepted. */
  consentOutdated: 44004,
} as const;

export const certificationFieldsInvalid = refusal(
  CERTIFICATION_ERROR.fieldsInvalid,
  v.object({
    /** What is missing or wrong, in the order of the form. */
    problems: v.array(fieldProblemSchema),
  }),
);

export const identityFileRefused = refusal(
  CERTIFICATION_ERROR.fileRefused,
  v.object({
    /** Why the file is refused. */
    problem: v.picklist([...FILE_PROBLEMS, 'slot']),
  }),
);
