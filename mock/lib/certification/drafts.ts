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
import { checkSmsCode } from '../smsMessages';
import type { UserRecord } from '../tables';
import { consentOutdated, fieldsInvalid, transitionRefused } from './failures';
import type { ApplicationRecord, CertificationRecord } from './records';
import { advance, dropUnusedFiles, openApplication, summarize } from './store';
import { findProblems, getSlots } from './views';

/** An application of this type; what is known from the last certification of the same type need not be filled in again. */
function freshApplication({ certified }: CertificationRecord, type: CertificationType): ApplicationRecord {
  return {
    applicationId: randomUUID(),
    type,
    texts: certified?.type === type ? { ...certified.texts } : {},
    files: [],
    reasons: [],
    savedAt: now(),
  };
}

/** Begins the first application, a new one after expiry, or a change of what is certified. */
export function beginApplication(
  user: UserRecord,
  record: CertificationRecord,
  type: CertificationType,
  event: 'startDraft' | 'change',
): void {
  const { application } = record;
  record.application = freshApplication(record, type);
  try {
    advance(user, record, { event, by: 'applicant' });
  } catch (failure) {
    record.application = application;
    throw failure;
  }
}

/** Keeps what is filled in; the first save begins the application, another type begins it anew. */
export function saveDraft(
  user: UserRecord,
  record: CertificationRecord,
  { type, texts }: DraftPayload,
): void {
  if (record.status === 'unverified' || record.status === 'expired') {
    beginApplication(user, record, type, 'startDraft');
  }
  const application = openApplication(record);
  if (application.type !== type) {
    record.application = freshApplication(record, type);
    dropUnusedFiles(record);
  }
  writeTexts(openApplication(record), texts);
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
  // A refused text stays refused until it is another one.
  application.reasons = application.reasons.filter(
    ({ field }) => !changed.some((each) => each.field === field),
  );
  const slots = getSlots(application);
  application.files = application.files.filter(({ slot }) => slots.includes(slot));
  application.savedAt = now();
}

/** Takes a rejected or withdrawn application up again. */
export function editApplication(user: UserRecord, record: CertificationRecord): void {
  advance(user, record, { event: 'edit', by: 'applicant' });
  if (!record.application) throw transitionRefused();
  record.application = { ...record.application, applicationId: randomUUID(), submittedAt: undefined };
}

/** Gives the application up: everything in it, files included, is gone at once. */
export function discardApplication(user: UserRecord, record: CertificationRecord): void {
  advance(user, record, { event: 'discard', by: 'applicant' });
  record.application = undefined;
  dropUnusedFiles(record);
  summarize(user, record);
}

/**
 * Hands the application in. Sent again it does nothing more: the code has been used up, and the answer is the same. The
 * code is asked for last, because looking at it uses it up.
 */
export function submitApplication(
  user: UserRecord,
  record: CertificationRecord,
  payload: CertificationSubmit,
): void {
  const running = record.application;
  if (running?.submittedAt !== undefined && running.applicationId === payload.applicationId) return;
  const application = openApplication(record);
  const accepted = payload.consents.find(({ code }) => code === 'privacy');
  if (accepted?.version !== currentVersion('privacy')) throw consentOutdated();
  const problems = findProblems(application);
  if (problems.length > 0) throw fieldsInvalid(problems);
  const code = checkSmsCode(user.userPhone, 'certification', payload.smsVerificationCode);
  advance(user, record, { event: 'submit', by: 'applicant' });
  code.spend();
  application.submittedAt = now();
  user.consents.push({ ...accepted, consentedAt: now() });
}
