import type { CertificationSubmit } from '../../../src/domain/certification/certification';
import { currentVersion } from '../agreements/documents';
import { now } from '../clock';
import { checkSmsCode } from '../smsMessages';
import type { UserRecord } from '../tables';
import { consentOutdated, fieldsInvalid } from './failures';
import type { CertificationRecord } from './records';
import { advance, openApplication } from './store';
import { findProblems } from './views';

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
