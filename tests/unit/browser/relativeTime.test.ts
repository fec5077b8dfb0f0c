import { ago, daysSince, durationText, relativeTime } from '@/browser/relativeTime';

const NOW = Date.parse('2026-11-20T08:00:00.000Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [0, '0 second'],
  [-59.4 * SECOND, '-59 second'],
  [-59.6 * SECOND, '-1 minute'],
  [90 * SECOND, '1 minute'],
  [HOUR, '1 hour'],
  [-(DAY - SECOND), '-23 hour'],
  [DAY, '1 day'],
  [-30 * DAY, '-1 month'],
  [364 * DAY, '12 month'],
  [-730 * DAY, '-2 year'],
])('a moment %d milliseconds from now is "%s" away', (distance, text) => {
  const { value, unit } = relativeTime(new Date(NOW + distance).toISOString(), NOW);
  expect(`${value} ${unit}`).toBe(text);
});

it.each([
  [-5 * MINUTE, { value: 0, unit: 'second' }],
  [MINUTE - 1, { value: 0, unit: 'second' }],
  [MINUTE, { value: -1, unit: 'minute' }],
  [HOUR - 1, { value: -59, unit: 'minute' }],
  [HOUR, { value: -1, unit: 'hour' }],
  [DAY - 1, { value: -23, unit: 'hour' }],
  [DAY, undefined],
])('what happened %d milliseconds ago was %p', (passed, expected) => {
  expect(ago(NOW - passed, NOW)).toEqual(expected);
});

it.each([
  // One moment after midnight in China, which is 16:00 UTC.
  ['2026-11-20T16:00:01.000Z', '2026-11-19T16:00:00.000Z', -1],
  ['2026-11-20T16:00:01.000Z', '2026-11-19T15:59:59.000Z', -2],
  // The last moment of a day there.
  ['2026-11-20T15:59:59.000Z', '2026-11-18T16:00:00.000Z', -1],
  ['2026-11-20T15:59:59.000Z', '2026-11-18T15:59:59.000Z', -2],
  ['2026-11-20T08:00:00.000Z', '2026-11-21T15:59:59.000Z', 1],
  ['2026-11-20T08:00:00.000Z', '2026-11-21T16:00:00.000Z', 2],
])('at %s, %s is %d days of the calendar away', (now, at, value) => {
  expect(relativeTime(at, Date.parse(now))).toEqual({ value, unit: 'day' });
});

it('counts the days of the calendar that have passed, and never less than none', () => {
  // 16:00 in China.
  expect(
    [-DAY, 0, 16 * HOUR, 16 * HOUR + 1, DAY, 2.5 * DAY].map((passed) => daysSince(NOW - passed, NOW)),
  ).toEqual([0, 0, 0, 1, 1, 2]);
});

it.each([
  [35, '35 minutes'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [150, '2.5 hours'],
  [1_439, '24 hours'],
  [1_440, '1 day'],
  [3_601, '2.5 days'],
])('%d minutes last "%s"', (minutes, text) => {
  expect(durationText(minutes, 'en-US')).toBe(text);
});
