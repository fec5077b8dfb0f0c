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

/** The person's certification; one that nothing is known of has not begun. */
export function getCertification(user: UserRecord): CertificationRecord {
  const { certifications } = db();
  const known = certifications.find(({ userId }) => userId === user.userId);
  if (known) return known;
  const fresh: CertificationRecord = { userId: user.userId, status: 'unverified', timeline: [] };
  certifications.push(fresh);
  return fresh;
}

interface Step {
  event: CertificationEvent;
  by: CertificationActor;
  /** When it happened; now unless told. */
  at?: number;
  reasons?: Text[];
}

/** Moves the certification on as the machine has it, and writes it down; throws the failure `transitionRefused`. */
export function advance(
  user: UserRecord,
  record: CertificationRecord,
  { event, by, at = now(), reasons = [] }: Step,
): void {
  const next = nextCertificationState(record, event, by);
  const type = record.application?.type ?? record.certified?.type;
  if (next === undefined || type === undefined) throw transitionRefused();
  record.status = next.status;
  record.before = next.before;
  record.timeline.push({ at, event, type, reasons });
  summarize(user, record);
}

/** Puts what the rest of the portal may know into the person's own record. */
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

/** Forgets the files that neither the application nor what is certified holds any more. */
export function dropUnusedFiles({ userId, application, certified }: CertificationRecord): void {
  const tables = db();
  const used = new Set(
    [...(application?.files ?? []), ...(certified?.files ?? [])].map(({ fileId }) => fileId),
  );
  tables.identityFiles = tables.identityFiles.filter(
    (file) => file.userId !== userId || used.has(file.fileId),
  );
}

/** The application while it may be edited; throws the failure `transitionRefused` otherwise. */
export function openApplication({ status, application }: CertificationRecord): ApplicationRecord {
  if (application !== undefined && (status === 'draft' || status === 'changing')) return application;
  throw transitionRefused();
}
