import type { InferOutput } from 'valibot';
import { MINUTE_MS } from '../../src/domain/calendar';
import type { Access, accessPayloadSchema } from '../../src/domain/instance/instance';
import { INSTANCE_ERROR } from '../../src/domain/instance/instanceMachine';
import { now } from './clock';
import { digest } from './digest';
import { MockFailure } from './failure';
import { assertNotLocked, countWrongPassword, forgetWrongPasswords, getSessionGuard } from './loginGuard';
import type { InstanceRecord } from './orders/records';
import { passwordMatches } from './passwords';
import type { SessionRecord } from './sessions';
import { spendSmsCode, toOwner } from './smsMessages';
import { type Language, localize } from './text';
import type { UserRecord } from './users';

/** How long an identity check is valid in its session. */
const PROOF_VALID_FOR_MS = 5 * MINUTE_MS;

/** Checks a password or code and stores the proof in the session. Throws when neither is given nor a proof is valid. */
export function proveIdentity(
  user: UserRecord,
  session: SessionRecord,
  { password, smsVerificationCode }: InferOutput<typeof accessPayloadSchema>,
): void {
  const at = now();
  if (password !== undefined) checkPassword(user, session, password);
  else if (smsVerificationCode !== undefined)
    spendSmsCode(user.userPhone, 'access', smsVerificationCode, toOwner(user));
  else {
    requireProof(session);
    return;
  }
  session.provenUntil = at + PROOF_VALID_FOR_MS;
}

/** Throws the failure `proofRequired` unless the session holds a valid proof of identity. */
export function requireProof(session: SessionRecord): void {
  if (proofSecondsLeft(session) > 0) return;
  throw new MockFailure(INSTANCE_ERROR.proofRequired, {
    zh: '请先验证身份。',
    en: 'Prove who you are first.',
  });
}

/** Seconds until the session's proof of identity expires; 0 without one. */
export const proofSecondsLeft = ({ provenUntil = 0 }: SessionRecord): number =>
  Math.max(0, Math.ceil((provenUntil - now()) / 1000));

function checkPassword(user: UserRecord, session: SessionRecord, password: string): void {
  const guard = getSessionGuard(user, session);
  assertNotLocked(guard);
  if (!passwordMatches(password, user.passwordHash)) throw countWrongPassword(guard);
  forgetWrongPasswords(guard);
}

/** The credentials of a service, derived from its id. */
export function getAccess(
  { instanceId, service, managed }: InstanceRecord,
  session: SessionRecord,
  language: Language,
): Access {
  // A former owner's secret does not work any more.
  const secret = digest(`secret of ${instanceId}${managed?.handedOverAt ?? ''}`);
  const entries = [
    {
      label: { zh: '服务地址', en: 'Service address' },
      value: `https://${service.serviceId}.svc.example.com/${instanceId.toLowerCase()}`,
    },
    { label: { zh: '访问账号', en: 'Access ID' }, value: `AK${secret.slice(0, 16).toUpperCase()}` },
    { label: { zh: '访问密钥', en: 'Access secret' }, value: secret.slice(16, 48) },
  ];
  return {
    entries: localize(entries, language),
    validForSeconds: proofSecondsLeft(session),
  };
}
