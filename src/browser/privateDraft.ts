import * as v from 'valibot';

/** Session storage keys of private drafts: `portal_private:<userId>:<name>`. */
const KEY_PREFIX = 'portal_private:';

const textsSchema = v.record(v.string(), v.string());

const toKey = (userId: string, name: string) => `${KEY_PREFIX}${userId}:${name}`;

/** Ignores blocked or full storage: the draft is then lost on reload. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Reads the user's unsent texts of this tab. */
export function readPrivateDraft(userId: string, name: string): Record<string, string> {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(toKey(userId, name)) ?? '{}'));
  const parsed = v.safeParse(textsSchema, stored);
  return parsed.success ? parsed.output : {};
}

/** Stores unsent texts until the tab is closed or the user signs out. */
export function writePrivateDraft(userId: string, name: string, texts: Record<string, string>): void {
  attempt(() => {
    if (Object.keys(texts).length === 0) sessionStorage.removeItem(toKey(userId, name));
    else sessionStorage.setItem(toKey(userId, name), JSON.stringify(texts));
  });
}

/** Removes all private drafts, or those of all other users. */
export function clearPrivateDrafts(exceptUserId?: string): void {
  attempt(() => {
    const own = exceptUserId === undefined ? undefined : toKey(exceptUserId, '');
    const foreign = Object.keys(sessionStorage).filter(
      (key) => key.startsWith(KEY_PREFIX) && !(own && key.startsWith(own)),
    );
    for (const key of foreign) sessionStorage.removeItem(key);
  });
}
