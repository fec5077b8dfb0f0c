import type { MenuEntry } from '../../src/domain/account/account';
import { MockFailure } from './failure';
import { getMenus } from './menus';
import type { UserRecord } from './tables';

const holds = (menus: MenuEntry[], path: string): boolean =>
  menus.some((entry) => entry.path === path || holds(entry.children ?? [], path));

/** Whether a user's menus hold a path. */
export const isGranted = (user: UserRecord, path: string) => holds(getMenus(user.role), path);

/** Refuses with 403 who has not the page that asks: the server decides, not the menu that was shown (spec section 6). */
export function requireAccess(user: UserRecord, path: string): void {
  if (isGranted(user, path)) return;
  throw new MockFailure(403, {
    zh: '您没有访问此页面的权限',
    en: 'You do not have access to this page',
  });
}
