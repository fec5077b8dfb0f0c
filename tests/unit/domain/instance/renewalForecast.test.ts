import type { RenewalFacts } from '../../../../src/domain/instance/renewal';
import {
  type ForecastEvent,
  forecastEnd,
  forecastMonths,
  forecastRenewals,
  missingBalance,
  renewalEventUid,
  sumForecast,
} from '../../../../src/domain/instance/renewalForecast';

const NOW = Date.parse('2026-11-23T08:00:00.000Z');
const NOON = 'T12:00:00.000Z';

const subject = (changes: Partial<RenewalFacts> = {}): RenewalFacts => ({
  instanceId: 'a',
  endsOn: `2026-12-10${NOON}`,
  autoRenew: true,
  price: 1_000,
  period: { unit: 'month', count: 1 },
  anchorDay: undefined,
  openOrder: undefined,
  refundPending: false,
  handOver: undefined,
  ...changes,
});

const forecast = (subjects: RenewalFacts[], balance = 100_000) =>
  forecastRenewals(subjects, { balance }, { now: NOW });
const order = (status: 'pendingPayment' | 'provisioning' | 'provisionFailed', endsBy?: string) =>
  ({ orderId: '1', orderType: 'renew', status, endsBy }) as const;
const brief = (events: ForecastEvent[]) =>
  events.map(
    ({ kind, instanceId, at }) => `${new Date(at).toISOString().slice(0, 10)} ${instanceId} ${kind}`,
  );

describe('forecastRenewals', () => {
  it('charges a day before each end, for twelve months', () => {
    const events = forecast([subject()]);
    expect(brief(events).slice(0, 2)).toEqual(['2026-12-09 a charge', '2027-01-09 a charge']);
    expect(events).toHaveLength(11);
    expect(events.at(-1)).toMatchObject({ amount: 1_000, balanceAfter: 89_000 });
    expect(brief(events).at(-1)).toBe('2027-10-09 a charge');
  });

  it.each([
    ['quarter', 1, ['2026-12-09', '2027-03-09', '2027-06-09', '2027-09-09']],
    ['year', 1, ['2026-12-09']],
    ['month', 5, ['2026-12-09', '2027-05-09', '2027-10-09']],
  ] as const)('follows a term of a %s, %d times', (unit, count, days) => {
    const events = forecast([subject({ period: { unit, count } })]);
    expect(brief(events)).toEqual(days.map((day) => `${day} a charge`));
  });

  it('keeps the last day of a short month', () => {
    const events = forecast([subject({ endsOn: `2027-01-31${NOON}` })]);
    expect(brief(events).slice(0, 3)).toEqual([
      '2027-01-30 a charge',
      '2027-02-27 a charge',
      '2027-03-27 a charge',
    ]);
  });

  it('ends what does not renew itself, at its end', () => {
    const at = Date.parse(`2026-12-10${NOON}`);
    expect(forecast([subject({ autoRenew: false })])).toEqual([
      { kind: 'end', instanceId: 'a', at, endsOn: at },
    ]);
  });

  it('takes place now when it is already due', () => {
    const events = forecast([subject({ endsOn: '2026-11-23T20:00:00.000Z' })]);
    expect(events[0]).toMatchObject({ kind: 'charge', at: NOW });
    expect(brief(events)[1]).toBe('2026-12-22 a charge');
  });

  it('fails when the balance is one cent short, then ends', () => {
    const events = forecast([subject()], 999);
    expect(brief(events)).toEqual(['2026-12-09 a fail', '2026-12-10 a end']);
    expect(events[0]).toMatchObject({ why: 'balance', amount: 1_000, missing: 1 });
    expect(forecast([subject()], 1_000)[0]).toMatchObject({ kind: 'charge', balanceAfter: 0 });
  });

  it('pays in order of time from one balance, and goes on with cheaper services after a failure', () => {
    const events = forecast(
      [
        subject({
          instanceId: 'late',
          endsOn: `2026-12-20${NOON}`,
          price: 300,
          period: { unit: 'year', count: 1 },
        }),
        subject({
          instanceId: 'big',
          endsOn: `2026-12-15${NOON}`,
          price: 900,
          period: { unit: 'year', count: 1 },
        }),
        subject({ instanceId: 'first', price: 200, period: { unit: 'year', count: 1 } }),
      ],
      500,
    );
    expect(brief(events)).toEqual([
      '2026-12-09 first charge',
      '2026-12-14 big fail',
      '2026-12-15 big end',
      '2026-12-19 late charge',
    ]);
    expect(events[1]).toMatchObject({ missing: 600 });
    expect(events[3]).toMatchObject({ balanceAfter: 0 });
  });

  it('sorts what is due at the same moment by id', () => {
    const events = forecast([subject({ instanceId: 'b' }), subject({ instanceId: 'a' })], 1_500);
    expect(brief(events).slice(0, 2)).toEqual(['2026-12-09 a charge', '2026-12-09 b fail']);
  });

  it('keeps the day on which a failed renewal was due, however late it is asked', () => {
    const due = Date.parse('2026-11-22T20:00:00.000Z');
    const late = subject({ endsOn: '2026-11-23T20:00:00.000Z' });
    expect(forecast([late], 999)[0]).toMatchObject({ kind: 'fail', at: due });
    expect(forecast([{ ...late, endsOn: '2026-11-22T20:00:00.000Z' }], 999)[0]).toMatchObject({
      kind: 'fail',
      at: due - 86_400_000,
    });
  });

  it.each([
    ['notSold', { price: undefined }],
    ['notSold', { period: { unit: 'once', count: 1 } }],
    ['unverified', { unverified: true }],
    ['refund', { refundPending: true }],
    ['setupFailed', { openOrder: order('provisionFailed') }],
    ['setupFailed', { openOrder: order('provisionFailed', `2026-12-09T12:00:00.001Z`) }],
    ['openOrder', { openOrder: order('pendingPayment', `2026-12-09T12:00:00.001Z`) }],
    ['handOver', { handOver: { toPhone: '1', expiresAt: '2026-12-09T12:00:00.001Z' } }],
  ] as const)('fails as %s and then ends', (why, changes) => {
    const events = forecast([subject(changes)]);
    expect(events).toEqual([
      expect.objectContaining({ kind: 'fail', why, at: Date.parse(`2026-12-09${NOON}`) }),
      expect.objectContaining({ kind: 'end' }),
    ]);
  });

  it.each([
    ['an order that ends before', { openOrder: order('pendingPayment', `2026-12-09${NOON}`) }],
    ['a failed setup that is refunded before', { openOrder: order('provisionFailed', `2026-12-09${NOON}`) }],
    ['an order that is being set up', { openOrder: order('provisioning') }],
    ['an offer that ends before', { handOver: { toPhone: '1', expiresAt: `2026-12-09${NOON}` } }],
  ] as const)('renews in spite of %s', (_name, changes) => {
    expect(forecast([subject(changes)])[0]).toMatchObject({ kind: 'charge' });
  });

  it('renews what costs nothing without a balance', () => {
    expect(forecast([subject({ price: 0 })], 0)[0]).toMatchObject({
      kind: 'charge',
      amount: 0,
      balanceAfter: 0,
    });
  });

  it('leaves out what is after the last month, and an unreadable end', () => {
    const last = new Date(forecastEnd(NOW)).toISOString();
    expect(forecast([subject({ autoRenew: false, endsOn: last })])).toEqual([]);
    const before = new Date(forecastEnd(NOW) - 1).toISOString();
    expect(forecast([subject({ autoRenew: false, endsOn: before })])).toHaveLength(1);
    expect(forecast([subject({ endsOn: 'soon' })])).toEqual([]);
    expect(forecast([])).toEqual([]);
  });

  it('changes none of its arguments', () => {
    const subjects = [subject(), subject({ instanceId: 'b', price: 10_000_000 })];
    const copy = structuredClone(subjects);
    forecast(subjects);
    expect(subjects).toEqual(copy);
  });
});

