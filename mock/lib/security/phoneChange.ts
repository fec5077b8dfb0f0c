import { randomUUID } from 'node:crypto';
import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { maskPhone } from '../../../src/domain/account/phone';
import {
  nextPhoneChangeState,
  PHONE_PROOF_FOR_MS,
  type PhoneChange,
  type PhoneChangeEvent,
  type PhoneChangePayload,
  type PhoneChangeResult,
  type PhoneCodePayload,
  type PhoneProofPayload,
} from '../../../src/domain/account/phoneChange';
import type { SignedInCall } from '../call';
import { isoTime, now } from '../clock';
import { db } from '../db';
import { MockFailure } from '../failure';
import { getSessions } from '../sessions';
import { parsePhone, pendingSmsCode, sendSmsCode, spendSmsCode } from '../smsMessages';
import type { PhoneProofRecord } from '../tables';
import { findUserByPhone } from '../users';
import { provePassword } from './authentication';
import { revokeSessions } from './revocation';

/** Who changes their phone, and from where. */
export type Changer = Pick<SignedInCall, 'user' | 'session'>;

/** Where this session's change of phone stands. */
export function getPhoneChange({ user, session }: Changer): PhoneChange {
  const proof = runningProof(session.sessionId);
  const waitsFor = proof === undefined ? user.userPhone : proof.newPhone;
  const code = waitsFor === '' ? undefined : pendingSmsCode(waitsFor, 'changePhone');
  return {
    state: proof?.state ?? 'proving',
    userPhone: maskPhone(user.userPhone),
    newPhone: proof?.newPhone ? maskPhone(proof.newPhone) : undefined,
    proof: proof && { proofId: proof.proofId, method: proof.method, expiresAt: isoTime(proof.expiresAt) },
    code: code && { sentTo: maskPhone(waitsFor), ...code },
    serverTime: isoTime(now()),
  };
}

/** Sends a code to the phone the account has, or, with a proof, to the new one. */
export function sendPhoneCode(changer: Changer, payload: PhoneCodePayload): void {
  if (payload.target === 'current') {
    sendSmsCode(changer.user.userPhone, 'changePhone');
    return;
  }
  const proof = requireProof(changer, payload.proofId);
  const state = after(proof, 'sendCode');
  const newPhone = parsePhone(payload.userPhone ?? proof.newPhone);
  if (newPhone === changer.user.userPhone) throw phoneUnchanged();
  sendSmsCode(newPhone, 'changePhone');
  Object.assign(proof, { state, newPhone });
}

/** Opens a change of phone for who proves to be the person; an older one that is still open is over. */
export function provePhoneChange({ user, session }: Changer, payload: PhoneProofPayload): void {
  if (payload.method === 'code') spendSmsCode(user.userPhone, 'changePhone', payload.smsVerificationCode);
  else provePassword(user, payload.password, payload.captcha);
  const tables = db();
  const at = now();
  const others = tables.phoneProofs.filter((p) => p.userId !== user.userId && p.expiresAt > at);
  const proof: PhoneProofRecord = {
    proofId: randomUUID(),
    userId: user.userId,
    sessionId: session.sessionId,
    method: payload.method,
    expiresAt: at + PHONE_PROOF_FOR_MS,
    state: 'choosing',
    newPhone: '',
    endedSessions: 0,
  };
  tables.phoneProofs = [...others, proof];
}

/**
 * Changes the phone and ends all other sessions. Sent again after it went through, it answers the same. Whether the
 * number belongs to somebody else is only told to who holds it, proven by the code.
 */
export function changePhone(changer: Changer, payload: PhoneChangePayload): PhoneChangeResult {
  const { user, session } = changer;
  const proof = requireProof(changer, payload.proofId);
  if (proof.state !== 'done') {
    const state = after(proof, 'change');
    spendSmsCode(proof.newPhone, 'changePhone', payload.smsVerificationCode);
    if (findUserByPhone(proof.newPhone) !== undefined) {
      Object.assign(proof, { state: after(proof, 'chooseAnother'), newPhone: '' });
      throw phoneTaken();
    }
    user.userPhone = proof.newPhone;
    const others = getSessions(user.userId).filter((other) => other !== session);
    Object.assign(proof, { state, endedSessions: revokeSessions(others, 'phoneChanged') });
  }
  return { userPhone: maskPhone(user.userPhone), endedSessions: proof.endedSessions };
}

/** Gives an open change up. Nothing happens when there is none. */
export function abandonPhoneChange({ session }: Changer): void {
  const tables = db();
  tables.phoneProofs = tables.phoneProofs.filter((proof) => proof.sessionId !== session.sessionId);
}

function runningProof(sessionId: string): PhoneProofRecord | undefined {
  return db().phoneProofs.find(
    (proof) => proof.sessionId === sessionId && proof.state !== 'done' && proof.expiresAt > now(),
  );
}

function requireProof({ session }: Changer, proofId: string): PhoneProofRecord {
  const proof = db().phoneProofs.find((p) => p.proofId === proofId && p.sessionId === session.sessionId);
  if (proof === undefined || proof.expiresAt <= now()) throw proofInvalid();
  return proof;
}

/** The state that the one machine gives; a call that does not fit there came too late. */
function after(proof: PhoneProofRecord, event: PhoneChangeEvent): PhoneProofRecord['state'] {
  const next = nextPhoneChangeState(proof.state, event);
  if (next === undefined || next === 'proving') throw proofInvalid();
  return next;
}

export function proofInvalid(): MockFailure {
  return new MockFailure(ACCOUNT_ERROR.phoneProofInvalid, {
    zh: '身份验证已失效，请重新验证。',
    en: 'Your identity check is no longer valid. Verify again.',
  });
}

export function phoneUnchanged(): MockFailure {
  return new MockFailure(ACCOUNT_ERROR.phoneUnchanged, {
    zh: '新手机号与当前手机号相同，请更换。',
    en: 'This is the phone number you already have. Enter another one.',
  });
}

export function phoneTaken(): MockFailure {
  return new MockFailure(ACCOUNT_ERROR.phoneTaken, {
    zh: '该手机号已绑定其他账号，请更换手机号。',
    en: 'This phone number belongs to another account. Enter another one.',
  });
}
