import access, { hasPermission } from '@/access';
import type { CurrentUser } from '@/domain/account/account';
import { consoleMenu } from '@/layouts/console/consoleMenu';
import type { InitialState } from '@/layouts/root/initialState';
import { siteRoutes } from '../../config/routes';
import { getMenus } from '../../mock/lib/menus';

const currentUser = { userId: '1', userName: 'someone' } as CurrentUser;
const state = (menus: InitialState['menus'], user?: CurrentUser): InitialState => ({
  currentUser: user,
  menus,
  settings: {},
  fetchUserInfo: async () => user,
});

const menuFor = (granted: Record<string, boolean>) =>
  consoleMenu(
    granted,
    (id) => id,
    (icon) => icon,
  );

describe('granted paths from menus (spec sections 4 and 6)', () => {
  it('grants nothing without a current user', () => {
    expect(Object.keys(access(undefined))).toEqual([]);
    expect(Object.keys(access(state([{ path: '/admin' }])))).toEqual([]);
  });

  it('collects paths recursively', () => {
    const granted = access(
      state([{ path: '/a', children: [{ path: '/b', children: [{ path: '/c' }] }] }], currentUser),
    );
    expect(Object.keys(granted).sort()).toEqual(['/a', '/b', '/c']);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('never grants %s', (key) => {
    expect(access(state([{ path: '/a' }], currentUser))[key]).toBe(false);
  });
});

it('asks the permission check for a key that is no path, and it says no (spec section 6)', () => {
  const granted = access(state([{ path: 'editRules' }, { path: '/a' }], currentUser));
  expect(granted.editRules).toBe(false);
  expect(granted['/a']).toBe(true);
  expect(hasPermission('editRules')).toBe(false);
});

describe('the sample accounts', () => {
  const admin = access(state(getMenus('admin'), currentUser));
  const user = access(state(getMenus('user'), currentUser));
  const keys = siteRoutes.flatMap((route) => route.access ?? []);

  it('grants admin access to every page', () => {
    expect(keys.filter((key) => !admin[key])).toEqual([]);
  });

  it('grants user the user center and some console pages, but not the admin pages', () => {
    const portal = siteRoutes
      .filter((route) => route.frame === 'portal')
      .flatMap((route) => route.access ?? []);
    expect(portal.filter((key) => !user[key])).toEqual([]);
    expect(user['/welcome']).toBe(true);
    expect(user['/admin']).toBeUndefined();
    expect(user['/admin/sub-page']).toBeUndefined();
  });

  it('shows granted console pages only and hides empty groups', () => {
    expect(menuFor(Object.create(null))).toEqual([]);
    expect(menuFor(user).map(({ name }) => name)).toEqual([
      'title.console.welcome',
      'menu.console.dashboard',
      'menu.console.list',
      'menu.console.account',
    ]);
    expect(menuFor(admin).length).toBeGreaterThan(menuFor(user).length);
  });
});
