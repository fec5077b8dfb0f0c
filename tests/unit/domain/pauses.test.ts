import {
  NO_FAILED_READS,
  nextPollMs,
  pauseText,
  readRetryAfter,
  toPauseMs,
  toReconnectMs,
} from '@/domain/pauses';

const NOW = Date.parse('2026-11-19T08:00:00Z');
const AT_NOW = 'Thu, 19 Nov 2026 08:00:00 GMT';

describe('Retry-After', () => {
  it.each([
    ['seconds', '20', 20],
    ['seconds with spaces around them', ' 7 ', 7],
    ['a date', 'Thu, 19 Nov 2026 08:00:30 GMT', 30],
    ['a date of the obsolete form', 'Thursday, 19-Nov-26 08:01:00 GMT', 60],
    ['a date of the asctime form', 'Thu Nov 19 08:02:00 2026', 120],
    ['an hour', '3600', 3600],
    ['more than an hour, which is cut to it', '86400', 3600],
    ['a number beyond all numbers', '9'.repeat(400), 3600],
    ['a date of another year', 'Fri, 19 Nov 2027 08:00:00 GMT', 3600],
  ])('reads %s', (_, header, seconds) => {
    expect(readRetryAfter(header, AT_NOW, NOW)).toBe(seconds);
  });

  it.each([
    ...[null, '', '0', '-5', '1.5', '1e3', '0x10', 'soon', '20 seconds', 'Thu'],
    ...['2026-11-19T08:00:30Z', '11/19/2027', 'Nov 19 2027'],
  ])('ignores %s', (header) => {
    expect(readRetryAfter(header, AT_NOW, NOW)).toBeUndefined();
  });

  it('ignores a date that has passed', () => {
    expect(readRetryAfter('Thu, 19 Nov 2026 07:59:59 GMT', AT_NOW, NOW)).toBeUndefined();
    expect(readRetryAfter(AT_NOW, AT_NOW, NOW)).toBeUndefined();
  });

  it('counts a date from the date of the reply, else from the clock of the server', () => {
    const until = 'Thu, 19 Nov 2026 09:00:10 GMT';
    expect(readRetryAfter(until, 'Thu, 19 Nov 2026 09:00:00 GMT', NOW)).toBe(10);
    expect(readRetryAfter(until, null, NOW + 3_605_000)).toBe(5);
    expect(readRetryAfter(until, 'yesterday', NOW + 3_605_400)).toBe(5);
  });
});

it('waits as long as the server asks, and up to a quarter more', () => {
  expect([0, 0.5, 1].map((random) => toPauseMs(20, random))).toEqual([20_000, 22_500, 25_000]);
  expect(toPauseMs(1, 0)).toBe(1_000);
});

it.each([
  [1, 'in 1 second'],
  [90, 'in 90 seconds'],
  [91, 'in 2 minutes'],
  [120, 'in 2 minutes'],
  [121, 'in 3 minutes'],
])('says %d seconds as "%s", minutes rounded up', (seconds, text) => {
  expect(pauseText('en-US', seconds)).toBe(text);
});

describe('the pause between two reads', () => {
  it('deviates by a fifth at most', () => {
    const pauses = [0, 0.25, 0.499_999, 0.5, 0.75, 0.999_999].map((random) =>
      nextPollMs(10_000, NO_FAILED_READS, random),
    );
    expect(pauses).toEqual([10_000, 11_000, 12_000, 8_000, 9_000, 10_000]);
  });

  it('doubles with each failure in a row, to five minutes', () => {
    const counts = [0, 1, 2, 5, 6, 7, 2_000];
    const longest = counts.map((count) => nextPollMs(5_000, { count }, 0.499_999_999));
    expect(longest).toEqual([6_000, 12_000, 24_000, 192_000, 300_000, 300_000, 300_000]);
  });

  it('is never shorter than a long one that the page has chosen', () => {
    expect(nextPollMs(900_000, { count: 3 }, 0)).toBe(900_000);
  });

  it('is no shorter than the server asks for', () => {
    expect(nextPollMs(5_000, { count: 1, retryAfterSeconds: 60 }, 0)).toBe(60_000);
    expect(nextPollMs(5_000, { count: 1, retryAfterSeconds: 60 }, 0.9)).toBe(73_500);
    expect(nextPollMs(5_000, { count: 1, retryAfterSeconds: 3_600 }, 0)).toBe(3_600_000);
    expect(nextPollMs(60_000, { count: 1, retryAfterSeconds: 1 }, 0)).toBe(120_000);
  });
});

it('spreads the first reads over a network that is back over two seconds', () => {
  expect([0, 0.5, 1].map(toReconnectMs)).toEqual([0, 1_000, 2_000]);
});
