import * as v from 'valibot';
import { HOUR_MS } from '@/domain/calendar';

/** Session storage keys of private drafts: `portal_private:<userId>:<name>`. */
const KEY_PREFIX = 'portal_private:';

/** A draft ends after this time without a change, even if nobody signs in or out. */
export const DRAFT_LIFE_MS = 12 * HOUR_MS;

const CLOCK_CORRECTION_MS = HOUR_MS;

const draftSchema = v.object({
  /** Milliseconds since 1970. */
  until: v.number(),
  texts: v.record(v.string(), v.string()),
});

/** Drafts of identity papers by key. They are never stored, so that nothing of them stays in the browser. */
const inMemory = new Map<string, Record<string, string>>();

const toKey = (userId: string, name: string) => `${KEY_PREFIX}${userId}:${name}`;

/** Ignores blocked or full storage: the draft is then lost on reload. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The texts of a stored draft; undefined when it is over, or in another format. */
function readTexts(key: string, now: number): Record<string, string> | undefined {
  const parsed = v.safeParse(
    draftSchema,
    attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')),
  );
  if (!parsed.success) return undefined;
  // A clock that was set back must not make it last much longer, and a corrected one must not end it.
  const left = parsed.output.until - now;
  return left > 0 && left <= DRAFT_LIFE_MS + CLOCK_CORRECTION_MS ? parsed.output.texts : undefined;
}

/** Reads the user's unsent texts of this tab. */
export function readPrivateDraft(userId: string, name: string): Record<string, string> {
  return readTexts(toKey(userId, name), Date.now()) ?? {};
}

/** Stores unsent texts until they are over, the tab is closed or the user signs out. */
export function writePrivateDraft(userId: string, name: string, texts: Record<string, string>): void {
  const key = toKey(userId, name);
  attempt(() => {
    if (Object.keys(texts).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ until: Date.now() + DRAFT_LIFE_MS, texts }));
  });
}

/** Reads the user's unsent texts of identity papers. */
export const readIdentityDraft = (userId: string, name: string): Record<string, string> =>
  inMemory.get(toKey(userId, name)) ?? {};

/** Keeps unsent texts of identity papers until the page is reloaded or left, or the session ends. */
export function writeIdentityDraft(userId: string, name: string, texts: Record<string, string>): void {
  if (Object.keys(texts).length === 0) inMemory.delete(toKey(userId, name));
  else inMemory.set(toKey(userId, name), texts);
}

export const clearIdentityDrafts = (): void => inMemory.clear();

function removeDrafts(isRemoved: (key: string) => boolean): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(KEY_PREFIX) && isRemoved(key)) sessionStorage.removeItem(key);
  });
}

/** Removes all private drafts, or those of all other users. */
export function clearPrivateDrafts(exceptUserId?: string): void {
  const own = exceptUserId === undefined ? undefined : toKey(exceptUserId, '');
  const isForeign = (key: string) => !(own && key.startsWith(own));
  for (const key of inMemory.keys()) if (isForeign(key)) inMemory.delete(key);
  removeDrafts(isForeign);
}

/** Removes the drafts that are over, of any user. */
export function clearOldDrafts(): void {
  const now = Date.now();
  removeDrafts((key) => readTexts(key, now) === undefined);
}
