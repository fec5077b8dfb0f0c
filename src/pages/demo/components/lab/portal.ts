import { TOKEN_KEY } from '@/domain/account/tokenKey';
import { STORY_STATE_PREFIX } from '@/domain/demo';

const COOKIE = 'mock_state';
/** The token with which this window works on a story; not set in the visitor's own windows. */
const STORY_TOKEN_KEY = 'storyToken';

function writeCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS
  document.cookie = `${COOKIE}=${value}; path=/; SameSite=Lax`;
}

/** Whether windows of this browser that are not signed in work on a story. */
export const isInStory = (): boolean => document.cookie.includes(`${COOKIE}=${STORY_STATE_PREFIX}`);

/** Whether somebody is signed in to this window who is not the user of a story. */
export function hasOwnSession(): boolean {
  const token = sessionStorage.getItem(TOKEN_KEY);
  return token !== null && token !== sessionStorage.getItem(STORY_TOKEN_KEY);
}

/** Opens an address of the portal in a window that works on the state of a story from then on, with the session of its user. */
export function openPortal(
  target: Window,
  address: string,
  stateId: string,
  token: string | undefined,
): void {
  writeCookie(stateId);
  for (const key of [TOKEN_KEY, STORY_TOKEN_KEY]) {
    if (token === undefined) target.sessionStorage.removeItem(key);
    else target.sessionStorage.setItem(key, token);
  }
  target.location.assign(window.location.origin + address);
}

/** Lets this browser work on the visitor's own data again, and opens this address. Ends the story's session in this window. */
export function leaveStory(address: string): void {
  writeCookie('; max-age=0');
  if (!hasOwnSession()) sessionStorage.removeItem(TOKEN_KEY);
  sessionStorage.removeItem(STORY_TOKEN_KEY);
  window.location.assign(address);
}
