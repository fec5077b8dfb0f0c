import { autoRenewFor, endsWithTerm, scheduledState } from '@/domain/instance/scheduledChange';

const AT = Date.parse('2026-12-20T04:00:00.000Z');
const DAY_MS = 86_400_000;

it.each([
  // kind, current end, now, state
  ['end', AT, AT - DAY_MS, 'waiting'],
  ['end', AT, AT - 1, 'waiting'],
  ['end', AT, AT, 'over'],
  ['end', AT + 30 * DAY_MS, AT, 'over'],
  ['end', undefined, AT - DAY_MS, 'waiting'],
  ['downgrade', AT, AT - 1, 'waiting'],
  ['downgrade', AT + 30 * DAY_MS, AT - 1, 'paid'],
  ['downgrade', AT + 30 * DAY_MS, AT, 'due'],
  ['downgrade', AT, AT, 'over'],
  // A refunded renewal took its time back.
  ['downgrade', AT - DAY_MS, AT, 'over'],
] as const)('a scheduled %s of a service that ends at %p is, at %p, %s', (kind, endsOn, now, state) => {
  expect(scheduledState({ kind, at: AT }, { endsOn }, now)).toBe(state);
});

it.each([
  ['downgrade', AT + 3 * DAY_MS - 1, 'waiting'],
  ['downgrade', AT + 3 * DAY_MS, 'over'],
  ['end', AT, 'over'],
] as const)('a scheduled %s of a service with days of grace is, at %p, %s', (kind, now, state) => {
  expect(scheduledState({ kind, at: AT }, { endsOn: AT, graceEndsOn: AT + 3 * DAY_MS }, now)).toBe(state);
});

it('a downgrade needs automatic renewal, and an end must not have it', () => {
  expect(autoRenewFor('downgrade')).toBe(true);
  expect(autoRenewFor('end')).toBe(false);
});

it.each([
  ['active', 5, false, true],
  ['active', 5, true, false],
  ['active', undefined, false, false],
  ['suspended', 5, false, false],
  ['expired', 5, false, false],
] as const)(
  'a service that is %s, ends at %p and renews itself: %p, ends with its term: %p',
  (status, endsOn, autoRenew, ends) => {
    expect(endsWithTerm({ status, endsOn, autoRenew })).toBe(ends);
  },
);
