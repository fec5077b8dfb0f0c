import * as v from 'valibot';

/** Session storage keys of what a tab remembers: `portal_tab:<userId>:<name>`. */
const KEY_PREFIX = 'portal_tab:';

const textsSchema = v.record(v.string(), v.string());

const toKey = (userId: string, name: string) => `${KEY_PREFIX}${userId}:${name}`;

/** Reads what this tab remembers of its user: the last searches and commands, and the open pages. */
export function readTabState(userId: string, name: string): Record<string, string> {
  try {
    return v.parse(textsSchema, JSON.parse(sessionStorage.getItem(toKey(userId, name)) ?? ''));
  } catch {
    return {};
  }
}

/** Remembers it until the tab is closed or the user signs out; where storage is full or blocked, until a reload. */
export function writeTabState(userId: string, name: string, texts: Record<string, string>): void {
  try {
    sessionStorage.setItem(toKey(userId, name), JSON.stringify(texts));
  } catch {
    // The caller still has it.
  }
}

/** Forgets what the tab remembers of all other users. */
export function clearForeignTabState(userId: string): void {
  const own = toKey(userId, '');
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(KEY_PREFIX) && !key.startsWith(own)) sessionStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is blocked.
  }
}
