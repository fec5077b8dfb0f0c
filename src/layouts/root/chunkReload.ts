import { mayReload, readCodeReload } from '@/browser/chunkLoadError';
import { isReachable } from '@/browser/connection';
import { reload } from '@/components/navigationGuards';

/** Session storage key of the last reload after a chunk error. */
const KEY = 'portal_code_reload';

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

/** Reloads after a chunk error, once per URL. Returns whether it does. */
export async function reloadOnce(): Promise<boolean> {
  if (!(await isReachable()) || !storeReload()) return false;
  reload();
  return true;
}
