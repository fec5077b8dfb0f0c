import {
  CERTIFICATION_ERROR,
  certificationFieldsInvalid,
  identityFileRefused,
} from '../../../src/domain/certification/certification';
import {
  type CertificationField,
  type FieldProblem,
  shownField,
} from '../../../src/domain/certification/certificationForm';
import {
  type CertificationActor,
  type CertificationEvent,
  nextCertificationState,
} from '../../../src/domain/certification/certificationMachine';
import type { FileProblem } from '../../../src/domain/certification/identityFile';
import { now } from '../clock';
import { db } from '../db';
import { MockFailure, refusal } from '../failure';
import type { Text } from '../text';
import type { UserRecord } from '../users';
import type { ApplicationRecord, CertificationRecord } from './records';

export const transitionRefused = refusal(CERTIFICATION_ERROR.transitionRefused, {
  zh: '认证状态已发生变化，请按当前状态继续。',
  en: 'The status of your verification has changed. Continue from there.',
});

export const fieldsInvalid = (problems: { field: CertificationField; problem: FieldProblem }[]) =>
  new MockFailure(
    certificationFieldsInvalid,
    { zh: '有内容需要补充或更正。', en: 'Something is missing or has to be corrected.' },
    { problems },
  );

const FILE_TEXTS: Record<FileProblem | 'slot', Text> = {
  nameUnsafe: { zh: '文件名不安全。', en: 'The file’s name is not safe.' },
  nameExecutable: {
    zh: '文件名含有程序或网页的扩展名。',
    en: 'The file’s name has the extension of a program or a web page.',
  },
  nameTooLong: { zh: '文件名过长。', en: 'The file’s name is too long.' },
  wrongType: { zh: '只接受 JPG、PNG 或 PDF。', en: 'Only JPG, PNG and PDF are accepted.' },
  empty: { zh: '文件是空的。', en: 'The file is empty.' },
  tooLarge: { zh: '文件超过 10 MB。', en: 'The file is larger than 10 MB.' },
  contentDiffers: { zh: '文件内容与扩展名不符。', en: 'The file’s content is not what its name says.' },
  slot: { zh: '此处不需要文件。', en: 'No file is wanted here.' },
};

export const fileRefused = (problem: keyof typeof FILE_TEXTS) =>
  new MockFailure(identityFileRefused, FILE_TEXTS[problem], { problem });

export const consentOutdated = refusal(CERTIFICATION_ERROR.consentOutdated, {
  zh: '隐私政策已更新，请阅读并同意最新版本。',
  en: 'The privacy policy has changed. Read and accept the current version.',
});

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
