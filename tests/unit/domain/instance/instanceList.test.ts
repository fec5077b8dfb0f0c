import {
  findNextRenewal,
  INSTANCE_GROUPS,
  isOfGroup,
  monthlyPrice,
  needsAttention,
  sumMonthlyPrices,
} from '@/domain/instance/instanceList';

const NOW = Date.parse('2026-12-20T00:00:00Z');

const service = {
  status: 'active',
  beganOn: '2026-01-01T00:00:00Z',
  endsOn: '2027-01-01T00:00:00Z',
  anchorDay: undefined,
  period: { unit: 'year', count: 1 },
} as const;
const later = { endsOn: '2027-11-01T00:00:00Z' };
const renews = { outlook: { state: 'renews', reason: undefined } } as const;

it.each([
  [{ unit: 'month', count: 1 }, 7_800, 7_800],
  [{ unit: 'month', count: 6 }, 1_000, 167],
  [{ unit: 'quarter', count: 1 }, 1_000, 333],
  [{ unit: 'quarter', count: 2 }, 9, 2],
  [{ unit: 'year', count: 1 }, 100_900, 8_408],
  [{ unit: 'year', count: 3 }, 0, 0],
  [{ unit: 'once', count: 1 }, 7_800, undefined],
] as const)('spreads the price of a term of %j, %d cents, over its months: %p', (period, price, month) => {
  expect(monthlyPrice(price, period)).toBe(month);
});

it('adds the months of all services that run', () => {
  expect(
    sumMonthlyPrices([
      { status: 'active', monthlyPrice: 100 },
      { status: 'grace', monthlyPrice: 20 },
      { status: 'suspended', monthlyPrice: 3 },
      { status: 'active', monthlyPrice: undefined },
      { status: 'expired', monthlyPrice: 5_000 },
      { status: 'released', monthlyPrice: 5_000 },
    ]),
  ).toBe(123);
});

it.each([
  ['ends soon', {}],
  ['ends soon with too low a balance', { outlook: { state: 'short', reason: 'balance' } }],
  ['is a trial that ends soon', { outlook: { state: 'willEnd', reason: 'trial' } }],
  ['has an order to be paid', { ...later, openOrder: { status: 'pendingPayment' } }],
  ['has an order whose setup failed', { ...later, ...renews, openOrder: { status: 'provisionFailed' } }],
  ['is suspended', { ...later, ...renews, status: 'suspended' }],
  ['is in its days of grace', { ...renews, status: 'grace' }],
] as const)('a service that %s waits for its owner', (_, changes) => {
  expect(needsAttention({ ...service, ...changes }, NOW)).toBe(true);
});

it.each([
  ['ends later, without a renewal', { ...later, outlook: { state: 'willEnd', reason: 'off' } }],
  ['ends soon and renews itself', renews],
  ['ends soon because its owner wants it so', { outlook: { state: 'willEnd', reason: 'endScheduled' } }],
  ['has an order that is being set up', { ...later, openOrder: { status: 'provisioning' } }],
  ['has ended', { status: 'expired', openOrder: { status: 'pendingPayment' } }],
  ['was canceled', { status: 'released' }],
] as const)('a service that %s does not wait for its owner', (_, changes) => {
  expect(needsAttention({ ...service, ...changes }, NOW)).toBe(false);
});

it('a service that ends soon is in the groups of all, running, waiting and ending ones', () => {
  const groups = (facts: Parameters<typeof isOfGroup>[0]) =>
    INSTANCE_GROUPS.filter((group) => isOfGroup(facts, group, NOW));
  expect(groups(service)).toEqual(['all', 'running', 'attention', 'soon']);
  expect(groups({ ...service, ...renews })).toEqual(['all', 'running', 'soon']);
});

it('the next renewal is the first of those that happen by themselves', () => {
  const listed = (instanceId: string, state: 'renews' | 'short', day: string) =>
    ({
      instanceId,
      service: { title: `Service ${instanceId}` },
      outlook: { state, at: `${day}T00:00:00Z`, amount: 100 },
    }) as Parameters<typeof findNextRenewal>[0][number];
  const services = [
    listed('a', 'short', '2026-12-01'),
    listed('b', 'renews', '2027-02-01'),
    listed('c', 'renews', '2027-01-01'),
    { ...listed('d', 'renews', '2026-12-01'), outlook: undefined },
  ];
  expect(findNextRenewal(services)).toEqual({
    instanceId: 'c',
    title: 'Service c',
    at: '2027-01-01T00:00:00Z',
    amount: 100,
  });
  expect(findNextRenewal(services.slice(0, 1))).toBeUndefined();
});
