import { mayReload, readCodeReload } from '@/browser/chunkLoadError';
import { keepTypedText } from './typedText';

/** Session storage key of the last reload after a chunk error. */
const KEY = 'portal_code_reload';

const HOST_TIMEOUT_MS = 10_000;

/** Reloads the page and restores what was typed. */
export function reload(): void {
  keepTypedText();
  window.location.reload();
}

/** Whether the host responds: without it a reload would show the browser's own error page. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), HOST_TIMEOUT_MS);
  try {
    const { href } = window.location;
    return (await fetch(href, { method: 'HEAD', cache: 'no-store', signal: controller.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Stores the reload and returns whether it is allowed. Without storage a reload could repeat endlessly. */
function storeReload(): boolean {
  const address = window.location.pathname;
  try {
    if (!mayReload(readCodeReload(sessionStorage.getItem(KEY)), address, Date.now())) return false;
    sessionStorage.setItem(KEY, JSON.stringify({ address, at: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page if the host responds. */
export async function reloadIfReachable(): Promise<void> {
  if (await isReachable()) reload();
}

/** Reloads after a chunk error, once per URL. Returns whether it does. */
export async function reloadOnce(): Promise<boolean> {
  if (!(await isReachable()) || !storeReload()) return false;
  reload();
  return true;
}
