import { shownField } from '../../../src/domain/certification/certificationForm';
import {
  type CertificationActor,
  type CertificationEvent,
  nextCertificationState,
} from '../../../src/domain/certification/certificationMachine';
import { now } from '../clock';
import { db } from '../db';
import type { UserRecord } from '../tables';
import type { Text } from '../text';
import { transitionRefused } from './failures';
import type { ApplicationRecord, CertificationRecord } from './records';

/** The user's certification, created on first use. */
export function getCertification(user: UserRecord): CertificationRecord {
  const { certifications } = db();
  const existing = certifications.find(({ userId }) => userId === user.userId);
  if (existing) return existing;
  const created: CertificationRecord = { userId: user.userId, status: 'unverified', timeline: [] };
  certifications.push(created);
  return created;
}

interface Transition {
  event: CertificationEvent;
  by: CertificationActor;
  /** Now by default. */
  at?: number;
  reasons?: Text[];
}

/** Applies a transition of the state machine and stores it. Throws the failure `transitionRefused`. */
export function advance(
  user: UserRecord,
  record: CertificationRecord,
  { event, by, at = now(), reasons = [] }: Transition,
): void {
  const next = nextCertificationState(record, event, by);
  const type = record.application?.type ?? record.certified?.type;
  if (next === undefined || type === undefined) throw transitionRefused();
  record.status = next.status;
  record.before = next.before;
  record.timeline.push({ at, event, type, reasons });
  summarize(user, record);
}

/** Copies the public part of the certification into the user's record. */
export function summarize(
  user: UserRecord,
  { status, before, certified, application }: CertificationRecord,
): void {
  const shown = certified ?? application;
  const field = shown?.type === 'enterprise' ? 'companyName' : 'name';
  const name = shown?.texts[field];
  user.certification = {
    status,
    before,
    type: shown?.type,
    name: name === undefined ? undefined : shownField(field, name),
  };
}

/** Deletes the files that neither the application nor the certification uses. */
export function dropUnusedFiles({ userId, application, certified }: CertificationRecord): void {
  const tables = db();
  const used = new Set(
    [...(application?.files ?? []), ...(certified?.files ?? [])].map(({ fileId }) => fileId),
  );
  tables.identityFiles = tables.identityFiles.filter(
    (file) => file.userId !== userId || used.has(file.fileId),
  );
}

/** The application. Throws the failure `transitionRefused` when it cannot be edited. */
export function getEditableApplication({ status, application }: CertificationRecord): ApplicationRecord {
  if (application !== undefined && (status === 'draft' || status === 'changing')) return application;
  throw transitionRefused();
}
