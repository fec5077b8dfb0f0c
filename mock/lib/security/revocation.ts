import { createHash } from 'node:crypto';
import { DAY_MS } from '../../../src/domain/calendar';
import { now } from '../clock';
import { db } from '../db';
import { MOCK_CODE, MockFailure } from '../failure';
import type { SessionRecord } from '../sessions';
import type { Text } from '../text';

/** Why a token was revoked. */
export interface RevokedTokenRecord {
  /** A digest of the token. */
  key: string;
  reason: 'signedOut' | 'passwordChanged' | 'phoneChanged' | 'accountClosing' | 'accountClosed';
  at: number;
}

declare module '../db' {
  interface MockTables {
    revokedTokens: RevokedTokenRecord[];
  }
}

/** How long the reason of a revocation is stored. */
const STORED_FOR_MS = 7 * DAY_MS;

const REASONS: Record<RevokedTokenRecord['reason'], Text> = {
  signedOut: {
    zh: '您的账号已在其他设备上将此登录退出，请重新登录。',
    en: 'You were signed out here from another device. Please sign in again.',
  },
  passwordChanged: {
    zh: '账号密码已修改，请使用新密码重新登录。',
    en: 'The password of your account has been changed. Please sign in with the new one.',
  },
  phoneChanged: {
    zh: '账号绑定的手机号已更换，请重新登录。',
    en: 'The phone number of your account has been changed. Please sign in again.',
  },
  accountClosing: {
    zh: '账号正在注销，已在所有设备上退出登录。如需保留账号，请重新登录。',
    en: 'This account is being closed and was signed out everywhere. Sign in again to keep it.',
  },
  accountClosed: {
    zh: '账号已注销。',
    en: 'This account has been closed.',
  },
};

/** Ends sessions and stores the reason for their next call. Returns their number. */
export function revokeSessions(
  sessions: readonly SessionRecord[],
  reason: RevokedTokenRecord['reason'],
): number {
  const tables = db();
  const at = now();
  const ended = new Set(sessions.map(({ sessionId }) => sessionId));
  tables.sessions = tables.sessions.filter(({ sessionId }) => !ended.has(sessionId));
  const recent = tables.revokedTokens.filter((token) => at - token.at < STORED_FOR_MS);
  tables.revokedTokens = [
    ...recent,
    ...sessions.filter(({ token }) => token !== '').map(({ token }) => ({ key: digest(token), reason, at })),
  ];
  return sessions.length;
}

/** The failure for a revoked token; undefined for any other. */
export function getRevocation(token: string | undefined): MockFailure | undefined {
  if (token === undefined) return undefined;
  const key = digest(token);
  const revoked = db().revokedTokens.find((record) => record.key === key);
  return revoked && new MockFailure(MOCK_CODE.sessionInvalid, REASONS[revoked.reason]);
}

const digest = (token: string): string => createHash('sha256').update(token).digest('hex');
