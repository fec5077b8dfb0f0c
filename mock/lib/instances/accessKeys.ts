import { randomBytes, randomUUID } from 'node:crypto';
import {
  type AccessKeyEvent,
  accessKeyState,
  canKey,
  formerSecretEnd,
  hasRoomForKey,
} from '../../../src/domain/instance/accessKey';
import { MAX_MEMBERS } from '../../../src/domain/instance/instanceDetail';
import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceMachine';
import { isMembership } from '../../../src/domain/instance/membership';
import { canMakeKeys, type MemberRole } from '../../../src/domain/instance/serviceActions';
import { isoTime, now } from '../clock';
import { getOrThrow, MockFailure } from '../failure';
import type { InstanceRecord } from '../orders/records';
import { parsePhone } from '../smsMessages';
import type { UserRecord } from '../users';
import { actionRefused } from './detail';
import { endKeys, isSameInvitee, toInvitee } from './invitees';
import { getManagement } from './managing';
import type { AccessKeyRecord, MemberRecord } from './records';

const SECRET_END = 4;

/** A new secret; only its end is stored. */
const newSecret = () => `sk_${randomBytes(24).toString('hex')}`;

const limitReached = (text: { zh: string; en: string }) => new MockFailure(INSTANCE_ERROR.limitReached, text);

/** Creates a key and returns it with its secret. Throws a MockFailure when the service has as many as possible. */
export function createKey(
  instance: InstanceRecord,
  { userId }: UserRecord,
  { name, idempotencyKey }: Pick<AccessKeyRecord, 'name' | 'idempotencyKey'>,
) {
  const managed = getManagement(instance);
  const keys = managed.keys ?? [];
  if (!hasRoomForKey(keys.map(({ revokedAt }) => ({ revokedAt: isoTime(revokedAt) })))) {
    throw limitReached({
      zh: '密钥数量已达上限，请先吊销一个。',
      en: 'The service has as many keys as possible. Revoke one first.',
    });
  }
  const secret = newSecret();
  const key: AccessKeyRecord = {
    keyId: randomUUID(),
    name,
    accessId: `AK${randomBytes(8).toString('hex').toUpperCase()}`,
    secretEnd: secret.slice(-SECRET_END),
    createdAt: now(),
    makerId: userId,
    holderId: userId,
    idempotencyKey,
  };
  managed.keys = [...keys, key];
  return { accessId: key.accessId, secret };
}

/** A key of the service. Throws 404 when there is none. */
export const getKey = ({ managed }: InstanceRecord, keyId: string): AccessKeyRecord =>
  getOrThrow(
    managed?.keys?.find((key) => key.keyId === keyId),
    { zh: '没有找到该密钥。', en: 'There is no such key.' },
  );

function requireEvent({ revokedAt, formerSecretUntil }: AccessKeyRecord, event: AccessKeyEvent): void {
  const times = { revokedAt: isoTime(revokedAt), formerSecretUntil: isoTime(formerSecretUntil) };
  if (!canKey(accessKeyState(times, now()), event)) throw actionRefused();
}

/** Replaces the secret of a key, which the user gets; the former one works for another day. */
export function rotateKey(key: AccessKeyRecord, { userId }: UserRecord) {
  requireEvent(key, 'rotate');
  const secret = newSecret();
  key.secretEnd = secret.slice(-SECRET_END);
  key.formerHolderId = key.holderId;
  key.holderId = userId;
  key.rotatedAt = now();
  key.formerSecretUntil = formerSecretEnd(now());
  return { accessId: key.accessId, secret };
}

export function revokeKey(key: AccessKeyRecord): void {
  requireEvent(key, 'revoke');
  key.revokedAt = now();
}

/** The normalized number of another person. Throws a MockFailure for the owner's own. */
export function parseOtherPhone(userPhone: string, ownPhone: string): string {
  const phone = parsePhone(userPhone);
  if (phone !== ownPhone) return phone;
  throw new MockFailure(INSTANCE_ERROR.ownNumber, {
    zh: '这是您自己的手机号。',
    en: 'This is your own phone number.',
  });
}

/** Adds a member, or changes the role of one. The keys of a member who may no longer create any end. */
export function saveMember(instance: InstanceRecord, userPhone: string, role: MemberRole): void {
  const managed = getManagement(instance);
  const invitee = toInvitee(userPhone);
  const isSame = (member: MemberRecord) => isSameInvitee(member, invitee);
  const members = (managed.members ?? []).filter((member) => isMembership(member.status) || !isSame(member));
  const known = members.find(isSame);
  if (known) {
    known.role = role;
    if (known.userId !== undefined && !canMakeKeys(role)) endKeys(managed, known.userId, now());
  } else if (members.filter(({ status }) => isMembership(status)).length >= MAX_MEMBERS) {
    throw limitReached({
      zh: `最多可添加 ${MAX_MEMBERS} 名成员。`,
      en: `A service has at most ${MAX_MEMBERS} members.`,
    });
  } else {
    const member = { memberId: randomUUID(), ...invitee, role, status: 'invited' as const, addedAt: now() };
    managed.members = [...members, member];
  }
}

/** Removes a member and ends the keys of the account. Throws 404 when there is none. */
export function removeMember(instance: InstanceRecord, memberId: string): void {
  const managed = getManagement(instance);
  const member = getOrThrow(
    managed.members?.find((each) => each.memberId === memberId),
    { zh: '没有找到该成员。', en: 'There is no such member.' },
  );
  managed.members = managed.members?.filter((each) => each !== member);
  if (member.userId !== undefined) endKeys(managed, member.userId, now());
}
