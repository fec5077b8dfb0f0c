import { randomBytes, randomUUID } from 'node:crypto';
import { now } from './clock';
import { db } from './db';
import type { SessionRecord, UserRecord } from './tables';

/** Milliseconds without a call after which a token is dead. */
const IDLE_LIMIT_MS = 24 * 3_600_000;

/** Opens a session of its own; the token cannot be guessed. */
export function startSession(user: UserRecord, userAgent: string): SessionRecord {
  const at = now();
  const session: SessionRecord = {
    token: randomBytes(32).toString('base64url'),
    sessionId: randomUUID(),
    userId: user.userId,
    device: deviceOf(userAgent),
    createdAt: at,
    lastSeenAt: at,
  };
  const tables = db();
  tables.sessions = [...tables.sessions.filter((s) => at - s.lastSeenAt < IDLE_LIMIT_MS), session];
  return session;
}

/** The living session of a token, seen now. */
export function findSession(token: string | undefined): SessionRecord | undefined {
  if (token === undefined || token === '') return undefined;
  const session = db().sessions.find((s) => s.token === token);
  if (session === undefined || now() - session.lastSeenAt >= IDLE_LIMIT_MS) return undefined;
  session.lastSeenAt = now();
  return session;
}

export function endSession(token: string | undefined): void {
  const tables = db();
  tables.sessions = tables.sessions.filter((s) => s.token !== token);
}

export function endSessionsOf(userId: string): void {
  const tables = db();
  tables.sessions = tables.sessions.filter((s) => s.userId !== userId);
}

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

/** "Chrome · macOS"; empty when the user agent tells nothing. Order matters: Edge also says Chrome. */
function deviceOf(userAgent: string): string {
  const name = (table: readonly (readonly [string, string])[]) =>
    table.find(([mark]) => userAgent.includes(mark))?.[1];
  return [name(BROWSERS), name(SYSTEMS)].filter((part) => part !== undefined).join(' · ');
}
