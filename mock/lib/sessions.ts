import { randomBytes, randomUUID } from 'node:crypto';
import { now } from './clock';
import { db } from './db';
import type { LoginType, SessionRecord, UserRecord } from './tables';
import type { Text } from './text';

/** Milliseconds without a call after which a token is dead. */
const IDLE_LIMIT_MS = 24 * 3_600_000;

/** Where a call comes from. */
export interface Origin {
  device: string;
  place: Text;
}

/** Who calls the mock sits beside it; a real server would look the address up. */
const HERE: Text = { zh: '本地网络', en: 'Local network' };

export const toOrigin = (userAgent: string): Origin => ({ device: toDevice(userAgent), place: HERE });

/** Opens a session of its own; the token cannot be guessed. */
export function startSession(user: UserRecord, loginType: LoginType, origin: Origin): SessionRecord {
  const at = now();
  const session: SessionRecord = {
    token: randomBytes(32).toString('base64url'),
    sessionId: randomUUID(),
    userId: user.userId,
    loginType,
    ...origin,
    createdAt: at,
    lastSeenAt: at,
  };
  const tables = db();
  tables.sessions = [...tables.sessions.filter(isAlive), session];
  return session;
}

/** The living session of a token, seen now. */
export function findSession(token: string | undefined): SessionRecord | undefined {
  if (token === undefined || token === '') return undefined;
  const session = db().sessions.find((s) => s.token === token);
  if (session === undefined || !isAlive(session)) return undefined;
  session.lastSeenAt = now();
  return session;
}

/** The living sessions of a person, the one seen last on top. */
export function getSessions(userId: string): SessionRecord[] {
  return db()
    .sessions.filter((s) => s.userId === userId && isAlive(s))
    .sort((a, b) => b.lastSeenAt - a.lastSeenAt);
}

export function endSession(token: string | undefined): void {
  const tables = db();
  tables.sessions = tables.sessions.filter((s) => s.token !== token);
}

export function endUserSessions(userId: string): void {
  const tables = db();
  tables.sessions = tables.sessions.filter((s) => s.userId !== userId);
}

function isAlive({ lastSeenAt }: SessionRecord): boolean {
  return now() - lastSeenAt < IDLE_LIMIT_MS;
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
function toDevice(userAgent: string): string {
  const name = (table: readonly (readonly [string, string])[]) =>
    table.find(([mark]) => userAgent.includes(mark))?.[1];
  return [name(BROWSERS), name(SYSTEMS)].filter((part) => part !== undefined).join(' · ');
}
