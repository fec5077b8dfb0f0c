import type { ReviewSetting } from '../../../src/domain/certification/certification';
import type {
  CertificationField,
  CertificationType,
} from '../../../src/domain/certification/certificationForm';
import { isCertified } from '../../../src/domain/certification/certificationMachine';
import { chinaDay, hasExpired } from '../../../src/domain/certification/identityDate';
import { now } from '../clock';
import { db } from '../db';
import type { UserRecord } from '../tables';
import type { Text } from '../text';
import type { ApplicationRecord, CertificationRecord } from './records';
import { advance, dropUnusedFiles, getCertification, summarize } from './store';

/** Milliseconds after the submission. */
export const REVIEW_BEGINS_AFTER_MS = 15_000;
export const REVIEW_ENDS_AFTER_MS = 25_000;

/** A name that holds this is refused, whatever the demo page says; corrected, it passes. */
const REFUSED_NAME = /驳回|reject/i;

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

/** Lets everything happen that time alone brings about, up to now, and answers the person's certification. */
export function settledCertification(user: UserRecord): CertificationRecord {
  const record = getCertification(user);
  const { application, certified } = record;
  if (record.status === 'submitted' && application?.submittedAt !== undefined) {
    const at = application.submittedAt + REVIEW_BEGINS_AFTER_MS;
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
  const reasons = refusals(application);
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

function refusals({ type, texts }: ApplicationRecord): ApplicationRecord['reasons'] {
  const { outcome, topics } = db().certificationReview;
  const asked = outcome === 'reject' ? topics : [];
  const named = texts[type === 'personal' ? 'name' : 'companyName'] ?? '';
  const refused = new Set<Topic>(REFUSED_NAME.test(named) ? ['name', ...asked] : asked);
  return [...refused].map((topic) => ({ field: FIELD_OF[type][topic], text: REASONS[topic] }));
}
