import * as v from 'valibot';
import {
  centsSchema,
  formatMoney,
  formatPrice,
  nonNegativeCentsSchema,
  parseYuan,
  partOfCents,
  sumCents,
  timesCents,
  yuanText,
} from '../../../../src/domain/money/money';

const NOT_CENTS = [0.1, 12.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1];

describe('cents', () => {
  it('are safe integers', () => {
    for (const cents of [0, 1, -1, Number.MAX_SAFE_INTEGER]) expect(v.is(centsSchema, cents)).toBe(true);
    for (const cents of [...NOT_CENTS, '1', null]) expect(v.is(centsSchema, cents)).toBe(false);
    expect(v.is(nonNegativeCentsSchema, 0)).toBe(true);
    expect(v.is(nonNegativeCentsSchema, -1)).toBe(false);
  });

  it('are rejected by every calculation unless they are whole numbers', () => {
    for (const cents of NOT_CENTS) {
      expect(() => sumCents([1, cents])).toThrow(RangeError);
      expect(() => timesCents(cents, 2)).toThrow(RangeError);
      expect(() => timesCents(2, cents)).toThrow(RangeError);
      expect(() => partOfCents(cents, 100)).toThrow(RangeError);
      expect(() => partOfCents(100, cents)).toThrow(RangeError);
      expect(formatMoney(cents, 'zh-CN')).toBe('-');
      expect(() => yuanText(cents)).toThrow(RangeError);
    }
  });

  it('are rejected when a result is too large to be exact', () => {
    expect(() => sumCents([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
    expect(() => timesCents(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError);
    expect(() => partOfCents(Number.MAX_SAFE_INTEGER, 10_000)).toThrow(RangeError);
  });
});

it('sums and multiplies exactly', () => {
  expect(sumCents([])).toBe(0);
  expect(sumCents([10, 20, -5])).toBe(25);
  expect(timesCents(1999, 12)).toBe(23_988);
  expect(timesCents(1999, 0)).toBe(0);
});

describe('partOfCents', () => {
  it.each([
    [10_000, 1500, 1500],
    [1, 5000, 1],
    [1, 4999, 0],
    [3, 5000, 2],
    [999, 1, 0],
    [9999, 3333, 3333],
    [12_345, 0, 0],
    [12_345, 10_000, 12_345],
  ])('for %d cents and %d basis points is %d', (amount, basisPoints, part) => {
    expect(partOfCents(amount, basisPoints)).toBe(part);
  });

  it('matches exact arithmetic for amounts up to a billion yuan', () => {
    for (let n = 0; n < 2000; n += 1) {
      const amount = (n * 48_271_993) % 100_000_000_001;
      const basisPoints = (n * 7919) % 10_001;
      expect(partOfCents(amount, basisPoints)).toBe(
        Number((BigInt(amount) * BigInt(basisPoints) + 5000n) / 10_000n),
      );
    }
  });
});

describe('formatPrice', () => {
  it.each([
    [4500, '¥45'],
    [4550, '¥45.50'],
    [128_000, '¥1,280'],
    [0, '¥0'],
  ])('formats %d cents as %s', (cents, text) => {
    expect(formatPrice(cents, 'zh-CN')).toBe(text);
    expect(formatPrice(cents, 'en-US')).toBe(text);
  });
});

describe('formatMoney', () => {
  it.each([
    [0, '¥0.00'],
    [1, '¥0.01'],
    [99, '¥0.99'],
    [100, '¥1.00'],
    [128_000, '¥1,280.00'],
    [123_456_789, '¥1,234,567.89'],
    [-1, '−¥0.01'],
    [-50, '−¥0.50'],
    [-100, '−¥1.00'],
    [-123_456, '−¥1,234.56'],
    [Number.MAX_SAFE_INTEGER, '¥90,071,992,547,409.91'],
    [Number.MIN_SAFE_INTEGER, '−¥90,071,992,547,409.91'],
  ])('formats %d cents as %s in both languages', (cents, text) => {
    expect(formatMoney(cents, 'zh-CN')).toBe(text);
    expect(formatMoney(cents, 'en-US')).toBe(text);
  });

  it('shows no sign for negative zero', () => {
    expect(formatMoney(-0, 'zh-CN')).toBe('¥0.00');
    expect(formatMoney(-0, 'en-US')).toBe('¥0.00');
  });

  it('supports other languages and currencies', () => {
    expect(formatMoney(123_456, 'de-DE').replace(/\s/g, ' ')).toBe('1.234,56 ¥');
    expect(formatMoney(-50, 'en-US', 'USD')).toBe('−$0.50');
  });
});

describe('parseYuan', () => {
  it.each([
    ['0', 0],
    ['12', 1200],
    ['12.5', 1250],
    ['12.05', 1205],
    ['0.01', 1],
    ['  80 ', 8000],
    ['007', 700],
    ['１２．５', 1250],
    ['999999999.99', 99_999_999_999],
  ])('parses %p as %d cents', (text, cents) => {
    expect(parseYuan(text)).toBe(cents);
  });

  it.each([
    '',
    ' ',
    '.',
    '.5',
    '5.',
    '1.005',
    '-1',
    '+1',
    '1e3',
    '1,280',
    '¥5',
    '12 5',
    '0x10',
    'NaN',
    '1234567890',
    '٣',
  ])('rejects %p', (text) => {
    expect(parseYuan(text)).toBeUndefined();
  });

  it('restores amounts written by yuanText', () => {
    for (const cents of [0, 1, 10, 99, 100, 101, 128_000, 128_050, 99_999_999_999]) {
      expect(parseYuan(yuanText(cents))).toBe(cents);
    }
    expect(yuanText(128_000)).toBe('1280');
    expect(yuanText(128_050)).toBe('1280.50');
    expect(yuanText(5)).toBe('0.05');
    expect(yuanText(-50)).toBe('-0.50');
    expect(yuanText(-128_000)).toBe('-1280');
  });
});
