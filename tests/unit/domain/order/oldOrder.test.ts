import { isArchived } from '@/domain/order/oldOrder';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2028-02-02T02:00:00.000Z');
const daysAgo = (days: number) => NOW - days * DAY_MS;

it.each([
  // days since it finished, days since the end of what it paid for, archived
  [365, 334, false],
  [365.1, 334, true],
  [400, 0, true],
  // A year that was renewed early.
  [400, -200, false],
  [30, undefined, false],
  [366, undefined, true],
] as const)(
  'an order that finished %p days ago and whose time ended %p days ago is archived: %p',
  (finished, ended, archived) => {
    const covers = { to: ended === undefined ? undefined : daysAgo(ended) };
    expect(isArchived({ finishedAt: daysAgo(finished), covers }, NOW)).toBe(archived);
  },
);

it('an order that is open or was never set up', () => {
  expect(isArchived({}, NOW)).toBe(false);
  expect(isArchived({ finishedAt: daysAgo(366) }, NOW)).toBe(true);
});
