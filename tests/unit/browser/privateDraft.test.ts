import { clearPrivateDrafts, readPrivateDraft, writePrivateDraft } from '@/browser/privateDraft';

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

it.each(['{', '[]', '{"name":1}', 'null'])('is empty when stored as %s', (kept) => {
  sessionStorage.setItem('portal_private:1:form', kept);
  expect(readPrivateDraft('1', 'form')).toEqual({});
});

it('is not saved without storage', () => {
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  writePrivateDraft('1', 'form', { name: 'a' });
  clearPrivateDrafts();
  expect(readPrivateDraft('1', 'form')).toEqual({});
});
