import { randomUUID } from 'node:crypto';
import type { CertificationSubmit, DraftPayload } from '../../../src/domain/certification/certification';
import {
  type CertificationTexts,
  type CertificationType,
  fieldProblem,
  normalizeField,
  TEXT_FIELDS,
} from '../../../src/domain/certification/certificationForm';
import { chinaDay } from '../../../src/domain/certification/identityDate';
import { currentVersion } from '../agreements/documents';
import { now } from '../clock';
import { checkSmsCode, toOwner } from '../smsMessages';
import type { UserRecord } from '../users';
import type { ApplicationRecord, CertificationRecord } from './records';
import {
  advance,
  consentOutdated,
  dropUnusedFiles,
  fieldsInvalid,
  getEditableApplication,
  summarize,
  transitionRefused,
} from './store';
import { findProblems, getSlots } from './views';

/** A new application, prefilled from the last certification of the same type. */
const createApplication = (
  { certified }: CertificationRecord,
  type: CertificationType,
): ApplicationRecord => ({
  applicationId: randomUUID(),
  type,
  texts: certified?.type === type ? { ...certified.texts } : {},
  files: [],
  reasons: [],
  savedAt: now(),
});

/** Starts the first application, a new one after expiry, or a change of a certification. */
export function startApplication(
  user: UserRecord,
  record: CertificationRecord,
  type: CertificationType,
  event: 'startDraft' | 'change',
): void {
  const { application } = record;
  record.application = createApplication(record, type);
  try {
    advance(user, record, { event, by: 'applicant' });
  } catch (failure) {
    record.application = application;
    throw failure;
  }
}

/** Saves the form. The first save starts the application; another type starts it again. */
export function saveDraft(
  user: UserRecord,
  record: CertificationRecord,
  { type, texts }: DraftPayload,
): void {
  if (record.status === 'unverified' || record.status === 'expired') {
    startApplication(user, record, type, 'startDraft');
  }
  const application = getEditableApplication(record);
  if (application.type !== type) {
    record.application = createApplication(record, type);
    dropUnusedFiles(record);
  }
  writeTexts(getEditableApplication(record), texts);
  dropUnusedFiles(record);
  summarize(user, record);
}

function writeTexts(application: ApplicationRecord, typed: CertificationTexts): void {
  const given = TEXT_FIELDS.flatMap((field) => {
    const text = typed[field];
    return text === undefined ? [] : [{ field, text: normalizeField(field, text) }];
  });
  const merged = {
    ...application.texts,
    ...Object.fromEntries(given.map(({ field, text }) => [field, text])),
  };
  const today = chinaDay(now());
  const problems = given.flatMap(({ field, text }) => {
    const problem = fieldProblem(field, text, merged, today);
    return problem ? [{ field, problem }] : [];
  });
  if (problems.length > 0) throw fieldsInvalid(problems);
  const changed = given.filter(({ field, text }) => application.texts[field] !== text);
  application.texts = merged;
  // A text stays rejected until it changes.
  application.reasons = application.reasons.filter(
    ({ field }) => !changed.some((each) => each.field === field),
  );
  const slots = getSlots(application);
  application.files = application.files.filter(({ slot }) => slots.includes(slot));
  application.savedAt = now();
}

/** Reopens a rejected or withdrawn application. */
export function editApplication(user: UserRecord, record: CertificationRecord): void {
  advance(user, record, { event: 'edit', by: 'applicant' });
  if (!record.application) throw transitionRefused();
  record.application = { ...record.application, applicationId: randomUUID(), submittedAt: undefined };
}

/** Deletes the application and its files. */
export function discardApplication(user: UserRecord, record: CertificationRecord): void {
  advance(user, record, { event: 'discard', by: 'applicant' });
  record.application = undefined;
  dropUnusedFiles(record);
  summarize(user, record);
}

/**
 * Submits the application. Idempotent by application id. The SMS code is checked last, because the check counts wrong
 * codes.
 */
export function submitApplication(
  user: UserRecord,
  record: CertificationRecord,
  payload: CertificationSubmit,
): void {
  const running = record.application;
  if (running?.submittedAt !== undefined && running.applicationId === payload.applicationId) return;
  const application = getEditableApplication(record);
  const accepted = payload.consents.find(({ code }) => code === 'privacy');
  if (accepted?.version !== currentVersion('privacy')) throw consentOutdated();
  const problems = findProblems(application);
  if (problems.length > 0) throw fieldsInvalid(problems);
  const code = checkSmsCode(user.userPhone, 'certification', payload.smsVerificationCode, toOwner(user));
  advance(user, record, { event: 'submit', by: 'applicant' });
  code.spend();
  application.submittedAt = now();
  user.consents.push({ ...accepted, consentedAt: now() });
}
