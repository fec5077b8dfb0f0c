import { dayRange, isDay } from '../../../src/domain/dayRange';

it('isDay accepts days of the calendar only', () => {
  for (const day of ['2026-11-20', '2024-02-29', '0099-01-01']) expect(isDay(day)).toBe(true);
  for (const wrong of ['', '2026-02-29', '2026-13-01', '2026-1-1', '20261120', '2026-11-20T00:00']) {
    expect(isDay(wrong)).toBe(false);
  }
});

it('dayRange includes the whole last day in the portal’s time zone', () => {
  expect(dayRange('2026-11-20', '2026-11-20')).toEqual({
    from: '2026-11-19T16:00:00.000Z',
    to: '2026-11-20T16:00:00.000Z',
  });
  expect(dayRange(undefined, '2026-12-31')).toEqual({ to: '2026-12-31T16:00:00.000Z' });
});

it('dayRange ignores invalid days', () => {
  expect(dayRange('soon', undefined)).toEqual({});
  expect(Object.keys(dayRange('2026-11-20', 'later'))).toEqual(['from']);
});
