import { countText, dateFormat, dateText, numberFormat, relativeFormat } from '@/domain/intlFormats';
import { formatMoney } from '@/domain/money/money';

describe.each([
  ['dateFormat', (language: string) => dateFormat(language, { timeStyle: 'short' })],
  ['numberFormat', (language: string) => numberFormat(language)],
  ['relativeFormat', (language: string) => relativeFormat(language)],
])('%s', (_, formatIn) => {
  it('is created once per language', () => {
    expect(formatIn('en-US')).toBe(formatIn('en-US'));
    expect(formatIn('zh-CN')).not.toBe(formatIn('en-US'));
    expect(formatIn('zh-CN').resolvedOptions().locale).toBe('zh-CN');
  });
});

it('distinguishes formats by their options', () => {
  // Already October in China.
  const moment = new Date('2026-09-30T20:30:00Z');
  expect(dateFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(moment)).toBe('Sep');
  expect(dateFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(moment)).toBe('September');
  expect(numberFormat('en-US', { style: 'percent' }).format(0.5)).toBe('50%');
  expect(numberFormat('en-US').format(0.5)).toBe('0.5');
});

it.each([
  ['en-US', 9_999, '9,999'],
  ['en-US', 12_480, '12,480'],
  ['zh-CN', 9_999, '9,999'],
  ['zh-CN', 10_000, '1万'],
  ['zh-CN', 12_480, '1.2万'],
  ['zh-CN', 3_456_789, '345.7万'],
])('writes a number of orders as people do: %s %d', (language, count, text) =>
  expect(countText(language, count)).toBe(text),
);

it.each([
  ['en-US', 'October 1, 2026', 'October 1, 2026 at 4:30 AM', 'Oct 1, 2026', 'Oct 1, 2026, 4:30 AM'],
  ['zh-CN', '2026年10月1日', '2026年10月1日 04:30', '2026年10月1日', '2026年10月1日 04:30'],
])(
  'shows dates of the zone of the portal in two forms in %s',
  (language, long, longTime, short, shortTime) => {
    const at = '2026-09-30T20:30:00Z';
    expect(dateText(language, at)).toBe(long);
    expect(dateText(language, at, { withTime: true }).replace('\u202f', ' ')).toBe(longTime);
    expect(dateText(language, Date.parse(at), { short: true })).toBe(short);
    // Some versions of Unicode's data have a narrow space before "AM".
    expect(dateText(language, at, { short: true, withTime: true }).replace('\u202f', ' ')).toBe(shortTime);
  },
);

it('shows dates, numbers and amounts of any language in the same digits', () => {
  const shown = [
    dateText('ar-EG', '2026-09-30T20:30:00Z', { withTime: true }),
    dateFormat('ar-EG', { timeStyle: 'short' }).format(0),
    numberFormat('ar-EG').format(1234.5),
    numberFormat('fa-IR', { style: 'percent' }).format(0.5),
    relativeFormat('ar-EG').format(-3, 'day'),
    relativeFormat('ar-EG').format(-3, 'year'),
    formatMoney(123_450, 'ar-EG'),
  ];
  for (const text of shown) expect(text.replace(/\P{Nd}/gu, '')).toMatch(/^[0-9]+$/);
  expect(shown.at(-1)).toContain('1,234.50');
});

it('writes numbers below zero with a true minus', () => {
  expect(numberFormat('en-US').format(-1234.5)).toBe('−1,234.5');
  expect(numberFormat('zh-CN', { style: 'percent', signDisplay: 'exceptZero' }).format(-0.25)).toBe('−25%');
  expect(numberFormat('en-US', { signDisplay: 'exceptZero' }).format(3)).toBe('+3');
});

it('describes relative times in words', () => {
  expect(relativeFormat('en-US').format(-1, 'day')).toBe('yesterday');
  expect(relativeFormat('zh-CN').format(-1, 'day')).toBe('昨天');
  expect(relativeFormat('en-US').format(-1, 'month')).toBe('1 month ago');
  expect(relativeFormat('zh-CN').format(-1, 'year')).toBe('1年前');
});

it('shows an unreadable time as "-"', () => {
  expect(dateFormat('en-US', { timeStyle: 'short' }).format(new Date(''))).toBe('-');
  expect(dateFormat('en-US', { timeStyle: 'short' }).format(Number.NaN)).toBe('-');
  expect(dateText('zh-CN', 'yesterday')).toBe('-');
  expect(relativeFormat('en-US').format(Number.NaN, 'day')).toBe('-');
});
