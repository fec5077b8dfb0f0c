import type { MenuEntry } from '../../src/domain/account/account';
import { collectMenuPaths } from '../../src/domain/account/menus';
import { db } from './db';
import { MockFailure } from './failure';
import type { UserRecord } from './users';

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
    branch('/usercenter/service', 'charge', 'renewals'),
    'invoice',
    'coupon',
    'message',
    'support',
    'security',
  ),
  branch('/order'),
  branch('/serviceMarket/order'),
  branch('/serviceMarket/nopay'),
  branch('/serviceMarket/result'),
];

const CONSOLE: MenuEntry[] = [
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

const CUSTOMER_CONSOLE = [
  '/welcome',
  '/dashboard',
  '/dashboard/workplace',
  '/list',
  '/list/basic-list',
  '/account',
  '/account/center',
  '/account/settings',
];

/** The entries with these paths. The children of an entry that is left out take its place, so that no parent is granted along with them. */
const pick = (menus: MenuEntry[], paths: readonly string[]): MenuEntry[] =>
  menus.flatMap(({ path, children = [] }) => {
    const kept = pick(children, paths);
    if (!paths.includes(path)) return kept;
    return kept.length > 0 ? { path, children: kept } : { path };
  });

/** The pages of a role, and further ones (spec section 4, route access). Names and icons belong to the portal. */
export const getMenus = (role: UserRecord['role'], granted: readonly string[] = []): MenuEntry[] => [
  ...PORTAL,
  ...(role === 'admin' ? CONSOLE : pick(CONSOLE, [...CUSTOMER_CONSOLE, ...granted])),
];

/** The pages of a user's role and those of their granted access requests. */
export const getUserMenus = ({ userId, role }: UserRecord): MenuEntry[] => {
  const granted = db().accessRequests.filter((each) => each.userId === userId && each.status === 'granted');
  return getMenus(
    role,
    granted.map(({ path }) => path),
  );
};

export const isGranted = (user: UserRecord, path: string): boolean =>
  collectMenuPaths(getUserMenus(user)).includes(path);

/** Throws a MockFailure (code 403) unless the user's menus contain the path (spec section 6). */
export function requireAccess(user: UserRecord, path: string): void {
  if (isGranted(user, path)) return;
  throw new MockFailure(403, {
    zh: '您没有访问此页面的权限',
    en: 'You do not have access to this page',
  });
}
