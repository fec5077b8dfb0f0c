import { readPreference, writePreference } from '@/browser/preference';
import { replaceGlobal } from '../../support/globals';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};

let restore: () => void;
const provideStorage = (get: () => unknown) => {
  restore = replaceGlobal('localStorage', { get });
};

beforeEach(() => kept.clear());
afterEach(() => restore());

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
