import {
  findObstacle,
  graceEnd,
  hasGrace,
  OUTLOOK_REASONS,
  outlookAction,
  RENEWAL_OBSTACLES,
  renewalDue,
  renewalStart,
} from '@/domain/instance/renewal';
import { type OutlookSubject, renewalOutlook, renewalOutlooks } from '@/domain/instance/renewalOutlook';

const NOW = Date.parse('2026-11-23T08:00:00.000Z');
const ENDS_ON = '2026-12-10T12:00:00.000Z';
const DUE = '2026-12-09T12:00:00.000Z';

const service = (changes: Partial<OutlookSubject> = {}): OutlookSubject => ({
  instanceId: 'a',
  status: 'active',
  orderType: 'new',
  endsOn: ENDS_ON,
  anchorDay: undefined,
  autoRenew: true,
  price: 1_000,
  period: { unit: 'month', count: 1 },
  openOrder: undefined,
  refundPending: false,
  handOver: undefined,
  ...changes,
});

const outlook = (changes: Partial<OutlookSubject> = {}, balance = 5_000, others: OutlookSubject[] = []) => {
  const own = service(changes);
  return renewalOutlook(own, { balance, services: [own, ...others] }, NOW);
};

it('renews a day before the end, at its price', () => {
  expect(outlook()).toEqual({ state: 'renews', at: DUE, amount: 1_000 });
});

it.each([
  ['off', { autoRenew: false }],
  ['endScheduled', { autoRenew: false, scheduled: { kind: 'end' } }],
  ['notSold', { autoRenew: false, price: undefined }],
  ['trial', { orderType: 'trial', autoRenew: false }],
] as const)('will end: %s', (reason, changes) => {
  expect(outlook(changes)).toEqual({ state: 'willEnd', at: ENDS_ON, reason });
});

it.each([
  ['notSold', { price: undefined }, undefined],
  ['unverified', { unverified: true }, 1_000],
  ['refund', { refundPending: true }, 1_000],
  ['setupFailed', { openOrder: { orderId: '1', orderType: 'renew', status: 'provisionFailed' } }, 1_000],
  ['handOver', { handOver: { toPhone: '1', expiresAt: ENDS_ON } }, 1_000],
] as const)('is blocked although it should renew: %s', (reason, changes, amount) => {
  expect(outlook(changes as Partial<OutlookSubject>)).toEqual({ state: 'blocked', at: DUE, amount, reason });
});

it('is short of what the balance lacks after what others take before', () => {
  expect(outlook({}, 999)).toEqual({ state: 'short', at: DUE, amount: 1_000, missing: 1, reason: 'balance' });
  const earlier = service({ instanceId: 'b', endsOn: '2026-12-08T12:00:00.000Z', price: 4_500 });
  expect(outlook({}, 5_000, [earlier])).toMatchObject({ state: 'short', missing: 500 });
  const later = service({ instanceId: 'b', endsOn: '2026-12-11T12:00:00.000Z', price: 4_500 });
  expect(outlook({}, 5_000, [later])).toMatchObject({ state: 'renews' });
});

it('counts the renewals of others up to an end that is years away', () => {
  const threeYears = { endsOn: '2029-11-20T12:00:00.000Z', price: 1_000 };
  const monthly = service({ instanceId: 'b', price: 100 });
  // 36 renewals before it.
  expect(outlook(threeYears, 4_600, [monthly])).toMatchObject({ state: 'renews' });
  expect(outlook(threeYears, 4_599, [monthly])).toMatchObject({ state: 'short', missing: 1 });
});

it('says in the days of grace what failed, with the day on which it was due', () => {
  const grace = { status: 'grace', endsOn: '2026-11-22T12:00:00.000Z' } as const;
  expect(outlook(grace, 0)).toMatchObject({ state: 'short', at: '2026-11-21T12:00:00.000Z' });
  expect(outlook({ ...grace, autoRenew: false })).toMatchObject({ state: 'willEnd', reason: 'off' });
  expect(outlook(grace)).toMatchObject({ state: 'renews', at: new Date(NOW).toISOString() });
});

it('has nothing to say about what has no term or has ended', () => {
  const ended = (['opening', 'suspended', 'expired', 'released'] as const).map((status) => ({ status }));
  for (const changes of [...ended, { endsOn: undefined }]) expect(outlook(changes)).toBeUndefined();
  expect(renewalOutlooks([], { balance: 0 }, NOW).size).toBe(0);
});

it('names an action for every reason, and none for a service that renews', () => {
  for (const reason of OUTLOOK_REASONS) expect(outlookAction({ reason })).toEqual(expect.any(String));
  expect(outlookAction({ reason: undefined })).toBeUndefined();
  expect(outlookAction({ reason: 'balance' })).toBe('topUp');
});

it('finds what is in the way now, also what ends by itself', () => {
  const facts = { ...service(), endsOn: ENDS_ON };
  expect(findObstacle(facts)).toBeUndefined();
  const offered = { ...facts, handOver: { toPhone: '1', expiresAt: DUE } };
  expect(findObstacle(offered)).toBe('handOver');
  expect(findObstacle(offered, Date.parse(DUE))).toBeUndefined();
  // The first of several.
  expect(findObstacle({ ...offered, refundPending: true, price: undefined })).toBe(RENEWAL_OBSTACLES[0]);
});

it('has three days of grace, unless it is a trial or its owner has ended it', () => {
  const end = Date.parse(ENDS_ON);
  expect(new Date(graceEnd(end)).toISOString()).toBe('2026-12-13T12:00:00.000Z');
  expect(new Date(renewalDue(end)).toISOString()).toBe(DUE);
  expect(hasGrace({ orderType: 'new' })).toBe(true);
  expect(hasGrace({ orderType: 'new', scheduled: { kind: 'downgrade' } })).toBe(true);
  expect(hasGrace({ orderType: 'new', scheduled: { kind: 'end' } })).toBe(false);
  expect(hasGrace({ orderType: 'trial' })).toBe(false);
});

it('begins the next term at the old end until the days of grace are over, and then at once', () => {
  const term = { endsOn: 1_000, graceEndsOn: 1_300 };
  expect([900, 1_000, 1_300, 1_301].map((now) => renewalStart(term, now))).toEqual([
    1_000, 1_000, 1_000, 1_301,
  ]);
  expect([1_000, 1_001].map((now) => renewalStart({ endsOn: 1_000 }, now))).toEqual([1_000, 1_001]);
});