it('begins with the accounting month of today and has twelve months', () => {
  // Already December in China.
  expect(forecastMonths(Date.parse('2026-11-30T16:00:00.000Z'))[0]).toBe('2026-12');
  expect(forecastMonths(NOW)).toHaveLength(12);
  expect(forecastMonths(NOW).at(-1)).toBe('2027-10');
  expect(new Date(forecastEnd(NOW)).toISOString()).toBe('2027-10-31T16:00:00.000Z');
});

it('sums every event in exactly one month', () => {
  const subjects = [subject(), subject({ instanceId: 'b', price: 40_000, endsOn: `2027-03-05${NOON}` })];
  const events = forecast(subjects, 20_000);
  const months = sumForecast(events, NOW);
  expect(months).toHaveLength(12);
  const total = (kind: ForecastEvent['kind']) =>
    events.reduce(
      (sum, event) => sum + (event.kind === kind && 'amount' in event ? (event.amount ?? 0) : 0),
      0,
    );
  expect(months.reduce((sum, { charged }) => sum + charged, 0)).toBe(total('charge'));
  expect(months.filter(({ failed }) => failed > 0)).toEqual([
    { month: '2027-03', charged: 1_000, failed: 40_000 },
  ]);
});

describe('missingBalance', () => {
  it('is what lets every renewal succeed, to the cent', () => {
    const subjects = [subject(), subject({ instanceId: 'b', price: 7_777 })];
    const missing = missingBalance(subjects, 5_000, NOW);
    expect(missing).toBe(11 * 8_777 - 5_000);
    const kinds = (balance: number) => forecast(subjects, balance).map(({ kind }) => kind);
    expect(kinds(5_000 + missing)).not.toContain('fail');
    expect(kinds(5_000 + missing - 1)).toContain('fail');
  });

  it('is nothing when the balance covers all, or nothing renews', () => {
    expect(missingBalance([subject()], 11_000, NOW)).toBe(0);
    expect(missingBalance([subject({ autoRenew: false })], 0, NOW)).toBe(0);
  });
});

it('an event in a calendar is named by its service, the last day of its term in China and what happens', () => {
  const endsOn = Date.parse('2026-11-30T16:00:00.000Z');
  const uid = (event: Parameters<typeof renewalEventUid>[0]) => renewalEventUid(event, 'example.test');
  expect(uid({ instanceId: 'a', at: endsOn, endsOn, kind: 'end' })).toBe('a-2026-12-01-end@example.test');
  const fail = { instanceId: 'a', at: 0, endsOn, kind: 'fail', why: 'notSold', amount: undefined } as const;
  expect(uid(fail)).toBe('a-2026-12-01-renewal@example.test');
  expect(uid({ ...fail, kind: 'charge', at: endsOn, amount: 1, balanceAfter: 0 })).toBe(
    'a-2026-12-01-renewal@example.test',
  );
});
