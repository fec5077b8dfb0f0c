import * as v from 'valibot';
import { currentUserSchema, menuEntrySchema } from '@/domain/account/account';
import { ACCOUNT_ERROR } from '@/domain/account/accountError';

describe('currentUserSchema', () => {
  it('identifies and names a user by what is sent', () => {
    expect(v.parse(currentUserSchema, { userName: 'a' })).toMatchObject({ userId: 'a', userName: 'a' });
    expect(
      v.parse(currentUserSchema, { userId: '', userName: null, userPhone: '138****8000' }),
    ).toMatchObject({
      userId: '138****8000',
      userName: '138****8000',
    });
    expect(v.parse(currentUserSchema, { userId: '1', userName: '', userPhone: '138****8000' })).toMatchObject(
      { userId: '1', userName: '138****8000' },
    );
  });

  it('requires nothing; missing fields are empty', () => {
    expect(v.parse(currentUserSchema, { userId: '1', userName: 'admin' })).toEqual({
      userId: '1',
      userName: 'admin',
      userPhone: '',
      version: 0,
      nickname: '',
      avatar: '',
      email: '',
      profile: '',
      country: '',
      province: '',
      city: '',
      street: '',
      certification: { status: 'unverified' },
      unreadAnnouncementCount: 0,
      menus: [],
      changedAgreements: [],
    });
  });

  it('treats null as missing', () => {
    const nulls = {
      userId: '1',
      userName: 'a',
      nickname: null,
      certification: null,
      unreadAnnouncementCount: null,
      menus: null,
    };
    expect(v.parse(currentUserSchema, nulls)).toMatchObject({
      nickname: '',
      certification: { status: 'unverified' },
      unreadAnnouncementCount: 0,
      menus: [],
    });
  });

  it('keeps unknown keys', () => {
    expect(v.parse(currentUserSchema, { userId: '1', userName: 'a', token: 't' })).toMatchObject({
      token: 't',
    });
  });

  it('reads an unknown certification status as unverified', () => {
    const user = { userId: '1', userName: 'a', certification: { status: 'frozen', name: null } };
    expect(v.parse(currentUserSchema, user).certification).toEqual({ status: 'unverified', name: undefined });
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['a number for id', { userId: 1, userName: 'a' }],
    ['menus that are an object', { userId: '1', userName: 'a', menus: { path: '/x' } }],
    ['a menu without path', { userId: '1', userName: 'a', menus: [{ name: 'x' }] }],
    ['a nickname that is an object', { userId: '1', userName: 'a', nickname: {} }],
    ['a negative count', { userId: '1', userName: 'a', unreadAnnouncementCount: -1 }],
  ])('rejects %s', (_name, user) => {
    expect(v.is(currentUserSchema, user)).toBe(false);
  });
});

describe('menuEntrySchema', () => {
  it('is a tree; null means no children', () => {
    const parsed = v.parse(menuEntrySchema, { path: '/a', children: [{ path: '/a/b', children: null }] });
    expect(parsed).toEqual({ path: '/a', children: [{ path: '/a/b', children: undefined }] });
  });

  it('validates nested entries', () => {
    expect(v.is(menuEntrySchema, { path: '/a', children: [{ path: '/a/b', children: [{ path: 7 }] }] })).toBe(
      false,
    );
  });
});

it('account error codes are unique, and none is a success or session code', () => {
  const codes = Object.values(ACCOUNT_ERROR);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => [0, 200, 401, 407, 408, 409].includes(code))).toEqual([]);
});
