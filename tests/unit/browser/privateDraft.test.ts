import {
  clearOldDrafts,
  clearPrivateDrafts,
  DRAFT_LIFE_MS,
  readIdentityDraft,
  readPrivateDraft,
  writeIdentityDraft,
  writePrivateDraft,
} from '@/browser/privateDraft';

class MemoryStorage implements Storage {
  [name: string]: unknown;
  get length() {
    return Object.keys(this).length;
  }
  clear() {
    for (const key of Object.keys(this)) delete this[key];
  }
  getItem(key: string) {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  key(index: number) {
    return Object.keys(this)[index] ?? null;
  }
  removeItem(key: string) {
    delete this[key];
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
}

beforeEach(() => Object.assign(globalThis, { sessionStorage: new MemoryStorage() }));
afterEach(() => Reflect.deleteProperty(globalThis, 'sessionStorage'));

it('is restored for its own user only', () => {
  writePrivateDraft('1', 'form', { name: 'a' });
  expect(readPrivateDraft('1', 'form')).toEqual({ name: 'a' });
  expect(readPrivateDraft('2', 'form')).toEqual({});
  expect(readPrivateDraft('1', 'other')).toEqual({});
});

it('leaves no entry when it is empty', () => {
  writePrivateDraft('1', 'form', { name: 'a' });
  writePrivateDraft('1', 'form', {});
  expect(sessionStorage.length).toBe(0);
});

it('is cleared for all users or all others, without touching other entries', () => {
  sessionStorage.setItem('token', 't');
  for (const userId of ['1', '11', '2']) writePrivateDraft(userId, 'form', { name: userId });
  clearPrivateDrafts('1');
  expect(readPrivateDraft('1', 'form')).toEqual({ name: '1' });
  expect([readPrivateDraft('11', 'form'), readPrivateDraft('2', 'form')]).toEqual([{}, {}]);
  clearPrivateDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['token']);
});

it.each(['{', '[]', '{"name":1}', '{"name":"a"}', '{"until":1e15,"texts":{"name":"a"}}', 'null'])(
  'is empty when stored as %s',
  (kept) => {
    sessionStorage.setItem('portal_private:1:form', kept);
    expect(readPrivateDraft('1', 'form')).toEqual({});
  },
);

it('ends twelve hours after its last change, and is then removed', () => {
  jest.useFakeTimers();
  writePrivateDraft('1', 'form', { name: 'a' });
  jest.setSystemTime(Date.now() + DRAFT_LIFE_MS - 1);
  clearOldDrafts();
  expect(readPrivateDraft('1', 'form')).toEqual({ name: 'a' });
  jest.setSystemTime(Date.now() + 1);
  expect(readPrivateDraft('1', 'form')).toEqual({});
  expect(sessionStorage.length).toBe(1);
  clearOldDrafts();
  expect(sessionStorage.length).toBe(0);
  jest.useRealTimers();
});

it('of identity papers is kept in memory only, for its own user', () => {
  writeIdentityDraft('1', 'certification', { idNumber: '44030519' });
  expect(readIdentityDraft('1', 'certification')).toEqual({ idNumber: '44030519' });
  expect(readIdentityDraft('2', 'certification')).toEqual({});
  expect(sessionStorage.length).toBe(0);
  clearPrivateDrafts('2');
  expect(readIdentityDraft('1', 'certification')).toEqual({});
});

it('is not saved without storage', () => {
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  writePrivateDraft('1', 'form', { name: 'a' });
  clearPrivateDrafts();
  expect(readPrivateDraft('1', 'form')).toEqual({});
});
