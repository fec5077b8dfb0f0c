import enUS from '@/locales/en-US/request';
import zhCN from '@/locales/zh-CN/request';
import { STATUS_CODES, statusText } from '@/request/judgement';
import { plainText } from '@/request/plainText';
import { createText, english } from './harness';

describe('plainText', () => {
  it.each([
    ['hello', 'hello'],
    ['  two   words\n', 'two words'],
    ['<b>bold</b>', '<b>bold</b>'],
    ['a\u0000b\u001b[31mc\u007f', 'ab[31mc'],
    ['a\u202Eb\u2066c\u2069\u200Fd', 'abcd'],
    ['a\tb\r\nc\u2028d', 'a b c d'],
    ['نمی\u200Cخواهم', 'نمی\u200Cخواهم'],
    ['👩\u200D💻', '👩\u200D💻'],
    ['密码错误', '密码错误'],
    ['', undefined],
    [' \n\u0000\u202E', undefined],
  ])('sanitizes %j', (value, expected) => {
    expect(plainText(value)).toBe(expected);
  });

  it.each([undefined, null, 0, 5, true, {}, [], ['a'], { toString: () => 'x' }, Symbol('x'), () => 'x'])(
    'is undefined for %p',
    (value) => {
      expect(plainText(value)).toBeUndefined();
    },
  );

  it('truncates after 300 characters', () => {
    expect(plainText('a'.repeat(300))).toBe('a'.repeat(300));
    expect(plainText('a'.repeat(301))).toBe(`${'a'.repeat(299)}…`);
  });

  it('never splits a character', () => {
    const clipped = plainText('😀'.repeat(2000)) ?? '';
    expect(Array.from(clipped)).toHaveLength(300);
    expect(clipped).toMatch(/^(?:😀)+…$/u);
  });
});

describe('statusText', () => {
  it('covers the statuses of the specification', () => {
    expect(STATUS_CODES).toEqual([
      200, 201, 202, 204, 400, 401, 403, 404, 405, 406, 410, 422, 500, 502, 503, 504,
    ]);
  });

  it.each([...STATUS_CODES])('has %i in both languages', (status) => {
    expect(statusText(status, english)).toMatch(/^[A-Z][\x20-\x7e]+\.$/);
    expect(statusText(status, createText('zh-CN'))).toMatch(/\p{Script=Han}.*。$/u);
  });

  it.each([0, 100, 203, 301, 402, 407, 418, 501, 599, Number.NaN])('has no text for %p', (status) => {
    expect(statusText(status, english)).toBeUndefined();
  });
});

describe('request texts', () => {
  it('have the same keys in both languages, without empty texts', () => {
    expect(Object.keys(enUS).sort()).toEqual(Object.keys(zhCN).sort());
    for (const text of [...Object.values(enUS), ...Object.values(zhCN)]) expect(text.trim()).not.toBe('');
  });

  it('match the specification in English', () => {
    expect(enUS).toMatchObject({
      'request.sessionExpired': 'Login status timed out, please log in again',
      'request.retry': 'Request error, please retry.',
      'request.timeout': 'timeout of {ms}ms exceeded',
      'request.network.title': 'network error',
      'request.network.description': 'your network is abnormal and cannot connect to the server',
    });
    expect(zhCN['request.timeout']).toBe('请求超时（timeout of {ms}ms exceeded），请稍后重试');
  });
});
