import { randomBytes, randomUUID } from 'node:crypto';
import type { UserSession } from '../../src/domain/account/security';
import { SESSION_LIMITS, sessionEnd } from '../../src/domain/account/sessionEnd';
import { END_WARNING_SECONDS } from '../../src/domain/timeLimit';
import { now } from './clock';
import { db } from './db';
import type { Text } from './text';
import type { UserRecord } from './users';

export type LoginType = UserSession['loginType'];

export interface SessionRecord {
  /** Empty, and so unusable, for a seeded session. */
  token: string;
  sessionId: string;
  userId: string;
  loginType: LoginType;
  device: string;
  place: Text;
  /** See devices.ts; missing for a seeded session. */
  deviceId?: string;
  /** A digest of the newest device token that the session was given. */
  deviceKey?: string;
  createdAt: number;
  lastSeenAt: number;
  /** Whether the user has asked the portal to remember the device. */
  remembered?: boolean;
  /** End of the last identity check's validity. */
  provenUntil?: number;
}

declare module './db' {
  interface MockTables {
    sessions: SessionRecord[];
  }
}

export interface Origin {
  device: string;
  place: Text;
}

/** A real server would look up the address. */
const HERE: Text = { zh: '本地网络', en: 'Local network' };

export const toOrigin = (userAgent: string): Origin => ({ device: toDevice(userAgent), place: HERE });

/** Starts a session with a random token; a `remembered` one may last longer. */
export function startSession(
  user: UserRecord,
  loginType: LoginType,
  origin: Origin & Pick<SessionRecord, 'deviceId' | 'deviceKey'>,
  remembered = false,
): SessionRecord {
  const at = now();
  const session: SessionRecord = {
    token: randomBytes(32).toString('base64url'),
    sessionId: randomUUID(),
    userId: user.userId,
    loginType,
    ...origin,
    createdAt: at,
    lastSeenAt: at,
    remembered,
  };
  db().sessions = [...db().sessions.filter(isActive), session];
  return session;
}

/** The active session of a token; updates its last use. */
export function findSession(token: string | undefined): SessionRecord | undefined {
  if (token === undefined || token === '') return undefined;
  const session = db().sessions.find((s) => s.token === token);
  if (session === undefined || !isActive(session)) return undefined;
  session.lastSeenAt = now();
  return session;
}

/** How long a session lasts without another call, in whole seconds, at most to its latest end; 0 once it is over. */
export const secondsLeft = (session: SessionRecord): number =>
  db().sessions.includes(session) ? Math.max(0, Math.floor((sessionEnd(session) - now()) / 1000)) : 0;

/** Lets a session end soon, so that the warning of its end can be seen. Another call extends it. */
export function endSessionSoon(session: SessionRecord): void {
  session.lastSeenAt = now() + END_WARNING_SECONDS * 1000 - SESSION_LIMITS.idleMs;
}

/** The active sessions of a user, last used first. */
export const getSessions = (userId: string): SessionRecord[] =>
  db()
    .sessions.filter((s) => s.userId === userId && isActive(s))
    .sort((a, b) => b.lastSeenAt - a.lastSeenAt);

export function endSession(token: string | undefined): void {
  db().sessions = db().sessions.filter((session) => session.token !== token);
}

export function endUserSessions(userId: string): void {
  db().sessions = db().sessions.filter((session) => session.userId !== userId);
}

const isActive = (session: SessionRecord): boolean => now() < sessionEnd(session);

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** "Chrome · macOS"; empty for an unknown user agent. Order matters: Edge also contains "Chrome". */
function toDevice(userAgent: string): string {
  const name = (table: readonly (readonly [string, string])[]) =>
    table.find(([mark]) => userAgent.includes(mark))?.[1];
  return [name(BROWSERS), name(SYSTEMS)].filter((part) => part !== undefined).join(' · ');
}
