/** @jest-environment jsdom */
import { closeOwnStorage, openOwnStorage, readOwn, writeOwn } from '@/browser/ownStorage';
import { toMark } from '@/domain/mark';
import { encrypted } from '../../support/webCrypto';

const KEY = btoa('k'.repeat(32));
const OTHER_KEY = btoa('o'.repeat(32));

const read = (userId = '1', name = 'task-new') => readOwn('portal_draft', userId, name)?.text;

async function keep(text: string, kind: 'portal_draft' | 'portal_tab' = 'portal_draft') {
  writeOwn(kind, '1', 'task-new', text);
  await encrypted();
}

async function reopen(userId = '1', key: string | undefined = KEY) {
  closeOwnStorage();
  await openOwnStorage(userId, key);
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await reopen('nobody');
  await reopen();
});

it('is read again by its owner, and under its own name', async () => {
  await keep('Half a sentence');
  await reopen();
  expect(read()).toBe('Half a sentence');
  expect(read('1', 'task-7')).toBeUndefined();
});

it('leaves nothing but cipher text in storage, without ids of the user and of records', async () => {
  for (const kind of ['portal_draft', 'portal_tab'] as const) await keep('Half a sentence', kind);
  const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
  expect(Object.keys({ ...localStorage, ...sessionStorage })).toHaveLength(2);
  for (const text of ['Half', 'sentence', 'task-new', btoa('Half a sentence')])
    expect(stored).not.toContain(text);
  expect(Object.keys(localStorage)[0]).not.toMatch(/:1:/);
});

it('lets nobody find out by trying whose it is, and what its name is', async () => {
  for (const kind of ['portal_draft', 'portal_tab'] as const) await keep('Half a sentence', kind);
  for (const key of Object.keys({ ...localStorage, ...sessionStorage })) {
    const [, owner, name] = key.split(':');
    expect(owner).not.toBe(toMark('1'));
    expect(name).not.toBe(toMark('task-new'));
  }
});

it('encrypts the same text differently each time', async () => {
  await keep('Half a sentence');
  const [first] = Object.values({ ...localStorage });
  await keep('Half a sentence');
  expect(Object.values({ ...localStorage })).not.toContain(first);
});

it('is not read after the session, by another user, and with another key', async () => {
  await keep('Half a sentence');
  closeOwnStorage();
  expect(read()).toBeUndefined();
  await reopen('2');
  expect([read('1'), read('2')]).toEqual([undefined, undefined]);
  await reopen('1', OTHER_KEY);
  expect(read()).toBeUndefined();
});

it('outlives the session of another user, but for what only the tab remembers', async () => {
  await keep('Half a sentence');
  await keep('A search', 'portal_tab');
  await reopen('2');
  expect(sessionStorage).toHaveLength(0);
  await reopen();
  expect(read()).toBe('Half a sentence');
});

it('is not read at another place or with another time', async () => {
  await keep('Half a sentence');
  const [[key = '', stored = ''] = []] = Object.entries<string>({ ...localStorage });
  localStorage.clear();
  localStorage.setItem(`${key}x`, stored);
  localStorage.setItem(
    key,
    stored.replace(/^\d+/, (at) => String(Number(at) + 1)),
  );
  await reopen();
  expect(read()).toBeUndefined();
});

it.each(['{', '', '1', '1 a b', '{"at":1,"value":"a"}', `1 ${btoa('a')} ${btoa('b')}`])(
  'is none when stored as %s',
  async (stored) => {
    await keep('a');
    localStorage.setItem(Object.keys(localStorage)[0] ?? '', stored);
    await reopen();
    expect(read()).toBeUndefined();
  },
);

it('keeps the last of several changes, and none that was removed', async () => {
  for (const text of ['a', 'ab', 'abc']) writeOwn('portal_draft', '1', 'task-new', text);
  await encrypted();
  await reopen();
  expect(read()).toBe('abc');
  writeOwn('portal_draft', '1', 'task-new', 'abcd');
  writeOwn('portal_draft', '1', 'task-new', undefined);
  await encrypted();
  expect(localStorage).toHaveLength(0);
});

it('is kept for the user of the session only', async () => {
  writeOwn('portal_draft', '2', 'task-new', 'a');
  closeOwnStorage();
  writeOwn('portal_draft', '1', 'task-new', 'a');
  await encrypted();
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['a visitor', '', undefined],
  ['a server without keys', '1', undefined],
  ['a key of another length', '1', btoa('short')],
])('stays in memory for %s, and is not read by the next user', async (_who, userId, key) => {
  closeOwnStorage();
  if (userId) await openOwnStorage(userId, key);
  writeOwn('portal_draft', userId, 'task-new', 'a');
  await encrypted();
  expect(read(userId)).toBe('a');
  expect(localStorage).toHaveLength(0);
  await reopen('2');
  expect([read(userId), read('2')]).toEqual([undefined, undefined]);
});

it('outlives the session in memory where nothing can be encrypted', async () => {
  await reopen('1', '');
  writeOwn('portal_draft', '1', 'task-new', 'a');
  await reopen('1', '');
  expect(read()).toBe('a');
});

it('follows what other tabs write and remove', async () => {
  await keep('a');
  const [[key = '', first = ''] = []] = Object.entries<string>({ ...localStorage });
  await keep('b');
  const changes = [
    { newValue: first, expected: 'a' },
    { newValue: null, expected: undefined },
  ];
  for (const { newValue, expected } of changes) {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    await encrypted();
    expect(read()).toBe(expected);
  }
});

it('opens once for several readers at the same time', async () => {
  await keep('a');
  closeOwnStorage();
  const both = [openOwnStorage('1', KEY), openOwnStorage('1', KEY)];
  await both[0];
  writeOwn('portal_draft', '1', 'task-new', 'b');
  await both[1];
  expect(read()).toBe('b');
});

it('does not open for a session that ended while it was opened', async () => {
  await keep('a');
  closeOwnStorage();
  const opened = openOwnStorage('1', KEY);
  closeOwnStorage();
  await opened;
  expect(read()).toBeUndefined();
});

it('does without storage that is blocked', async () => {
  const blocked = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  await reopen();
  await keep('a');
  expect(read()).toBe('a');
  blocked.mockRestore();
});
