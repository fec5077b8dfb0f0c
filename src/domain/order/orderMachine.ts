import { nextIn, type Step, type Transitions } from '../transitions';

export const ORDER_STATUSES = [
  'pendingPayment',
  'paying',
  'paid',
  'provisioning',
  'completed',
  'provisionFailed',
  'cancelled',
  'expired',
  'refundReview',
  'refunding',
  'refunded',
] as const;

export const ORDER_EVENTS = [
  'pay',
  'paySucceeded',
  'payFailed',
  'cancel',
  'extendPayment',
  'expire',
  'provision',
  'activated',
  'provisionFailed',
  'retry',
  'refund',
  'requestRefund',
  'approveRefund',
  'rejectRefund',
  'withdrawRefund',
  'refunded',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type OrderEvent = (typeof ORDER_EVENTS)[number];
export type OrderActor = 'buyer' | 'system' | 'provider' | 'operator';

/** Returns to the state before the refund request. */
export const BACK = 'back';

export const ORDER_TRANSITIONS: Transitions<
  OrderStatus,
  OrderEvent,
  Step<OrderStatus | typeof BACK, OrderActor>
> = {
  pendingPayment: {
    // The system pays automatic renewals.
    pay: { to: 'paying', by: ['buyer', 'system'] },
    // The system cancels an order for a service that is gone.
    cancel: { to: 'cancelled', by: ['buyer', 'system'] },
    // Once, before the deadline (paymentTime.ts).
    extendPayment: { to: 'pendingPayment', by: ['buyer'] },
    expire: { to: 'expired', by: ['system'] },
  },
  paying: {
    paySucceeded: { to: 'paid', by: ['system'] },
    // The buyer can close a payment to choose another channel.
    payFailed: { to: 'pendingPayment', by: ['system', 'buyer'] },
  },
  paid: {
    provision: { to: 'provisioning', by: ['system'] },
    requestRefund: { to: 'refundReview', by: ['buyer'] },
  },
  provisioning: {
    activated: { to: 'completed', by: ['provider'] },
    provisionFailed: { to: 'provisionFailed', by: ['provider'] },
  },
  completed: { requestRefund: { to: 'refundReview', by: ['buyer'] } },
  provisionFailed: {
    retry: { to: 'provisioning', by: ['provider', 'operator'] },
    // The buyer need not wait for the operator. The system refunds what nobody has mended within days.
    refund: { to: 'refunding', by: ['operator', 'buyer', 'system'] },
    // Nothing was paid.
    cancel: { to: 'cancelled', by: ['system'] },
  },
  refundReview: {
    approveRefund: { to: 'refunding', by: ['operator'] },
    rejectRefund: { to: BACK, by: ['operator'] },
    withdrawRefund: { to: BACK, by: ['buyer'] },
  },
  refunding: { refunded: { to: 'refunded', by: ['system'] } },
  cancelled: {},
  expired: {},
  refunded: {},
};

const nextStatus = nextIn(ORDER_TRANSITIONS);

export interface OrderState {
  status: OrderStatus;
  /** The state before the refund request; only during the review. */
  statusBeforeRefund?: OrderStatus;
}

/** Returns the next state; `undefined` when the event is not allowed for this actor. */
export function nextOrderState(
  state: OrderState,
  event: OrderEvent,
  actor: OrderActor,
): OrderState | undefined {
  const status = nextStatus(state.status, event, actor);
  if (status === BACK) return state.statusBeforeRefund && { status: state.statusBeforeRefund };
  if (status === 'refundReview') return { status, statusBeforeRefund: state.status };
  return status && { status };
}

/** Returns the allowed events of an actor. */
export function possibleEvents(state: OrderState, actor: OrderActor): OrderEvent[] {
  return ORDER_EVENTS.filter((event) => nextOrderState(state, event, actor) !== undefined);
}

export function isFinalStatus(status: OrderStatus): boolean {
  const transitions = ORDER_TRANSITIONS[status];
  return transitions !== undefined && Object.keys(transitions).length === 0;
}

/** The groups of the order list. */
export const ORDER_GROUP_NAMES = ['unpaid', 'underWay', 'completed', 'refund', 'closed'] as const;
export type OrderGroup = (typeof ORDER_GROUP_NAMES)[number];

interface StatusFacts {
  group: OrderGroup;
  /** The order was paid. */
  isPaid?: true;
  /** It moves on by itself within minutes, so that pages ask again. */
  isPassing?: true;
}

const FACTS: Record<OrderStatus, StatusFacts> = {
  pendingPayment: { group: 'unpaid' },
  paying: { group: 'unpaid', isPassing: true },
  paid: { group: 'underWay', isPaid: true, isPassing: true },
  provisioning: { group: 'underWay', isPaid: true, isPassing: true },
  provisionFailed: { group: 'underWay', isPaid: true },
  completed: { group: 'completed', isPaid: true },
  refundReview: { group: 'refund', isPaid: true },
  refunding: { group: 'refund', isPaid: true, isPassing: true },
  refunded: { group: 'refund', isPaid: true },
  cancelled: { group: 'closed' },
  expired: { group: 'closed' },
};

const inGroup = (group: OrderGroup): readonly OrderStatus[] =>
  ORDER_STATUSES.filter((status) => FACTS[status].group === group);

/** The order statuses of each group. */
export const ORDER_GROUPS = {
  unpaid: inGroup('unpaid'),
  underWay: inGroup('underWay'),
  completed: inGroup('completed'),
  refund: inGroup('refund'),
  closed: inGroup('closed'),
} satisfies Record<OrderGroup, readonly OrderStatus[]>;

/** Whether the order was ever paid. A status that this version does not know has no facts. */
export const isPaidStatus = (status: OrderStatus): boolean => FACTS[status]?.isPaid ?? false;

/** Whether the order moves on by itself within minutes. */
export const isPassingStatus = (status: OrderStatus): boolean => FACTS[status]?.isPassing ?? false;

/** Whether a payment or a setup is to come. */
export const isOpenStatus = (status: OrderStatus): boolean =>
  ['unpaid', 'underWay'].includes(FACTS[status]?.group);

/** Whether a refund was requested that is not paid. */
export const isRefundOpen = (status: OrderStatus): boolean =>
  FACTS[status]?.group === 'refund' && !isFinalStatus(status);
