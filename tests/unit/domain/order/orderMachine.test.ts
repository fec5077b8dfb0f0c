import {
  isFinalStatus,
  isPaidStatus,
  nextOrderState,
  ORDER_EVENTS,
  ORDER_STATUSES,
  type OrderActor,
  type OrderEvent,
  type OrderState,
  type OrderStatus,
  possibleEvents,
} from '../../../../src/domain/order/orderMachine';

const ACTORS: OrderActor[] = ['buyer', 'system', 'provider', 'operator'];

/** All legal transitions: from, event, actors, to. */
const LEGAL: [OrderStatus, OrderEvent, OrderActor[], OrderStatus | 'the previous status'][] = [
  ['pendingPayment', 'pay', ['buyer', 'system'], 'paying'],
  ['pendingPayment', 'cancel', ['buyer', 'system'], 'cancelled'],
  ['pendingPayment', 'extendPayment', ['buyer'], 'pendingPayment'],
  ['pendingPayment', 'expire', ['system'], 'expired'],
  ['paying', 'paySucceeded', ['system'], 'paid'],
  ['paying', 'payFailed', ['system', 'buyer'], 'pendingPayment'],
  ['paid', 'provision', ['system'], 'provisioning'],
  ['paid', 'requestRefund', ['buyer'], 'refundReview'],
  ['provisioning', 'activated', ['provider'], 'completed'],
  ['provisioning', 'provisionFailed', ['provider'], 'provisionFailed'],
  ['completed', 'requestRefund', ['buyer'], 'refundReview'],
  ['provisionFailed', 'retry', ['provider', 'operator'], 'provisioning'],
  ['provisionFailed', 'refund', ['operator', 'buyer', 'system'], 'refunding'],
  ['provisionFailed', 'cancel', ['system'], 'cancelled'],
  ['refundReview', 'approveRefund', ['operator'], 'refunding'],
  ['refundReview', 'rejectRefund', ['operator'], 'the previous status'],
  ['refundReview', 'withdrawRefund', ['buyer'], 'the previous status'],
  ['refunding', 'refunded', ['system'], 'refunded'],
];

/** A complete state; a refund review includes the previous status. */
const getState = (status: OrderStatus): OrderState =>
  status === 'refundReview' ? { status, statusBeforeRefund: 'completed' } : { status };

const findTransition = (status: OrderStatus, event: OrderEvent, actor: OrderActor) =>
  LEGAL.find(([from, name, by]) => from === status && name === event && by.includes(actor));

describe('the machine', () => {
  it('has the 11 states and 16 events', () => {
    expect([...ORDER_STATUSES].sort()).toEqual(
      [
        'cancelled',
        'completed',
        'expired',
        'paid',
        'paying',
        'pendingPayment',
        'provisionFailed',
        'provisioning',
        'refundReview',
        'refunded',
        'refunding',
      ].sort(),
    );
    expect([...ORDER_EVENTS].sort()).toEqual([...new Set(LEGAL.map(([, event]) => event))].sort());
    expect(ORDER_EVENTS).toHaveLength(16);
  });

  // 11 states x 16 events x 4 actors = 704 cases.
  describe.each(ORDER_STATUSES)('in %s', (status) => {
    describe.each(ORDER_EVENTS)('%s', (event) => {
      it.each(ACTORS)('by the %s', (actor) => {
        const legal = findTransition(status, event, actor);
        const before = getState(status);
        const next = nextOrderState(before, event, actor);
        if (legal === undefined) {
          expect(next).toBeUndefined();
        } else {
          const target = legal[3] === 'the previous status' ? 'completed' : legal[3];
          expect(next?.status).toBe(target);
        }
        expect(before).toEqual(getState(status));
      });
    });
  });
});

