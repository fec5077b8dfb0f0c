import type { CurrentUser } from '@/domain/account/account';
import { type UserState, withUser } from '@/domain/account/account';

const user = { userId: '1', userName: 'someone', menus: [{ path: '/welcome' }] } as CurrentUser;

it('a loaded user replaces the unknown user and provides the menus', () => {
  const state = { menus: [], userUnknown: true, settings: 'kept' };
  expect(withUser(state, user)).toEqual({ currentUser: user, menus: user.menus, settings: 'kept' });
});

it('a missing user has no menus', () => {
  const state: UserState = { currentUser: user, menus: user.menus };
  expect(withUser(state, undefined)).toEqual({ menus: [] });
});
