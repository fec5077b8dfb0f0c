import { maskPhone } from '../../../src/domain/account/phone';
import type {
  Application,
  Certification,
  IdentityFile,
} from '../../../src/domain/certification/certification';
import {
  applicationProblems,
  type CertificationTexts,
  FILE_SLOTS,
  getSteps,
  shownField,
  TEXT_FIELDS,
} from '../../../src/domain/certification/certificationForm';
import { chinaDay } from '../../../src/domain/certification/identityDate';
import { isoTime, now } from '../clock';
import { db } from '../db';
import type { Language } from '../text';
import type { UserRecord } from '../users';
import type { ApplicationRecord, CertificationRecord, FileReference } from './records';

const MAX_SHOWN = 50;

/** The user's own certification with names and numbers masked. */
export const certificationView = (
  user: UserRecord,
  { status, before, application, certified, timeline }: CertificationRecord,
  language: Language,
): Certification => ({
  status,
  before,
  application: application && applicationView(application, language),
  certified: certified && {
    type: certified.type,
    texts: maskTexts(certified.texts),
    verifiedAt: isoTime(certified.verifiedAt),
  },
  timeline: timeline
    .slice(-MAX_SHOWN)
    .reverse()
    .map(({ at, reasons, ...entry }) => ({
      ...entry,
      at: isoTime(at),
      reasons: reasons.map((text) => text[language]),
    })),
  userPhone: maskPhone(user.userPhone),
  serverTime: isoTime(now()),
});

function maskTexts(texts: CertificationTexts): CertificationTexts {
  const masked = TEXT_FIELDS.flatMap((field) => {
    const text = texts[field];
    return text === undefined ? [] : [[field, shownField(field, text)]];
  });
  return Object.fromEntries(masked);
}

function applicationView(application: ApplicationRecord, language: Language): Application {
  const { applicationId, type, texts, files, reasons, savedAt, submittedAt } = application;
  return {
    applicationId,
    type,
    texts: maskTexts(texts),
    files: fileViews(files),
    problems: findProblems(application),
    reasons: reasons.map(({ field, text }) => ({ field, reason: text[language] })),
    savedAt: isoTime(savedAt),
    submittedAt: isoTime(submittedAt),
  };
}

function fileViews(references: readonly FileReference[]): IdentityFile[] {
  const { identityFiles } = db();
  return FILE_SLOTS.flatMap((slot) => {
    const reference = references.find((candidate) => candidate.slot === slot);
    const file = identityFiles.find(({ fileId }) => fileId === reference?.fileId);
    return file
      ? [
          {
            fileId: file.fileId,
            slot,
            kind: file.kind,
            size: file.size,
            uploadedAt: isoTime(file.uploadedAt),
          },
        ]
      : [];
  });
}

/** The problems that prevent a submission. */
export function findProblems({ type, texts, files, reasons }: ApplicationRecord) {
  const content = {
    type,
    texts,
    slots: files.map(({ slot }) => slot),
    rejected: reasons.map(({ field }) => field),
  };
  return applicationProblems(content, chinaDay(now()));
}

/** The file slots that an application needs. */
export const getSlots = ({ type, texts }: ApplicationRecord) =>
  getSteps(type, texts).flatMap(({ slots }) => slots);
