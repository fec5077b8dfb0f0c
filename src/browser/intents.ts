import * as v from 'valibot';
import { DAY_MS } from '@/domain/calendar';
import { newIntent } from './orderIntent';
import { toMark } from './ownerMark';
import { readPreference, writePreference } from './preference';

/** Local storage keys of intents: `portal_intent:<mark of the owner>:<mark of the name>`. Names contain ids of services. */
const KEY_PREFIX = 'portal_intent:';

/** Milliseconds that an intent is kept. */
const KEPT_MS = DAY_MS;

const intentSchema = v.object({ key: v.string(), sent: v.boolean(), until: v.number() });

/** What a user is about to do: its idempotency key, and whether it was sent and its outcome is unknown. */
export interface Intent {
  key: string;
  sent: boolean;
}

// Marks, since intents outlive the session.
const toStorageKey = (userId: string, name: string) => `${KEY_PREFIX}${toMark(userId)}:${toMark(name)}`;

function parse(stored: string | null | undefined, now: number): Intent | undefined {
  try {
    const { key, sent, until } = v.parse(intentSchema, JSON.parse(stored ?? ''));
    return until > now && until <= now + KEPT_MS ? { key, sent } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the user's intent of this name, from any tab. */
export function readIntent(userId: string, name: string): Intent | undefined {
  return parse(readPreference(toStorageKey(userId, name)), Date.now());
}

/** Stores an intent for a day, for all tabs, over reloads and signing in again. Removes all that have ended. */
export function keepIntent(userId: string, name: string, { key, sent }: Intent): void {
  const now = Date.now();
  for (const stored of storedKeys()) {
    if (!parse(readPreference(stored), now)) writePreference(stored, null);
  }
  const record = { key, sent, until: now + KEPT_MS };
  writePreference(toStorageKey(userId, name), JSON.stringify(record));
}

/** Returns the intent of this name, which is a new one unless another tab has one. */
export function openIntent(userId: string, name: string): Intent {
  const open = readIntent(userId, name);
  if (open) return open;
  const intent = { key: newIntent(), sent: false };
  keepIntent(userId, name, intent);
  return intent;
}

/** Removes an intent whose outcome is known, unless another one has its place. */
export function forgetIntent(userId: string, name: string, key: string): void {
  if (readIntent(userId, name)?.key === key) writePreference(toStorageKey(userId, name), null);
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(KEY_PREFIX));
  } catch {
    return [];
  }
}
