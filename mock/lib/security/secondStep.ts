import { randomInt, randomUUID } from 'node:crypto';
import {
  acceptedSteps,
  formatRecoveryCode,
  normalizeRecoveryCode,
  RECOVERY_ALPHABET,
  SECOND_STEP,
  SECOND_STEP_ERROR,
  type SecondStep,
  type SecondStepSetup,
  type SetupConfirmPayload,
} from '../../../src/domain/account/secondStep';
import { normalizeSmsCode } from '../../../src/domain/account/smsCode';
import { MINUTE_MS } from '../../../src/domain/calendar';
import { isoTime, now } from '../clock';
import { db } from '../db';
import { MockFailure, refusal } from '../failure';
import { hashPassword, passwordMatches } from '../passwords';
import type { SessionRecord } from '../sessions';
import type { UserRecord } from '../users';
import { recordSecurityEvent } from './events';
import { endPendingSignIns } from './pendingSignIns';
import type { SecondStepRecord, SecondStepTries } from './records';
import { createSecret, findStep } from './totp';

/** The second step of a user who has turned it on. */
export const findSecondStep = (userId: string): SecondStepRecord | undefined =>
  db().secondSteps.find((record) => record.userId === userId);

export function toSecondStep({ userId }: UserRecord): SecondStep {
  const record = findSecondStep(userId);
  return {
    enabled: record !== undefined,
    ...(record && { turnedOnAt: isoTime(record.turnedOnAt) }),
    recoveryCodesLeft: record?.recoveryCodes.length ?? 0,
    serverTime: isoTime(now()),
  };
}

/** Creates a secret, which has no effect until a code confirms it. It replaces an unconfirmed one. */
export function setUpSecondStep(user: UserRecord, session: SessionRecord): SecondStepSetup {
  if (findSecondStep(user.userId) !== undefined) throw alreadyOn();
  const tables = db();
  const at = now();
  const setup = {
    setupId: randomUUID(),
    userId: user.userId,
    sessionId: session.sessionId,
    secret: createSecret(),
    expiresAt: at + SECOND_STEP.setupSeconds * 1000,
    wrongTries: 0,
  };
  const others = tables.secondStepSetups.filter((each) => each.userId !== user.userId && each.expiresAt > at);
  tables.secondStepSetups = [...others, setup];
  const { setupId, secret, expiresAt } = setup;
  return { setupId, secret, account: user.userName, expiresAt: isoTime(expiresAt) };
}

/** Turns the second step on with the code of a new secret. Returns the recovery codes, which are stored hashed. */
export function turnOnSecondStep(
  user: UserRecord,
  session: SessionRecord,
  { setupId, code }: SetupConfirmPayload,
): string[] {
  if (findSecondStep(user.userId) !== undefined) throw alreadyOn();
  const tables = db();
  const setup = tables.secondStepSetups.find((each) => each.setupId === setupId);
  if (setup === undefined || setup.sessionId !== session.sessionId || setup.expiresAt <= now())
    throw setupOver();
  const step = findStep(setup.secret, normalizeSmsCode(code), acceptedSteps(now(), 0));
  if (step === undefined) {
    setup.wrongTries += 1;
    if (setup.wrongTries < SECOND_STEP.triesPerChallenge) throw codeWrong();
    tables.secondStepSetups = tables.secondStepSetups.filter((each) => each !== setup);
    throw setupOver();
  }
  tables.secondStepSetups = tables.secondStepSetups.filter((each) => each !== setup);
  const recoveryCodes = createRecoveryCodes();
  endPendingSignIns(user.userId);
  tables.secondSteps.push({
    userId: user.userId,
    secret: setup.secret,
    turnedOnAt: now(),
    lastUsedStep: step,
    recoveryCodes: recoveryCodes.map(hashPassword),
    wrongTries: 0,
    lockedUntil: 0,
  });
  recordSecurityEvent(user.userId, 'secondStepOn');
  return recoveryCodes.map(formatRecoveryCode);
}

/** Replaces all recovery codes. Throws the failure `notOn`. */
export function renewRecoveryCodes({ userId }: UserRecord): string[] {
  const record = requireSecondStep(userId);
  const recoveryCodes = createRecoveryCodes();
  record.recoveryCodes = recoveryCodes.map(hashPassword);
  endPendingSignIns(userId);
  recordSecurityEvent(userId, 'recoveryCodesRenewed');
  return recoveryCodes.map(formatRecoveryCode);
}

