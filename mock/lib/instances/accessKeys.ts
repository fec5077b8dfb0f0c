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
import type { MemberRole } from '../../../src/domain/instance/serviceActions';
import { isoTime, now } from '../clock';
import { getOrThrow, MockFailure } from '../failure';
import type { InstanceRecord } from '../orders/records';
import { parsePhone } from '../smsMessages';
import { actionRefused } from './detail';
import { managedOf } from './managing';
import type { AccessKeyRecord } from './records';

const SECRET_END = 4;

/** A new secret; only its end is stored. */
const newSecret = () => `sk_${randomBytes(24).toString('hex')}`;

const limitReached = (text: { zh: string; en: string }) => new MockFailure(INSTANCE_ERROR.limitReached, text);

/** Creates a key and returns it with its secret. Throws a MockFailure when the service has as many as possible. */
export function createKey(instance: InstanceRecord, name: string) {
  const managed = managedOf(instance);
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

/** Replaces the secret of a key; the former one works for another day. */
export function rotateKey(key: AccessKeyRecord) {
  requireEvent(key, 'rotate');
  const secret = newSecret();
  key.secretEnd = secret.slice(-SECRET_END);
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

/** Adds a member, or changes the role of one. */
export function saveMember(instance: InstanceRecord, userPhone: string, role: MemberRole): void {
  const managed = managedOf(instance);
  const members = managed.members ?? [];
  const known = members.find((member) => member.userPhone === userPhone);
  if (known) known.role = role;
  else if (members.length >= MAX_MEMBERS) {
    throw limitReached({
      zh: `最多可添加 ${MAX_MEMBERS} 名成员。`,
      en: `A service has at most ${MAX_MEMBERS} members.`,
    });
  } else managed.members = [...members, { memberId: randomUUID(), userPhone, role, addedAt: now() }];
}
