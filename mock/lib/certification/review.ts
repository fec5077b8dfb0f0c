import type { ReviewSetting } from '../../../src/domain/certification/certification';
import type {
  CertificationField,
  CertificationType,
} from '../../../src/domain/certification/certificationForm';
import { isCertified } from '../../../src/domain/certification/certificationMachine';
import { chinaDay, hasExpired } from '../../../src/domain/certification/identityDate';
import { now } from '../clock';
import { db } from '../db';
import type { Text } from '../text';
import type { UserRecord } from '../users';
import type { ApplicationRecord, CertificationRecord } from './records';
import { advance, dropUnusedFiles, getCertification, summarize } from './store';

/** After the submission. */
const REVIEW_STARTS_AFTER_MS = 15_000;
const REVIEW_ENDS_AFTER_MS = 25_000;

/** A name that contains this is always rejected. */
const REJECTED_NAME = /驳回|reject/i;

type Topic = ReviewSetting['topics'][number];

const FIELD_OF: Record<CertificationType, Record<Topic, CertificationField>> = {
  personal: { name: 'name', number: 'idNumber', picture: 'idFront' },
  enterprise: { name: 'companyName', number: 'creditCode', picture: 'licence' },
};

const REASONS: Record<Topic, Text> = {
  name: { zh: '名称与证件上的不一致，请按证件填写。', en: 'The name differs from the one on the document.' },
  number: {
    zh: '号码未能通过核验，请核对后重新填写。',
    en: 'The number could not be confirmed. Check it and enter it again.',
  },
  picture: { zh: '照片模糊或被遮挡，请重新拍摄。', en: 'The picture is blurred or covered. Take it again.' },
};

/** The user's certification, after everything due up to now has been applied. */
export function settledCertification(user: UserRecord): CertificationRecord {
  const record = getCertification(user);
  const { application, certified } = record;
  if (record.status === 'submitted' && application?.submittedAt !== undefined) {
    const at = application.submittedAt + REVIEW_STARTS_AFTER_MS;
    if (at <= now()) advance(user, record, { event: 'beginReview', by: 'reviewer', at });
  }
  if (record.status === 'reviewing' && application?.submittedAt !== undefined) {
    const at = application.submittedAt + REVIEW_ENDS_AFTER_MS;
    if (at <= now()) decide(user, record, application, at);
  }
  if (isCertified(record) && certified && hasExpired(certified.texts.validUntil ?? '', chinaDay(now()))) {
    advance(user, record, { event: 'expire', by: 'system' });
  }
  return record;
}

function decide(
  user: UserRecord,
  record: CertificationRecord,
  application: ApplicationRecord,
  at: number,
): void {
  const reasons = getReasons(application);
  if (reasons.length > 0) {
    application.reasons = reasons;
    advance(user, record, { event: 'reject', by: 'reviewer', at, reasons: reasons.map(({ text }) => text) });
    return;
  }
  advance(user, record, { event: 'approve', by: 'reviewer', at });
  const { type, texts, files } = application;
  record.certified = { type, texts, files, verifiedAt: at };
  record.application = undefined;
  dropUnusedFiles(record);
  summarize(user, record);
}

function getReasons({ type, texts }: ApplicationRecord): ApplicationRecord['reasons'] {
  const { outcome, topics } = db().certificationReview;
  const requested = outcome === 'reject' ? topics : [];
  const name = texts[type === 'personal' ? 'name' : 'companyName'] ?? '';
  const rejected = new Set<Topic>(REJECTED_NAME.test(name) ? ['name', ...requested] : requested);
  return [...rejected].map((topic) => ({ field: FIELD_OF[type][topic], text: REASONS[topic] }));
}
