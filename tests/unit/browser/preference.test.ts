import { readPreference, writePreference } from '@/browser/preference';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};

function provideStorage(value: () => unknown) {
  Object.defineProperty(globalThis, 'localStorage', { get: value, configurable: true });
}

beforeEach(() => kept.clear());
afterAll(() => void Reflect.deleteProperty(globalThis, 'localStorage'));

it('are saved and deleted', () => {
  provideStorage(() => storage);
  writePreference('key', 'value');
  expect(readPreference('key')).toBe('value');
  writePreference('key', null);
  expect(readPreference('key')).toBeNull();
});

it('are empty in blocked storage, without an error', () => {
  provideStorage(() => {
    throw new Error('blocked');
  });
  expect(readPreference('key')).toBeNull();
  expect(() => writePreference('key', 'value')).not.toThrow();
});

it('are not saved in full storage, without an error', () => {
  provideStorage(() => ({
    ...storage,
    setItem: () => {
      throw new Error('full');
    },
  }));
  expect(() => writePreference('key', 'value')).not.toThrow();
  expect(readPreference('key')).toBeNull();
});
