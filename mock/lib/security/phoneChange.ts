import { randomUUID } from 'node:crypto';
import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { maskPhone } from '../../../src/domain/account/phone';
import type { PhoneChangeState, ProofMethod } from '../../../src/domain/account/phoneChange';
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
import { renewDevice } from '../devices';
import { refusal } from '../failure';
import { endInvitations } from '../orders/invitees';
import { rememberBenefits } from '../orders/usedBenefits';
import { getSessions } from '../sessions';
import { parsePhone, pendingSmsCode, sendSmsCode, spendSmsCode, toOwner } from '../smsMessages';
import { findUserByPhone } from '../users';
import { provePassword } from './authentication';
import { endPendingSignIns } from './pendingSignIns';
import { revokeSessions } from './revocation';

/** A user's open phone change; at most one. */
interface PhoneProofRecord {
  proofId: string;
  userId: string;
  /** Only the session that gave the proof may use it. */
  sessionId: string;
  method: ProofMethod;
  expiresAt: number;
  state: Exclude<PhoneChangeState, 'proving'>;
  /** Unmasked; empty until a code has been sent to it. */
  newPhone: string;
  /** The number of ended sessions, for the reply to a retry. */
  endedSessions: number;
}

declare module '../db' {
  interface MockTables {
    phoneProofs: PhoneProofRecord[];
  }
}

type Caller = Pick<SignedInCall, 'user' | 'session'>;

/** The state of this session's phone change. */
export function getPhoneChange({ user, session }: Caller): PhoneChange {
  const proof = findOpenProof(session.sessionId);
  const codePhone = proof === undefined ? user.userPhone : proof.newPhone;
  const code = codePhone === '' ? undefined : pendingSmsCode(codePhone, 'changePhone', user.userId);
  return {
    state: proof?.state ?? 'proving',
    userPhone: maskPhone(user.userPhone),
    newPhone: proof?.newPhone ? maskPhone(proof.newPhone) : undefined,
    proof: proof && { proofId: proof.proofId, method: proof.method, expiresAt: isoTime(proof.expiresAt) },
    code: code && { sentTo: maskPhone(codePhone), ...code },
    serverTime: isoTime(now()),
  };
}

/** Sends a code to the current phone or, with a proof, to the new one. */
export function sendPhoneCode(
  caller: Caller & Pick<SignedInCall, 'caller'>,
  payload: PhoneCodePayload,
): void {
  const { user } = caller;
  const request = { scene: 'changePhone', user, caller: caller.caller, captcha: payload.captcha } as const;
  if (payload.target === 'current') {
    sendSmsCode({ ...request, userPhone: user.userPhone });
    return;
  }
  const proof = requireProof(caller, payload.proofId);
  const state = getNextState(proof, 'sendCode');
  const newPhone = parsePhone(payload.userPhone ?? proof.newPhone);
  if (newPhone === user.userPhone) throw phoneUnchanged();
  sendSmsCode({ ...request, userPhone: newPhone });
  Object.assign(proof, { state, newPhone });
}

/** Starts a phone change after an identity check, and replaces an open one. */
export function provePhoneChange({ user, session }: Caller, payload: PhoneProofPayload): void {
  if (payload.method === 'code')
    spendSmsCode(user.userPhone, 'changePhone', payload.smsVerificationCode, toOwner(user));
  else provePassword({ user, session }, payload.password, payload.captcha);
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
 * Changes the phone, ends all other sessions and forgets all devices but the current one, which gets a new token. Idempotent by proof. The code is checked before `phoneTaken`, because only
 * the phone's owner may learn that it is registered.
 */
export function changePhone(caller: Caller, payload: PhoneChangePayload): PhoneChangeResult {
  const { user, session } = caller;
  const proof = requireProof(caller, payload.proofId);
  if (proof.state !== 'done') {
    const state = getNextState(proof, 'change');
    spendSmsCode(proof.newPhone, 'changePhone', payload.smsVerificationCode, toOwner(user));
    if (findUserByPhone(proof.newPhone) !== undefined) {
      Object.assign(proof, { state: getNextState(proof, 'chooseAnother'), newPhone: '' });
      throw phoneTaken();
    }
    rememberBenefits(db(), user);
    user.userPhone = proof.newPhone;
    user.phoneChangedAt = now();
    endInvitations(user.userPhone);
    endPendingSignIns(user.userId);
    const others = getSessions(user.userId).filter((other) => other !== session);
    Object.assign(proof, { state, endedSessions: revokeSessions(others, 'phoneChanged') });
  }
  const deviceToken = renewDevice(session, () => true);
  return { userPhone: maskPhone(user.userPhone), endedSessions: proof.endedSessions, deviceToken };
}

/** Cancels an open phone change, if there is one. */
export function cancelPhoneChange({ session }: Caller): void {
  db().phoneProofs = db().phoneProofs.filter((proof) => proof.sessionId !== session.sessionId);
}

const findOpenProof = (sessionId: string): PhoneProofRecord | undefined =>
  db().phoneProofs.find(
    (proof) => proof.sessionId === sessionId && proof.state !== 'done' && proof.expiresAt > now(),
  );

function requireProof({ session }: Caller, proofId: string): PhoneProofRecord {
  const proof = db().phoneProofs.find((p) => p.proofId === proofId && p.sessionId === session.sessionId);
  if (proof === undefined || proof.expiresAt <= now()) throw proofInvalid();
  return proof;
}

/** The next state of the state machine. Throws the failure `proofInvalid` when there is none. */
function getNextState(proof: PhoneProofRecord, event: PhoneChangeEvent): PhoneProofRecord['state'] {
  const next = nextPhoneChangeState(proof.state, event);
  if (next === undefined || next === 'proving') throw proofInvalid();
  return next;
}

const proofInvalid = refusal(ACCOUNT_ERROR.phoneProofInvalid, {
  zh: '身份验证已失效，请重新验证。',
  en: 'Your identity check is no longer valid. Verify again.',
});

const phoneUnchanged = refusal(ACCOUNT_ERROR.phoneUnchanged, {
  zh: '新手机号与当前手机号相同，请更换。',
  en: 'This is the phone number you already have. Enter another one.',
});

const phoneTaken = refusal(ACCOUNT_ERROR.phoneTaken, {
  zh: '该手机号已绑定其他账号，请更换手机号。',
  en: 'This phone number belongs to another account. Enter another one.',
});
