import { randomBytes } from 'node:crypto';
import {
  type DeviceEntries,
  secondStepRequired as declared,
  type LoginChallenge,
  type LoginResult,
} from '../../../src/domain/account/login';
import { SECOND_STEP, SECOND_STEP_ERROR } from '../../../src/domain/account/secondStep';
import { now } from '../clock';
import { db } from '../db';
import { rememberDevice, toSessionDevice } from '../devices';
import { digest } from '../digest';
import { MockFailure, refusal } from '../failure';
import { type LoginType, type Origin, startSession } from '../sessions';
import type { UserRecord } from '../users';
import type { LoginChallengeRecord } from './records';
import { findSecondStep } from './secondStep';
import { storeSignIn } from './signIns';

/** Starts a session for a user who has passed the first step. Throws the failure `SECOND_STEP_REQUIRED` when a second one is on. */
export function admit(
  user: UserRecord,
  way: LoginType,
  origin: Origin,
  device: DeviceEntries = {},
): LoginResult {
  if (findSecondStep(user.userId) !== undefined) throw secondStepRequired(user, way, origin, device);
  return completeSignIn(user, way, origin, device);
}

/** Starts a session on a device, which is a known one from now on. */
export function completeSignIn(
  user: UserRecord,
  way: LoginType,
  origin: Origin,
  sent: DeviceEntries,
): LoginResult {
  storeSignIn(user, way, 'success', origin);
  const issued = rememberDevice(user.userId, sent.deviceToken);
  const { token } = startSession(user, way, { ...origin, ...toSessionDevice(issued) }, sent.remember);
  return { token, deviceToken: issued.deviceToken };
}

function secondStepRequired(
  user: UserRecord,
  way: LoginType,
  origin: Origin,
  { deviceToken, remember }: DeviceEntries,
): MockFailure {
  const challenge = randomBytes(32).toString('base64url');
  const at = now();
  const tables = db();
  const record: LoginChallengeRecord = {
    key: digest(challenge),
    userId: user.userId,
    loginType: way,
    ...origin,
    deviceToken,
    remember,
    expiresAt: at + SECOND_STEP.challengeSeconds * 1000,
    wrongTries: 0,
  };
  tables.loginChallenges = [...tables.loginChallenges.filter(({ expiresAt }) => expiresAt > at), record];
  const result: LoginChallenge = { challenge, expiresInSeconds: SECOND_STEP.challengeSeconds };
  const text = { zh: '请完成两步验证。', en: 'Complete two-step verification.' };
  return new MockFailure(declared, text, result);
}

/** The open sign-in of a challenge. Throws the failure `challengeOver` when there is none. */
export function getChallenge(challenge: string): LoginChallengeRecord {
  const key = digest(challenge);
  const found = db().loginChallenges.find((record) => record.key === key);
  if (found === undefined || found.expiresAt <= now()) throw challengeOver();
  return found;
}

/** Ends a challenge, which is used or has failed too often. */
export function endChallenge({ key }: LoginChallengeRecord): void {
  db().loginChallenges = db().loginChallenges.filter((record) => record.key !== key);
}

/** Counts a wrong code and returns the failure to throw: `failure`, or that the sign-in has to start again. */
export function countWrongCode(record: LoginChallengeRecord, failure: MockFailure): MockFailure {
  record.wrongTries += 1;
  if (record.wrongTries < SECOND_STEP.triesPerChallenge) return failure;
  endChallenge(record);
  return challengeOver();
}

export const challengeOver = refusal(SECOND_STEP_ERROR.challengeOver, {
  zh: '本次登录已失效，请重新登录。',
  en: 'This sign-in is no longer valid. Sign in again.',
});
