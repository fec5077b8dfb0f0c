import { continuingActions, isRunningTrial, ownedOf } from '@/domain/instance/owned';

const service = (serviceId: string) => ({ service: { serviceId } });

describe('ownedOf', () => {
  it('returns the services in use of one service of the catalogue, in their order', () => {
    const statuses = ['opening', 'active', 'grace', 'suspended', 'expired', 'released'] as const;
    const instances = [
      { ...service('other'), status: 'active' as const },
      ...statuses.map((status) => ({ ...service('sms'), status })),
    ];
    expect(ownedOf(instances, 'sms').map(({ status }) => status)).toEqual([
      'opening',
      'active',
      'grace',
      'suspended',
    ]);
    expect(ownedOf(instances, 'none')).toEqual([]);
  });
});

describe('isRunningTrial', () => {
  it.each([
    ['trial', 'active', true],
    ['trial', 'expired', false],
    ['new', 'active', false],
  ] as const)('for a service of type %s that is %s is %s', (orderType, status, expected) => {
    expect(isRunningTrial({ orderType, status })).toBe(expected);
  });
});

describe('continuingActions', () => {
  const running = {
    status: 'active',
    orderType: 'new',
    endsOn: '2026-12-31T00:00:00.000Z',
    renewable: true,
    upgradable: true,
  } as const;

  it.each([
    ['a running service', {}, ['renew', 'upgrade']],
    ['one that is no longer sold', { renewable: false }, ['upgrade']],
    ['one with the largest plan', { upgradable: false }, ['renew']],
    ['one in its days of grace', { status: 'grace' }, ['renew']],
    ['a trial', { orderType: 'trial' }, []],
    ['one without a term', { endsOn: undefined }, []],
    ['one with an open order', { openOrder: {} }, []],
    ['one whose end is scheduled', { scheduled: {} }, []],
  ] as const)('of %s are what its owner can do', (_, changes, actions) => {
    expect(continuingActions({ ...running, ...changes })).toEqual(actions);
  });
});
