import type { MenuEntry } from '../../src/domain/account/account';
import { MockFailure } from './failure';
import type { UserRecord } from './tables';

/** A path with the paths below it, given relative to it. */
function branch(path: string, ...below: (string | MenuEntry)[]): MenuEntry {
  const children = below.map((child) => (typeof child === 'string' ? { path: `${path}/${child}` } : child));
  return children.length > 0 ? { path, children } : { path };
}

const PORTAL: MenuEntry[] = [
  branch(
    '/usercenter',
    'overview',
    'order',
    'order-old',
    branch('/usercenter/service', 'charge'),
    'security',
  ),
  branch('/order'),
  branch('/serviceMarket/order'),
  branch('/serviceMarket/nopay'),
  branch('/serviceMarket/result'),
];

const CUSTOMER_CONSOLE: MenuEntry[] = [
  branch('/welcome'),
  branch('/dashboard', 'workplace'),
  branch('/list', 'basic-list'),
  branch('/account', 'center', 'settings'),
];

const ADMIN_CONSOLE: MenuEntry[] = [
  branch('/welcome'),
  branch('/admin', 'sub-page'),
  branch('/dashboard', 'analysis', 'monitor', 'workplace'),
  branch('/form', 'basic-form', 'step-form', 'advanced-form'),
  branch(
    '/list',
    'table-list',
    'basic-list',
    'card-list',
    branch('/list/search', 'articles', 'projects', 'applications'),
  ),
  branch('/profile', 'basic', 'advanced'),
  branch('/result', 'success', 'fail'),
  branch('/exception', '403', '404', '500'),
  branch('/account', 'center', 'settings'),
  branch('/editor', 'flow', 'mind', 'topology'),
  branch('/register-result'),
];

/** What a role may open (spec section 4, route access). Names and icons are the portal's, not the server's. */
export function getMenus(role: UserRecord['role']): MenuEntry[] {
  return [...PORTAL, ...(role === 'admin' ? ADMIN_CONSOLE : CUSTOMER_CONSOLE)];
}

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
