import { DAY_MS, HOUR_MS } from '@/domain/calendar';
import { readOwn, store, storedEntries, writeOwn } from './ownStorage';

/** A draft ends after this time without a change, even if nobody signs in or out. */
export const DRAFT_LIFE_MS = 7 * DAY_MS;

/** Unsaved input of a form or an editor. */
export interface Draft {
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  value: unknown;
}

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

/** A clock that was set back must not make it last much longer, and a corrected one must not end it. */
const isLive = (at: number, now = Date.now()) => at > now - DRAFT_LIFE_MS && at <= now + HOUR_MS;

/** Returns the user's draft of this name, from any tab; undefined when it is over, and while somebody else is signed in. */
export function readDraft(userId: string, name: string): Draft | undefined {
  const kept = readOwn('portal_draft', userId, name);
  return kept && isLive(kept.at) ? { at: kept.at, value: JSON.parse(kept.text) } : undefined;
}

/** Keeps a draft without secrets for its user until it is over, also after a sign-out; `undefined` removes it. */
export const writeDraft = (userId: string, name: string, value: unknown): void =>
  writeOwn('portal_draft', userId, name, toStored(value));

/** Removes the drafts that are over, of any user. */
export function clearEndedDrafts(): void {
  for (const [key, stored] of storedEntries('portal_draft'))
    if (!isLive(Number(stored.split(' ', 1)[0]))) store('portal_draft', key, undefined);
}
