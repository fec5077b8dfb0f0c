/** @jest-environment jsdom */
import {
  forgetPendingWrite,
  keepPendingWrite,
  openPendingWrite,
  readPendingWrite,
} from '@/browser/pendingWrites';

const DAY_MS = 24 * 60 * 60 * 1000;
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('portal_intent:'));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('keeps a pending write for its user and name, without the user’s id', () => {
  keepPendingWrite('10002', 'topUp', { key: 'first-key', sent: true });
  expect(readPendingWrite('10002', 'topUp')).toEqual({ key: 'first-key', sent: true });
  expect(readPendingWrite('10001', 'topUp')).toBeUndefined();
  expect(readPendingWrite('10002', 'renew 5')).toBeUndefined();
  expect(JSON.stringify({ ...localStorage })).not.toContain('10002');
  const [name = '', ...more] = stored();
  expect(more).toEqual([]);
  const record = JSON.parse(localStorage.getItem(name) ?? '');
  expect(Object.keys(record).sort()).toEqual(['key', 'sent', 'until']);
});

it('opens the same pending write in every tab until it is forgotten', () => {
  const opened = openPendingWrite('1', 'topUp');
  expect(openPendingWrite('1', 'topUp')).toEqual(opened);
  forgetPendingWrite('1', 'topUp', 'another-key');
  expect(readPendingWrite('1', 'topUp')).toEqual(opened);
  forgetPendingWrite('1', 'topUp', opened.key);
  expect(stored()).toEqual([]);
  expect(openPendingWrite('1', 'topUp').key).not.toBe(opened.key);
});

it('ends after a day, and is removed with the next one, whoever it belongs to', () => {
  keepPendingWrite('1', 'topUp', { key: 'first-key', sent: true });
  const later = Date.now() + DAY_MS + 1;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(readPendingWrite('1', 'topUp')).toBeUndefined();
  keepPendingWrite('2', 'topUp', { key: 'second-key', sent: false });
  expect(stored()).toHaveLength(1);
  expect(readPendingWrite('2', 'topUp')).toEqual({ key: 'second-key', sent: false });
});

it.each(['', '{', '[]', '{"key":5,"sent":true,"until":9e15}', '{"key":"a-key","sent":true,"until":9e15}'])(
  'ignores the content %p',
  (content) => {
    keepPendingWrite('1', 'topUp', { key: 'first-key', sent: true });
    const [name = ''] = stored();
    localStorage.setItem(name, content);
    expect(readPendingWrite('1', 'topUp')).toBeUndefined();
  },
);

it('does without storage that is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(openPendingWrite('1', 'topUp')).toMatchObject({ sent: false });
  expect(readPendingWrite('1', 'topUp')).toBeUndefined();
});
