import { rememberGlobals, replaceGlobal } from '../support/globals';

const restore = rememberGlobals();
afterEach(() => void restore());

it('names what is added, replaced or removed, without the values of the environment, and restores it', () => {
  process.env.KEPT = 'before';
  const restoreAgain = rememberGlobals();
  const getStorage = () => Object.getOwnPropertyDescriptor(globalThis, 'localStorage')?.get;
  const found = getStorage();
  const realDate = Date;
  replaceGlobal('localStorage', { get: () => 'mine' });
  replaceGlobal('Date', { value: class {} });
  Reflect.deleteProperty(globalThis, 'fetch');
  process.env.TZ = 'Asia/Tokyo-secret';
  delete process.env.KEPT;
  expect(restoreAgain().sort()).toEqual([
    'Date',
    'environment: KEPT',
    'environment: TZ',
    'fetch',
    'localStorage',
  ]);
  expect(getStorage()).toBe(found);
  expect([Date, typeof fetch, process.env.KEPT]).toEqual([realDate, 'function', 'before']);
  expect(restoreAgain()).toEqual([]);
});

it('sees no change where a global of Node is only read, or replaced and restored', () => {
  const restoreAgain = rememberGlobals();
  expect([typeof navigator, typeof fetch]).not.toContain('number');
  replaceGlobal('localStorage', { value: {} })();
  replaceGlobal('window', { value: {} })();
  expect(restoreAgain()).toEqual([]);
  expect(globalThis).not.toHaveProperty('window');
});
