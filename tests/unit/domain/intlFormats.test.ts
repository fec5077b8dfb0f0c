import { dateFormat, dateText, numberFormat, relativeFormat } from '@/domain/intlFormats';

describe.each([
  ['dateFormat', (language: string) => dateFormat(language, { dateStyle: 'long' })],
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
  expect(dateFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(moment)).toBe(
    'September 30, 2026',
  );
  expect(dateFormat('en-US', { dateStyle: 'short', timeZone: 'UTC' }).format(moment)).toBe('9/30/26');
  expect(numberFormat('en-US', { style: 'percent' }).format(0.5)).toBe('50%');
  expect(numberFormat('en-US').format(0.5)).toBe('0.5');
});

it('shows times in the zone of the portal', () => {
  const moment = new Date('2026-09-30T20:30:00Z');
  expect(dateFormat('zh-CN', { dateStyle: 'short', timeStyle: 'short' }).format(moment)).toBe(
    '2026/10/1 04:30',
  );
});

it('describes relative times in words', () => {
  expect(relativeFormat('en-US').format(-1, 'day')).toBe('yesterday');
  expect(relativeFormat('zh-CN').format(-1, 'day')).toBe('昨天');
});

it('shows an unreadable time as "-"', () => {
  expect(dateFormat('en-US', { dateStyle: 'long' }).format(new Date(''))).toBe('-');
  expect(dateFormat('en-US', { dateStyle: 'long' }).format(Number.NaN)).toBe('-');
  expect(dateText('zh-CN', 'yesterday')).toBe('-');
  expect(dateText('en-US', '2026-09-30T20:30:00Z')).toBe('10/1/2026');
  expect(relativeFormat('en-US').format(Number.NaN, 'day')).toBe('-');
});
