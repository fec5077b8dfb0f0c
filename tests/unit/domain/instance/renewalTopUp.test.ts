import type { RenewalFacts } from '@/domain/instance/renewal';
import { forecastRenewals, type RenewalAccount } from '@/domain/instance/renewalForecast';

const NOW = Date.parse('2026-11-23T08:00:00.000Z');
const settings = { threshold: 500, amount: 600, monthlyLimit: 2_000, usedThisMonth: 0 };
const year: RenewalFacts = {
  ...{ instanceId: 'a', endsOn: '2026-12-10T12:00:00.000Z', anchorDay: undefined },
  ...{ autoRenew: true, price: 1_000, period: { unit: 'year', count: 1 } },
  ...{ openOrder: undefined, refundPending: false, handOver: undefined },
};

/** What comes of the renewal of a service that ends in December. */
const renewal = (facts: Partial<RenewalFacts>, balance: number, autoTopUp: RenewalAccount['autoTopUp']) =>
  forecastRenewals([{ ...year, ...facts }], { balance, autoTopUp }, { now: NOW })[0];

it('automatic top-ups give a renewal what it lacks, as many times their amount as it takes', () => {
  // Refilled below the threshold first, and again after the renewal.
  expect(renewal({}, 499, settings)).toMatchObject({ kind: 'charge', balanceAfter: 699 });
  // 1,200 are added to 500, and 600 again after the renewal.
  expect(renewal({ price: 1_700 }, 500, settings)).toMatchObject({ balanceAfter: 600 });
});

it.each([
  ['to the cent of the monthly limit', 1_100, 'charge'],
  ['not beyond it', 1_101, 'fail'],
] as const)('automatic top-ups help %s', (_name, price, kind) => {
  const limited = { ...settings, monthlyLimit: 600, usedThisMonth: 0 };
  expect(renewal({ price }, 500, limited)?.kind).toBe(kind);
});

it('automatic top-ups count what was added in the month, and from zero in the next', () => {
  const used = { ...settings, usedThisMonth: 2_000 };
  const soon = { endsOn: '2026-11-25T04:00:00.000Z' };
  expect(renewal(soon, 500, used)).toMatchObject({ kind: 'fail', missing: 500 });
  expect(renewal({}, 500, used)?.kind).toBe('charge');
});
