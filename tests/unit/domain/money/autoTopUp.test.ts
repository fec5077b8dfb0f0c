import * as v from 'valibot';
import {
  autoTopUpPayloadSchema,
  autoTopUpProblems,
  autoTopUpUsed,
  type PastAutoTopUp,
  planAutoTopUp,
} from '../../../../src/domain/money/autoTopUp';

const at = (day: number) => Date.UTC(2026, 10, day, 4);
const DECEMBER = Date.UTC(2026, 10, 30, 16);
const JANUARY = Date.UTC(2026, 11, 31, 16);
const settings = { amount: 5_000, monthlyLimit: 12_000 };

const made = (day: number, status: PastAutoTopUp['status'] = 'succeeded'): PastAutoTopUp => ({
  at: at(day),
  amount: 5_000,
  status,
});
const plan = (topUps: PastAutoTopUp[], lowSince: number, now = at(28)) =>
  planAutoTopUp(settings, topUps, { lowSince, now });

it('tops up when the balance fell below the threshold', () => {
  expect(plan([], at(5))).toEqual({ at: at(5), limited: [] });
  expect(plan([made(3)], at(5))).toEqual({ at: at(5), limited: [] });
});

it('waits for a pending top-up', () => {
  expect(plan([made(4, 'pending')], at(5))).toEqual({ at: undefined, limited: [] });
});

it('stops at the monthly limit, and goes on with the next month', () => {
  const full = [made(2), made(3)];
  expect(plan(full, at(5))).toEqual({ at: undefined, limited: [{ month: '2026-11', at: at(5) }] });
  expect(plan(full, at(5), at(40))).toEqual({
    at: DECEMBER,
    limited: [{ month: '2026-11', at: at(5) }],
  });
  expect(plan([...full, made(33), made(34)], at(5), at(65))).toEqual({
    at: JANUARY,
    limited: [
      { month: '2026-11', at: at(5) },
      { month: '2026-12', at: DECEMBER },
    ],
  });
});

it('counts what is on its way, but nothing that failed', () => {
  expect(autoTopUpUsed([made(2), made(3, 'pending'), made(4, 'failed'), made(35)], '2026-11')).toBe(10_000);
});

it('plans nothing before the balance is low', () => {
  expect(plan([], at(29))).toEqual({ at: undefined, limited: [] });
});

it('never exceeds the limit of a month in any history', () => {
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  for (let history = 0; history < 200; history += 1) {
    const topUps: PastAutoTopUp[] = [];
    const limits = { amount: 100 + random(5_000), monthlyLimit: 5_100 + random(20_000) };
    for (let now = at(1); now < at(120); now += (1 + random(9)) * 86_400_000) {
      const next = planAutoTopUp(limits, topUps, { lowSince: now - random(40) * 86_400_000, now });
      if (next.at !== undefined) {
        topUps.push({
          at: next.at,
          amount: limits.amount,
          status: random(4) === 0 ? 'failed' : 'succeeded',
        });
      }
    }
    for (const month of ['2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03'])
      expect(autoTopUpUsed(topUps, month)).toBeLessThanOrEqual(limits.monthlyLimit);
  }
});

it.each([
  [{ threshold: 10_000, amount: 50_000, monthlyLimit: 200_000 }, []],
  [{ threshold: undefined, amount: 50_000, monthlyLimit: 200_000 }, [['threshold', 'invalid']]],
  [{ threshold: 99, amount: 50_000, monthlyLimit: 200_000 }, [['threshold', 'tooLittle']]],
  [{ threshold: 100, amount: 5_000_001, monthlyLimit: 9_000_000 }, [['amount', 'tooMuch']]],
  [{ threshold: 60_000, amount: 50_000, monthlyLimit: 200_000 }, [['amount', 'belowThreshold']]],
  [{ threshold: 10_000, amount: 50_000, monthlyLimit: 49_999 }, [['monthlyLimit', 'belowAmount']]],
  [{ threshold: 10_000, amount: 50_000, monthlyLimit: 100_000_001 }, [['monthlyLimit', 'tooMuch']]],
])('the problems of %p are %p, and the server agrees', (amounts, expected) => {
  expect(autoTopUpProblems(amounts).map(({ field, problem }) => [field, problem])).toEqual(expected);
  const payload = { ...amounts, channel: 'alipay', accepted: true };
  expect(v.is(autoTopUpPayloadSchema, payload)).toBe(expected.length === 0);
});

it('needs the consent to its terms', () => {
  const payload = { threshold: 100, amount: 100, monthlyLimit: 100, channel: 'wechat' };
  expect(v.is(autoTopUpPayloadSchema, { ...payload, accepted: false })).toBe(false);
});
