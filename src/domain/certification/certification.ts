import * as v from 'valibot';
import { CERTIFICATION_STATUSES, type CertificationSummary } from '../account/account';
import { maxCharacters } from '../characters';
import { consentSchema } from '../content/agreement';
import { refusal } from '../requestError';
import { text, timestamp } from '../schemas';
import { CERTIFICATION_TYPES, FIELD_PROBLEMS, FILE_SLOTS, TEXT_FIELDS } from './certificationForm';
import { CERTIFICATION_EVENTS } from './certificationMachine';
import { FILE_KINDS, FILE_PROBLEMS } from './identityFile';

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

/** An application. Names and numbers are masked; empty texts are missing. */
export const applicationSchema = v.object({
  applicationId: text,
  type,
  texts: fieldTexts,
  files: v.array(identityFileSchema),
  /** In the order of the screens. */
  problems: v.array(fieldProblemSchema),
  /** The reviewer's reason in the user's language, until the field is changed. */
  reasons: v.array(v.object({ field: v.picklist([...TEXT_FIELDS, ...FILE_SLOTS]), reason: text })),
  savedAt: timestamp,
  submittedAt: v.optional(timestamp),
});

/** The current or last certification. Names and numbers are masked. */
export const certifiedSchema = v.object({ type, texts: fieldTexts, verifiedAt: timestamp });

/** The texts of an application as entered, for its owner's review. */
export const revealedTextsSchema = v.object({ texts: fieldTexts });

export const certificationSchema = v.object({
  status: v.picklist(CERTIFICATION_STATUSES),
  before: v.optional(v.picklist(['verified', 'expired'])),
  application: v.optional(applicationSchema),
  certified: v.optional(certifiedSchema),
  /** Newest first. */
  timeline: v.array(
    v.object({ at: timestamp, event: v.picklist(CERTIFICATION_EVENTS), type, reasons: v.array(v.string()) }),
  ),
  /** Masked; receives the code of `submit`. */
  userPhone: v.string(),
  serverTime: timestamp,
});

export const TYPED_MAX_LENGTH = 300;
const typed = v.pipe(v.string(), maxCharacters(TYPED_MAX_LENGTH));

/** Changed texts as typed. Another type starts a new draft. */
export const draftPayloadSchema = v.object({
  type,
  texts: v.partial(v.object(v.entriesFromList(TEXT_FIELDS, typed))),
});

export const changePayloadSchema = v.object({ type });

/** Idempotent per application. */
export const certificationSubmitSchema = v.object({
  applicationId: text,
  smsVerificationCode: v.pipe(v.string(), v.maxLength(32)),
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
  /** Not allowed in the current state. */
  transitionRefused: 44001,
  fieldsInvalid: 44002,
  fileRefused: 44003,
  /** The privacy policy has a newer version. */
  consentOutdated: 44004,
} as const;

export const certificationFieldsInvalid = refusal(
  CERTIFICATION_ERROR.fieldsInvalid,
  v.object({ problems: v.array(fieldProblemSchema) }),
);

export const identityFileRefused = refusal(
  CERTIFICATION_ERROR.fileRefused,
  v.object({
    problem: v.picklist([...FILE_PROBLEMS, 'slot']),
  }),
);
