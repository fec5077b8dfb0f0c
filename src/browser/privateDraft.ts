import * as v from 'valibot';

/** Session storage keys of what a person is typing; the rest is whose and what: `portal_private:<userId>:<name>`. */
const KEY_PREFIX = 'portal_private:';

const textsSchema = v.record(v.string(), v.string());

const toKey = (userId: string, name: string) => `${KEY_PREFIX}${userId}:${name}`;

/** Storage that is blocked or full costs the reload, not the page. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** What this person had typed and not sent before the page was loaded anew, in this tab only. */
export function readPrivateDraft(userId: string, name: string): Record<string, string> {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(toKey(userId, name)) ?? '{}'));
  const parsed = v.safeParse(textsSchema, kept);
  return parsed.success ? parsed.output : {};
}

/** Keeps what is being typed until the tab is closed or somebody signs out; nothing when there is nothing. */
export function writePrivateDraft(userId: string, name: string, texts: Record<string, string>): void {
  attempt(() => {
    if (Object.keys(texts).length === 0) sessionStorage.removeItem(toKey(userId, name));
    else sessionStorage.setItem(toKey(userId, name), JSON.stringify(texts));
  });
}

/** Forgets what everybody typed, or everybody but the person who is here now. */
export function clearPrivateDrafts(exceptUserId?: string): void {
  attempt(() => {
    const own = exceptUserId === undefined ? undefined : toKey(exceptUserId, '');
    const foreign = Object.keys(sessionStorage).filter(
      (key) => key.startsWith(KEY_PREFIX) && !(own && key.startsWith(own)),
    );
    for (const key of foreign) sessionStorage.removeItem(key);
  });
}