describe('a refund', () => {
  it.each<OrderStatus>(['paid', 'completed'])('requested from %s can return there', (from) => {
    const review = nextOrderState({ status: from }, 'requestRefund', 'buyer');
    expect(review).toEqual({ status: 'refundReview', statusBeforeRefund: from });
    if (!review) throw new Error('There is no review');
    expect(nextOrderState(review, 'rejectRefund', 'operator')).toEqual({ status: from });
    expect(nextOrderState(review, 'withdrawRefund', 'buyer')).toEqual({ status: from });
    expect(nextOrderState(review, 'approveRefund', 'operator')).toEqual({ status: 'refunding' });
  });

  it('without a previous status cannot be rejected or withdrawn', () => {
    const incomplete: OrderState = { status: 'refundReview' };
    expect(nextOrderState(incomplete, 'rejectRefund', 'operator')).toBeUndefined();
    expect(nextOrderState(incomplete, 'withdrawRefund', 'buyer')).toBeUndefined();
    expect(possibleEvents(incomplete, 'operator')).toEqual(['approveRefund']);
  });

  it('drops the previous status after the review', () => {
    const approved = nextOrderState(getState('refundReview'), 'approveRefund', 'operator');
    expect(approved).not.toHaveProperty('statusBeforeRefund');
  });
});

describe('from an unpaid order', () => {
  const stepsFrom = (state: OrderState) =>
    ACTORS.flatMap((actor) => ORDER_EVENTS.flatMap((event) => nextOrderState(state, event, actor) ?? []));

  function reachable(start: OrderState): Set<OrderStatus> {
    const seen = new Map<string, OrderState>();
    const waiting = [start];
    for (let state = waiting.pop(); state; state = waiting.pop()) {
      const key = JSON.stringify(state);
      if (seen.has(key)) continue;
      seen.set(key, state);
      waiting.push(...stepsFrom(state));
    }
    return new Set([...seen.values()].map(({ status }) => status));
  }

  it('reaches every state', () => {
    expect([...reachable({ status: 'pendingPayment' })].sort()).toEqual([...ORDER_STATUSES].sort());
  });

  it('reaches a final state from every state', () => {
    for (const status of ORDER_STATUSES) {
      expect([...reachable(getState(status))].some(isFinalStatus)).toBe(true);
    }
  });

  // An order without a price is paid by nothing, and cancelled when its setup fails.
  it('never becomes unpaid or expired after payment', () => {
    expect([...reachable({ status: 'paid' })].filter((status) => !isPaidStatus(status))).toEqual([
      'cancelled',
    ]);
  });

  it('ends in cancelled, expired or refunded only', () => {
    const finals = ORDER_STATUSES.filter(isFinalStatus);
    expect([...finals].sort()).toEqual(['cancelled', 'expired', 'refunded']);
    for (const status of finals) expect(stepsFrom({ status })).toEqual([]);
  });
});

describe('possibleEvents', () => {
  it.each<[OrderStatus, OrderActor, OrderEvent[]]>([
    ['pendingPayment', 'buyer', ['pay', 'cancel', 'extendPayment']],
    ['pendingPayment', 'system', ['pay', 'cancel', 'expire']],
    ['paying', 'buyer', ['payFailed']],
    ['paying', 'system', ['paySucceeded', 'payFailed']],
    ['paid', 'buyer', ['requestRefund']],
    ['provisioning', 'buyer', []],
    ['provisioning', 'provider', ['activated', 'provisionFailed']],
    ['completed', 'buyer', ['requestRefund']],
    ['provisionFailed', 'operator', ['retry', 'refund']],
    ['provisionFailed', 'provider', ['retry']],
    ['provisionFailed', 'buyer', ['refund']],
    ['refundReview', 'buyer', ['withdrawRefund']],
    ['refundReview', 'operator', ['approveRefund', 'rejectRefund']],
    ['refunding', 'system', ['refunded']],
    ['refunding', 'buyer', []],
  ])('in %s by the %s', (status, actor, events) => {
    expect(possibleEvents(getState(status), actor)).toEqual(events);
  });

  it('matches the table for every state and actor', () => {
    for (const status of ORDER_STATUSES) {
      for (const actor of ACTORS) {
        const legal = ORDER_EVENTS.filter((event) => findTransition(status, event, actor));
        expect({ status, actor, events: possibleEvents(getState(status), actor) }).toEqual({
          status,
          actor,
          events: legal,
        });
      }
    }
  });
});

it('isPaidStatus covers all states after payment', () => {
  expect(ORDER_STATUSES.filter(isPaidStatus)).toEqual([
    'paid',
    'provisioning',
    'completed',
    'provisionFailed',
    'refundReview',
    'refunding',
    'refunded',
  ]);
});
