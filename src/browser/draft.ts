import * as v from 'valibot';
import { DAY_MS, HOUR_MS } from '@/domain/calendar';
import { toMark } from './ownerMark';
import { readPreference, writePreference } from './preference';

/** Local storage keys of drafts: `portal_draft:<mark of the owner>:<name>`. */
const KEY_PREFIX = 'portal_draft:';

/** A draft ends after this time without a change, even if nobody signs in or out. */
export const DRAFT_LIFE_MS = 7 * DAY_MS;

const draftSchema = v.object({
  /** When it was last changed, in milliseconds since 1970. */
  at: v.number(),
  value: v.unknown(),
});

/** Unsaved input of a form or an editor. */
export type Draft = v.InferOutput<typeof draftSchema>;

/** Names of fields whose values are never stored: passwords, one-time codes, tokens, bank accounts and consents. */
const SECRET_NAME =
  /pass(word|phrase|wd)|captcha|verif|otp\b|\bcv[cv]\b|secret|token|account_?number|accepted/i;

/** The digits of a card or an identity number in any script, however they are grouped. */
const SECRET_DIGITS = /\p{N}(?:[^\p{L}\p{N}]{0,3}\p{N}){12,}/gu;

/** Names of fields whose digits are no paper's, however many they are. */
const HARMLESS_NAME = /^purchaseOrderNumber$/;

/** Stands for digits that are left out of a text. */
const LEFT_OUT = '…';

/** The value as JSON, without secrets by name and without the digits of papers; undefined when nothing is left. */
function toStored(value: unknown): string | undefined {
  const stored = JSON.stringify(value, function keepStorable(this: unknown, name: string, part: unknown) {
    if (SECRET_NAME.test(name)) return undefined;
    if (typeof part !== 'string' || HARMLESS_NAME.test(name)) return part;
    const text = part.replace(SECRET_DIGITS, LEFT_OUT);
    // A field of nothing else is not restored. Deeper in, what consists of the texts stays whole.
    const isField = name === '' || this === value;
    return isField && text.trim() === LEFT_OUT ? undefined : text;
  });
  return stored === '{}' ? undefined : stored;
}

const ownerPrefix = (userId: string) => `${KEY_PREFIX}${toMark(userId)}:`;

function parse(stored: string | null | undefined, now: number): Draft | undefined {
  try {
    const draft = v.parse(draftSchema, JSON.parse(stored ?? ''));
    // A clock that was set back must not make it last much longer, and a corrected one must not end it.
    return draft.at > now - DRAFT_LIFE_MS && draft.at <= now + HOUR_MS ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the user's draft of this name, from any tab; undefined when it is over. */
export const readDraft = (userId: string, name: string): Draft | undefined =>
  parse(readPreference(ownerPrefix(userId) + name), Date.now());

/** Stores a draft without secrets until it is over or its user signs out; `undefined` removes it. */
export function writeDraft(userId: string, name: string, value: unknown): void {
  const stored = toStored(value);
  const draft = stored === undefined ? null : `{"at":${Date.now()},"value":${stored}}`;
  writePreference(ownerPrefix(userId) + name, draft);
}

function removeDrafts(isRemoved: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(KEY_PREFIX) && isRemoved(key)) localStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is blocked.
  }
}

/** Removes the drafts of all other users. */
export function clearForeignDrafts(userId: string): void {
  const own = ownerPrefix(userId);
  removeDrafts((key) => !key.startsWith(own));
}

/** Removes the drafts that are over, of any user. */
export function clearEndedDrafts(): void {
  const now = Date.now();
  removeDrafts((key) => parse(readPreference(key), now) === undefined);
}
