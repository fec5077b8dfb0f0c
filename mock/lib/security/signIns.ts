import { randomUUID } from 'node:crypto';
import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import type { LoginPayload } from '../../../src/domain/account/login';
import {
  LOGIN_HISTORY_DAYS,
  type LoginOutcome,
  type LoginRecord,
} from '../../../src/domain/account/security';
import { DAY_MS } from '../../../src/domain/calendar';
import { isoTime, now } from '../clock';
import type { SortKey } from '../cursors';
import { db } from '../db';
import { MockFailure } from '../failure';
import type { LoginType, Origin } from '../sessions';
import type { Text } from '../text';
import { type Language, localize } from '../text';
import { findUserByAccount, type UserRecord } from '../users';

export interface SignInRecord {
  recordId: string;
  userId: string;
  at: number;
  /** Tells those of one moment and user apart. */
  sequence?: number;
  loginType: LoginType;
  outcome: LoginOutcome;
  device: string;
  place: Text;
}

declare module '../db' {
  interface MockTables {
    loginRecords: SignInRecord[];
  }
}

/** The refusals of a sign-in that its history shows. */
const OUTCOMES = new Map<number, LoginOutcome>([
  [ACCOUNT_ERROR.wrongCredentials, 'wrongPassword'],
  [ACCOUNT_ERROR.smsCodeWrong, 'wrongCode'],
  [ACCOUNT_ERROR.smsCodeVoid, 'wrongCode'],
  [ACCOUNT_ERROR.captchaRequired, 'wrongCaptcha'],
  [ACCOUNT_ERROR.captchaWrong, 'wrongCaptcha'],
  [ACCOUNT_ERROR.accountLocked, 'locked'],
]);

/** Stores the outcome of a sign-in for the account. Unknown accounts have no history. */
export function storeSignIn(
  user: UserRecord | undefined,
  loginType: LoginType,
  outcome: LoginOutcome,
  origin: Origin,
): void {
  if (user === undefined) return;
  const tables = db();
  const { userId } = user;
  // A cursor shows it, so it counts nothing of others.
  const sequence = (getSignIns(userId).at(-1)?.sequence ?? 0) + 1;
  const record = { recordId: randomUUID(), userId, at: now(), sequence, loginType, outcome, ...origin };
  tables.loginRecords = [...tables.loginRecords.filter(isRecent), record];
}

/** Runs the first step of a sign-in and stores its failure. */
export function recordFailure(
  { userPhone, loginType }: LoginPayload,
  origin: Origin,
  signIn: () => UserRecord,
): UserRecord {
  try {
    return signIn();
  } catch (error) {
    const outcome = error instanceof MockFailure ? OUTCOMES.get(error.code) : undefined;
    if (outcome !== undefined) storeSignIn(findUserByAccount(userPhone), loginType, outcome, origin);
    throw error;
  }
}

/** The sign-ins to an account. */
export const getSignIns = (userId: string): SignInRecord[] =>
  db().loginRecords.filter((record) => record.userId === userId && isRecent(record));

/** The latest sign-in has the greatest key. */
export const signInKey = ({ at, sequence = 0, recordId }: SignInRecord): SortKey => [at, sequence, recordId];

export function signInView(record: SignInRecord, language: Language): LoginRecord {
  const { userId: _userId, sequence: _sequence, ...shown } = record;
  return { ...localize(shown, language), at: isoTime(record.at) };
}

const isRecent = ({ at }: SignInRecord): boolean => now() - at < LOGIN_HISTORY_DAYS * DAY_MS;
