/** In windows of this width the console's menu is collapsed, unless the user chose otherwise. */
export const NARROW = '(max-width: 991.98px)';

/** Session storage key. */
const KEY = 'portal_console_pages';

/**
 * Keeps the paths in this user's console menu for the next load of a page in this tab, whose document then shows the menu
 * ahead of the code. Without paths they are removed: the user has none, or another layout than the document.
 */
export function keepConsolePages(paths?: readonly string[]): void {
  try {
    if (paths) sessionStorage.setItem(KEY, paths.join(' '));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the menu appears with the page.
  }
}

/** Returns the paths that `keepConsolePages` kept. */
export function readConsolePages(): string[] | undefined {
  try {
    return sessionStorage.getItem(KEY)?.split(' ');
  } catch {
    return undefined;
  }
}