/** Turns the second step off and forgets its secret and codes. Throws the failure `notOn`. */
export function turnOffSecondStep({ userId }: UserRecord): void {
  const record = requireSecondStep(userId);
  db().secondSteps = db().secondSteps.filter((each) => each !== record);
  endPendingSignIns(userId);
  recordSecurityEvent(userId, 'secondStepOff');
}

/**
 * The tries that count for a sign-in. Each known device has its own, so that whoever knows the password and no code does not lock
 * the owner out there.
 */
export function getTries(record: SecondStepRecord, deviceId: string | undefined): SecondStepTries {
  if (deviceId === undefined) return record;
  record.deviceTries ??= {};
  record.deviceTries[deviceId] ??= { wrongTries: 0, lockedUntil: 0 };
  return record.deviceTries[deviceId];
}

/** Throws the failure `locked` while no code is accepted after too many wrong ones. */
export function assertSecondStepOpen({ lockedUntil }: SecondStepTries): void {
  if (lockedUntil > now()) throw locked(lockedUntil - now());
}

/** Uses a code of the app. Returns the failure to throw for a wrong or used one; the caller counts it. */
export function spendAppCode(
  record: SecondStepRecord,
  tries: SecondStepTries,
  typed: string,
): MockFailure | undefined {
  const code = normalizeSmsCode(typed);
  const step = findStep(record.secret, code, acceptedSteps(now(), record.lastUsedStep));
  if (step === undefined) {
    const used = findStep(record.secret, code, acceptedSteps(now(), 0));
    return countFailure(tries, used === undefined ? codeWrong() : codeUsed());
  }
  record.lastUsedStep = step;
  tries.wrongTries = 0;
  return undefined;
}

/** Uses a recovery code up. Returns the failure to throw for a wrong or used one. */
export function spendRecoveryCode(
  record: SecondStepRecord,
  tries: SecondStepTries,
  typed: string,
): MockFailure | undefined {
  const code = normalizeRecoveryCode(typed);
  const hash = record.recoveryCodes.find((each) => passwordMatches(code, each));
  if (hash === undefined) return countFailure(tries, recoveryCodeWrong());
  record.recoveryCodes = record.recoveryCodes.filter((each) => each !== hash);
  tries.wrongTries = 0;
  const left = String(record.recoveryCodes.length);
  recordSecurityEvent(record.userId, 'recoveryCodeUsed', { left: { zh: left, en: left } });
  return undefined;
}

function countFailure(tries: SecondStepTries, failure: MockFailure): MockFailure {
  tries.wrongTries += 1;
  if (tries.wrongTries < SECOND_STEP.lockAfterFailures) return failure;
  tries.wrongTries = 0;
  tries.lockedUntil = now() + SECOND_STEP.lockForMs;
  return locked(SECOND_STEP.lockForMs);
}

function requireSecondStep(userId: string): SecondStepRecord {
  const record = findSecondStep(userId);
  if (record !== undefined) return record;
  throw new MockFailure(SECOND_STEP_ERROR.notOn, {
    zh: '两步验证尚未开启。',
    en: 'Two-step verification is off.',
  });
}

function createRecoveryCodes(): string[] {
  const create = () =>
    Array.from(
      { length: SECOND_STEP.recoveryCodeLength },
      () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
    ).join('');
  return Array.from({ length: SECOND_STEP.recoveryCodes }, create);
}

const codeWrong = refusal(SECOND_STEP_ERROR.codeWrong, {
  zh: '动态验证码错误，请确认手机时间准确后重新输入。',
  en: 'The code is wrong. Check that the time on your phone is right and enter the current code.',
});

const recoveryCodeWrong = refusal(SECOND_STEP_ERROR.codeWrong, {
  zh: '恢复码错误，或已经使用过。',
  en: 'The recovery code is wrong or was used before.',
});

const codeUsed = refusal(SECOND_STEP_ERROR.codeUsed, {
  zh: '该动态验证码已使用过，请等待下一个。',
  en: 'This code was used before. Wait for the next one.',
});

const setupOver = refusal(SECOND_STEP_ERROR.setupOver, {
  zh: '该密钥已失效，请重新扫描新的二维码。',
  en: 'This key is no longer valid. Scan the new QR code.',
});

const alreadyOn = refusal(SECOND_STEP_ERROR.alreadyOn, {
  zh: '两步验证已经开启。',
  en: 'Two-step verification is on already.',
});

function locked(forMs: number): MockFailure {
  const minutes = Math.ceil(forMs / MINUTE_MS);
  return new MockFailure(SECOND_STEP_ERROR.locked, {
    zh: `验证码错误次数过多，请 ${minutes} 分钟后再试。`,
    en: `Too many wrong codes. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  });
}
