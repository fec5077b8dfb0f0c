import { TOKEN_KEY } from '@/domain/account/tokenKey';
import { STORY_STATE_PREFIX } from '@/domain/demo';
import type { Run } from './play';

const COOKIE = 'mock_state';
/** The token with which this window works on a story; not set in the visitor's own windows. */
const STORY_TOKEN_KEY = 'storyToken';

/** Returns a new name for a state that plays a story. */
export const newStateId = (): string => `${STORY_STATE_PREFIX}${crypto.randomUUID()}`;

/** Whether windows of this browser that are not signed in work on a story. */
export function isInStory(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${COOKIE}=${STORY_STATE_PREFIX}`));
}

function writeCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS
  document.cookie = `${COOKIE}=${value}; path=/; SameSite=Lax`;
}

/** Lets the portal in this window work on the state of a story, with the session of its user. */
function enter(target: Window, { stateId, facts }: Run): void {
  writeCookie(stateId);
  const { sessionStorage } = target;
  if (facts.token === undefined) {
    sessionStorage.removeItem(TOKEN_KEY);
    return;
  }
  sessionStorage.setItem(TOKEN_KEY, facts.token);
  sessionStorage.setItem(STORY_TOKEN_KEY, facts.token);
}

/** Opens an address of the portal in the state of a story, in this window. */
export function openHere(run: Run, page: string): void {
  enter(window, run);
  window.location.assign(page);
}

/** Opens an address of the portal in the state of a story, in a new window. Returns whether the browser allowed it. */
export function openInNewWindow(run: Run, page: string): boolean {
  // An empty window has the storage of this site, so that the session is there before the portal starts.
  const opened = window.open('', '_blank');
  if (!opened) return false;
  enter(opened, run);
  opened.location.href = window.location.origin + page;
  return true;
}

/** Lets this browser work on the visitor's own data again, and opens this address. Ends the story's session in this window. */
export function leaveStory(page: string): void {
  writeCookie('; max-age=0');
  const storyToken = window.sessionStorage.getItem(STORY_TOKEN_KEY);
  if (storyToken !== null && window.sessionStorage.getItem(TOKEN_KEY) === storyToken) {
    window.sessionStorage.removeItem(TOKEN_KEY);
  }
  window.sessionStorage.removeItem(STORY_TOKEN_KEY);
  window.location.assign(page);
}
