import { createHash } from 'node:crypto';
import type { InferOutput } from 'valibot';
import type { Access, accessPayloadSchema } from '../../src/domain/instance/instance';
import { INSTANCE_ERROR } from '../../src/domain/instance/instanceMachine';
import { now } from './clock';
import { MockFailure } from './failure';
import { countWrongPassword, forgetWrongPasswords, guardKey, refuseLocked } from './loginGuard';
import type { InstanceRecord } from './orders/records';
import { passwordMatches } from './passwordHash';
import { spendSmsCode } from './smsMessages';
import type { SessionRecord, UserRecord } from './tables';
import type { Language } from './text';

/** Milliseconds for which a proof of identity holds in its session. */
export const PROOF_HOLDS_MS = 5 * 60_000;

/** Notes that the person has proven who they are, by password or code. Throws when they have not, or no longer. */
export function proveIdentity(
  user: UserRecord,
  session: SessionRecord,
  { password, smsVerificationCode }: InferOutput<typeof accessPayloadSchema>,
): void {
  const at = now();
  if (password !== undefined) checkPassword(user, password);
  else if (smsVerificationCode !== undefined) spendSmsCode(user.userPhone, 'access', smsVerificationCode);
  else if ((session.provenUntil ?? 0) > at) return;
  else {
    throw new MockFailure(INSTANCE_ERROR.proofRequired, {
      zh: '请先验证身份。',
      en: 'Prove who you are first.',
    });
  }
  session.provenUntil = at + PROOF_HOLDS_MS;
}

function checkPassword(user: UserRecord, password: string): void {
  const key = guardKey(user.userName, user);
  refuseLocked(key);
  if (!passwordMatches(password, user.passwordHash)) throw countWrongPassword(key);
  forgetWrongPasswords(key);
}

/** What opens a service. It follows from the service's number: the same at every look. */
export function getAccess(
  { instanceId, service }: InstanceRecord,
  session: SessionRecord,
  language: Language,
): Access {
  const secret = createHash('sha256').update(`secret of ${instanceId}`).digest('hex');
  const entries = [
    {
      label: { zh: '服务地址', en: 'Service address' },
      value: `https://${service.serviceId}.svc.example.com/${instanceId.toLowerCase()}`,
    },
    { label: { zh: '访问账号', en: 'Access ID' }, value: `AK${secret.slice(0, 16).toUpperCase()}` },
    { label: { zh: '访问密钥', en: 'Access secret' }, value: secret.slice(16, 48) },
  ];
  return {
    entries: entries.map(({ label, value }) => ({ label: label[language], value })),
    validForSeconds: Math.max(0, Math.ceil(((session.provenUntil ?? 0) - now()) / 1000)),
  };
}
