import {
  type AccountHoldings,
  CLOSING_BLOCKERS,
  CLOSING_DAYS,
  CLOSING_EVENTS,
  CLOSING_STATES,
  type ClosingState,
  canClose,
  findClosingBlockers,
  getClosingTime,
  getKeptUntil,
  KEPT_YEARS,
  nextClosingState,
} from '../../../../src/domain/account/closing';
import { INSTANCE_STATUSES } from '../../../../src/domain/instance/instance';
import { isOfGroup } from '../../../../src/domain/instance/instanceList';
import { ORDER_GROUPS, ORDER_STATUSES } from '../../../../src/domain/order/orderMachine';

const NOTHING: AccountHoldings = {
  services: [],
  orders: [],
  pendingInvoices: 0,
  pendingTopUps: 0,
  pendingWithdrawals: 0,
  balance: 0,
};

describe('the states of a closing', () => {
  it('allows a request, taking it back and its completion, and nothing else', () => {
    const allowed = CLOSING_STATES.flatMap((state) =>
      CLOSING_EVENTS.flatMap((event) => {
        const next = nextClosingState(state, event);
        return next ? [`${state} ${event} ${next}`] : [];
      }),
    );
    expect(allowed).toEqual(['active request closing', 'closing takeBack active', 'closing complete closed']);
  });

  it('allows nothing in the state of a newer server', () => {
    expect(nextClosingState('frozen' as ClosingState, 'request')).toBeUndefined();
  });

  it('closes after so many days', () => {
    const requestedAt = Date.UTC(2026, 10, 20, 4);
    expect(getClosingTime(requestedAt) - requestedAt).toBe(CLOSING_DAYS * 86_400_000);
  });

  it('keeps records until the same day so many years later', () => {
    expect(new Date(getKeptUntil(Date.UTC(2026, 10, 20))).toISOString()).toBe(
      `${2026 + KEPT_YEARS}-11-20T00:00:00.000Z`,
    );
  });
});

describe('blockers', () => {
  it('is nothing for an account without anything', () => {
    expect(findClosingBlockers(NOTHING)).toEqual([]);
  });

  it('is every paid service with a term that has not ended', () => {
    const services = INSTANCE_STATUSES.map((status) => ({ status, orderType: 'new' as const, isTerm: true }));
    expect(findClosingBlockers({ ...NOTHING, services })).toEqual([{ kind: 'services', count: 3, inUse: 4 }]);
  });

  it.each([
    ['a trial', { status: 'active', orderType: 'trial', isTerm: true }],
    ['a service in its days of grace', { status: 'grace', orderType: 'new', isTerm: true }],
    ['a delivery without an end', { status: 'active', orderType: 'new', isTerm: false }],
  ] as const)('is not %s', (_what, service) => {
    expect(findClosingBlockers({ ...NOTHING, services: [service] })).toEqual([]);
  });

  it('counts services like the overview, and says how many of those in use stand in the way', () => {
    const term = { beganOn: '2026-11-20T00:00:00.000Z', period: { unit: 'month', count: 1 } } as const;
    const service = { ...term, status: 'active', orderType: 'new', isTerm: true } as const;
    const services = [
      service,
      { ...service, status: 'suspended' as const },
      { ...service, orderType: 'trial' as const },
      { ...service, isTerm: false },
      { ...service, status: 'expired' as const },
    ];
    const inUse = services.filter((each) => isOfGroup(each, 'running', 0)).length;
    expect(inUse).toBe(4);
    expect(findClosingBlockers({ ...NOTHING, services })).toEqual([{ kind: 'services', count: 2, inUse }]);
  });

  it('is every order that is neither done nor over, refunds apart', () => {
    const orders = ORDER_STATUSES.map((status) => ({ status }));
    expect(findClosingBlockers({ ...NOTHING, orders })).toEqual([
      { kind: 'orders', count: ORDER_GROUPS.unpaid.length + ORDER_GROUPS.underWay.length },
      { kind: 'refunds', count: 2 },
    ]);
  });

  it('is an open invoice, top-up or withdrawal and the balance in cents, in the order of the list', () => {
    const open = { pendingInvoices: 1, pendingTopUps: 2, pendingWithdrawals: 3 };
    const blockers = findClosingBlockers({ ...NOTHING, ...open, balance: 37 });
    expect(blockers).toEqual([
      { kind: 'invoices', count: 1 },
      { kind: 'topUps', count: 2 },
      { kind: 'withdrawals', count: 3 },
      { kind: 'balance', count: 37 },
    ]);
    const kinds = blockers.map(({ kind }) => kind);
    expect(kinds).toEqual(CLOSING_BLOCKERS.filter((kind) => kinds.includes(kind)));
  });
});

describe('an account can be closed', () => {
  it.each([
    ['with nothing in the way', [], 0, true],
    ['not with a service', [{ kind: 'services', count: 1 }], 0, false],
    ['not with a balance that is not given up', [{ kind: 'balance', count: 37 }], 0, false],
    ['with a balance that is given up', [{ kind: 'balance', count: 37 }], 37, true],
    ['not with a part of the balance given up', [{ kind: 'balance', count: 37 }], 36, false],
    ['not with another amount given up than there is', [], 37, false],
    [
      'not with a service beside the balance that is given up',
      [
        { kind: 'services', count: 1 },
        { kind: 'balance', count: 37 },
      ],
      37,
      false,
    ],
  ])('%s', (_when, blockers, givenUp, expected) => {
    expect(canClose(blockers, givenUp)).toBe(expected);
  });
});
