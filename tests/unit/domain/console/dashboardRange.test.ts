import { shiftDay } from '@/domain/calendar';
import {
  dateRangeError,
  dayCount,
  getDays,
  getGrain,
  getSlotGap,
  presetRange,
  previousRange,
  RANGE_PRESETS,
  readRange,
  slotLabel,
} from '../../../../src/domain/console/dashboardRange';

const TODAY = '2026-11-20';

describe('days', () => {
  it('cross month ends and leap years', () => {
    expect(shiftDay('2028-02-28', 1)).toBe('2028-02-29');
    expect(shiftDay('2026-03-01', -1)).toBe('2026-02-28');
    expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('of a range include both ends', () => {
    const range = { from: '2026-10-30', to: '2026-11-02' };
    expect(getDays(range)).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']);
    expect(dayCount(range)).toBe(4);
  });
});

it.each([
  ['today', 1, 'hour'],
  ['week', 7, 'day'],
  ['month', 30, 'day'],
  ['year', 365, 'month'],
] as const)('the preset %s covers %i days up to today, by %s', (preset, days, grain) => {
  const range = presetRange(preset, TODAY);
  expect(range.to).toBe(TODAY);
  expect(dayCount(range)).toBe(days);
  expect(getGrain(range)).toBe(grain);
  expect(dateRangeError(range, TODAY)).toBeUndefined();
});

it('has four presets', () => expect(RANGE_PRESETS).toHaveLength(4));

it('groups by day up to two months', () => {
  expect(getGrain({ from: '2026-07-01', to: '2026-08-31' })).toBe('day');
  expect(getGrain({ from: '2026-07-01', to: '2026-09-01' })).toBe('month');
});

it('is compared with as many days right before it', () => {
  expect(previousRange({ from: '2026-11-14', to: TODAY })).toEqual({ from: '2026-11-07', to: '2026-11-13' });
  expect(previousRange({ from: TODAY, to: TODAY })).toEqual({ from: '2026-11-19', to: '2026-11-19' });
});

describe('the steps of a range that are not whole', () => {
  // 12:30 in China.
  const now = Date.parse('2026-11-20T04:30:00Z');
  const year = presetRange('year', TODAY);

  it.each([
    ['2026-11-20T12', { from: TODAY, to: TODAY }, 'running'],
    ['2026-11-20T11', { from: TODAY, to: TODAY }, undefined],
    ['2026-11-20', presetRange('week', TODAY), 'running'],
    ['2026-11-19', presetRange('week', TODAY), undefined],
    ['2026-11', year, 'running'],
    ['2026-10', year, undefined],
    ['2025-11', year, 'cut'],
    ['2026-11', { from: '2026-08-01', to: '2026-11-18' }, 'cut'],
    ['2026-02', { from: '2026-01-01', to: '2026-02-28' }, undefined],
    ['2026-02', { from: '2026-01-01', to: '2026-02-27' }, 'cut'],
  ])('%s of %j lacks: %s', (at, range, gap) => {
    expect(getSlotGap(at, range, now)).toBe(gap);
  });
});

describe('dateRangeError', () => {
  it.each([
    ['', TODAY, 'from', 'missing'],
    [TODAY, '', 'to', 'missing'],
    ['2026-02-30', TODAY, 'from', 'missing'],
    ['yesterday', TODAY, 'from', 'missing'],
    ['2026-11-21', '2026-11-22', 'from', 'future'],
    ['2026-11-19', '2026-11-21', 'to', 'future'],
    ['2026-11-19', '2026-11-18', 'to', 'reversed'],
    ['2025-11-19', TODAY, 'from', 'tooLong'],
  ])('rejects %s to %s because of %s: %s', (from, to, field, reason) => {
    expect(dateRangeError({ from, to }, TODAY)).toEqual({ field, reason });
  });

  it('accepts ranges of 1 to 366 days that end today', () => {
    expect(dateRangeError({ from: '2025-11-20', to: TODAY }, TODAY)).toBeUndefined();
    expect(dateRangeError({ from: TODAY, to: TODAY }, TODAY)).toBeUndefined();
  });

  it('accepts any day when today is unknown', () => {
    expect(dateRangeError({ from: '2100-01-01', to: '2100-01-02' })).toBeUndefined();
  });
});

it("slotLabel formats labels in the reader's language", () => {
  expect(slotLabel('2026-11-20T05', 'hour', 'en-US')).toBe('05:00');
  expect(slotLabel('2026-11-20T00', 'hour', 'zh-CN')).toBe('00:00');
  expect(slotLabel('2026-11-20', 'day', 'en-US')).toBe('Nov 20');
  expect(slotLabel('2026-11', 'month', 'zh-CN')).toBe('2026年11月');
});

it.each([
  ['', { range: 'month' }],
  ['range=year', { range: 'year' }],
  ['range=century', { range: 'month' }],
  ['from=2026-11-01&to=2026-11-02&range=year', { from: '2026-11-01', to: '2026-11-02' }],
  ['from=2026-11-01', { from: '2026-11-01', to: '' }],
  ['to=2026-11-02', { from: '', to: '2026-11-02' }],
])('the search %p chooses the range %p', (search, range) => {
  expect(readRange(new URLSearchParams(search))).toEqual(range);
});
