import * as v from 'valibot';
import { DAY_MS } from '@/domain/calendar';
import { toMark } from '@/domain/mark';
import { newIdempotencyKey } from './idempotencyKey';
import { readPreference, writePreference } from './preference';

/** Local storage keys of pending writes: `portal_intent:<mark of the owner>:<mark of the name>`. Names contain ids of services. */
const KEY_PREFIX = 'portal_intent:';

/** Milliseconds that a pending write is kept. */
const KEPT_MS = DAY_MS;

const pendingWriteSchema = v.object({ key: v.string(), sent: v.boolean(), until: v.number() });

/** What a user is about to do: its idempotency key, and whether it was sent and its outcome is unknown. */
export interface PendingWrite {
  key: string;
  sent: boolean;
}

// Marks, since pending writes outlive the session.
const toStorageKey = (userId: string, name: string) => `${KEY_PREFIX}${toMark(userId)}:${toMark(name)}`;

function parse(stored: string | null | undefined, now: number): PendingWrite | undefined {
  try {
    const { key, sent, until } = v.parse(pendingWriteSchema, JSON.parse(stored ?? ''));
    return until > now && until <= now + KEPT_MS ? { key, sent } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the user's pending write of this name, from any tab. */
export function readPendingWrite(userId: string, name: string): PendingWrite | undefined {
  return parse(readPreference(toStorageKey(userId, name)), Date.now());
}

/** Stores a pending write for a day, for all tabs, over reloads and signing in again. Removes all that have ended. */
export function keepPendingWrite(userId: string, name: string, { key, sent }: PendingWrite): void {
  const now = Date.now();
  for (const stored of storedKeys()) {
    if (!parse(readPreference(stored), now)) writePreference(stored, null);
  }
  const record = { key, sent, until: now + KEPT_MS };
  writePreference(toStorageKey(userId, name), JSON.stringify(record));
}

/** Returns the pending write of this name, which is a new one unless another tab has one. */
export function openPendingWrite(userId: string, name: string): PendingWrite {
  const open = readPendingWrite(userId, name);
  if (open) return open;
  const pending = { key: newIdempotencyKey(), sent: false };
  keepPendingWrite(userId, name, pending);
  return pending;
}

/** Removes a pending write whose outcome is known, unless another one has its place. */
export function forgetPendingWrite(userId: string, name: string, key: string): void {
  if (readPendingWrite(userId, name)?.key === key) writePreference(toStorageKey(userId, name), null);
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(KEY_PREFIX));
  } catch {
    return [];
  }
}
