import type { MenuEntry } from '../../src/domain/account/account';
import { MockFailure } from './failure';
import type { UserRecord } from './tables';

/** A path with its children, given as relative paths or as entries. */
function branch(path: string, ...items: (string | MenuEntry)[]): MenuEntry {
  const children = items.map((child) => (typeof child === 'string' ? { path: `${path}/${child}` } : child));
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

/** The pages of a role (spec section 4, route access). Names and icons belong to the portal. */
export const getMenus = (role: UserRecord['role']): MenuEntry[] => [
  ...PORTAL,
  ...(role === 'admin' ? ADMIN_CONSOLE : CUSTOMER_CONSOLE),
];

const includesPath = (menus: MenuEntry[], path: string): boolean =>
  menus.some((entry) => entry.path === path || includesPath(entry.children ?? [], path));

export const isGranted = (user: UserRecord, path: string) => includesPath(getMenus(user.role), path);

/** Throws a MockFailure (code 403) unless the user's menus contain the path (spec section 6). */
export function requireAccess(user: UserRecord, path: string): void {
  if (isGranted(user, path)) return;
  throw new MockFailure(403, {
    zh: '您没有访问此页面的权限',
    en: 'You do not have access to this page',
  });
}
