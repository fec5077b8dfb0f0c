/** @jest-environment jsdom */
import { forgetIntent, keepIntent, openIntent, readIntent } from '@/browser/intents';

const DAY_MS = 24 * 60 * 60 * 1000;
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('portal_intent:'));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('keeps an intent for its user and name, with nothing but its key', () => {
  keepIntent('1', 'topUp', { key: 'first-key', sent: true });
  expect(readIntent('1', 'topUp')).toEqual({ key: 'first-key', sent: true });
  expect(readIntent('2', 'topUp')).toBeUndefined();
  expect(readIntent('1', 'renew 5')).toBeUndefined();
  expect(stored()).toEqual(['portal_intent:1:topUp']);
  const record = JSON.parse(localStorage.getItem('portal_intent:1:topUp') ?? '');
  expect(Object.keys(record).sort()).toEqual(['key', 'sent', 'until']);
});

it('opens the same intent in every tab until it is forgotten', () => {
  const opened = openIntent('1', 'topUp');
  expect(openIntent('1', 'topUp')).toEqual(opened);
  forgetIntent('1', 'topUp', 'another-key');
  expect(readIntent('1', 'topUp')).toEqual(opened);
  forgetIntent('1', 'topUp', opened.key);
  expect(stored()).toEqual([]);
  expect(openIntent('1', 'topUp').key).not.toBe(opened.key);
});

it('ends after a day, and is removed with the next one, whoever it belongs to', () => {
  keepIntent('1', 'topUp', { key: 'first-key', sent: true });
  const later = Date.now() + DAY_MS + 1;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(readIntent('1', 'topUp')).toBeUndefined();
  keepIntent('2', 'topUp', { key: 'second-key', sent: false });
  expect(stored()).toEqual(['portal_intent:2:topUp']);
});

it.each(['', '{', '[]', '{"key":5,"sent":true,"until":9e15}', '{"key":"a-key","sent":true,"until":9e15}'])(
  'ignores the content %p',
  (content) => {
    localStorage.setItem('portal_intent:1:topUp', content);
    expect(readIntent('1', 'topUp')).toBeUndefined();
  },
);

it('does without storage that is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(openIntent('1', 'topUp')).toMatchObject({ sent: false });
  expect(readIntent('1', 'topUp')).toBeUndefined();
});
