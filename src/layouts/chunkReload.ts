import { mayReload, readCodeReload } from '@/browser/chunkLoadError';
import { keepTypedText } from './typedText';

/** Session storage key of the last reload that lost code has led to. */
const KEY = 'portal_code_reload';

/** Milliseconds that the portal's host has to say that it is there. */
const HOST_PATIENCE_MS = 10_000;

/** Loads the page anew at its address; what was typed comes back. */
export function loadAgain(): void {
  keepTypedText();
  window.location.reload();
}

/** Whether there is anything to load: without it the browser would put its own error page in the portal's place. */
async function isHostThere(): Promise<boolean> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), HOST_PATIENCE_MS);
  try {
    const { href } = window.location;
    return (await fetch(href, { method: 'HEAD', cache: 'no-store', signal: patience.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Notes the reload first: one that cannot be noted could not be told from the next. */
function noteReload(): boolean {
  const address = window.location.pathname;
  try {
    if (!mayReload(readCodeReload(sessionStorage.getItem(KEY)), address, Date.now())) return false;
    sessionStorage.setItem(KEY, JSON.stringify({ address, at: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

/** Loads the page anew if there is something to load. Answers whether it does. */
export async function loadAgainIfThere(): Promise<boolean> {
  if (!navigator.onLine || !(await isHostThere())) return false;
  loadAgain();
  return true;
}

/** After lost code: loads the page anew, once for this address. Answers whether it does. */
export async function reloadOnce(): Promise<boolean> {
  if (!navigator.onLine || !(await isHostThere()) || !noteReload()) return false;
  loadAgain();
  return true;
}
