/** The states of an order (domain.md "Order"). */
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

/** A refund that is refused or withdrawn leads back to where it was asked for. */
export const BACK = 'back';

interface Transition {
  to: OrderStatus | typeof BACK;
  by: readonly OrderActor[];
}

export const ORDER_TRANSITIONS: Record<OrderStatus, Partial<Record<OrderEvent, Transition>>> = {
  pendingPayment: {
    pay: { to: 'paying', by: ['buyer'] },
    cancel: { to: 'cancelled', by: ['buyer'] },
    expire: { to: 'expired', by: ['system'] },
  },
  paying: {
    paySucceeded: { to: 'paid', by: ['system'] },
    // The buyer closes a payment in order to choose another way to pay.
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
    refund: { to: 'refunding', by: ['operator'] },
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

/** What the machine needs to know of an order. */
export interface OrderState {
  status: OrderStatus;
  /** Where a refund was asked for; only while it is under review. */
  statusBeforeRefund?: OrderStatus;
}

/** The order's next state, or `undefined` when the event is not legal there for this actor. */
export function nextOrderState(
  state: OrderState,
  event: OrderEvent,
  actor: OrderActor,
): OrderState | undefined {
  const transition = ORDER_TRANSITIONS[state.status][event];
  if (!transition?.by.includes(actor)) return undefined;
  if (transition.to === BACK) return state.statusBeforeRefund && { status: state.statusBeforeRefund };
  if (transition.to === 'refundReview') return { status: 'refundReview', statusBeforeRefund: state.status };
  return { status: transition.to };
}

/** What this actor can do with the order now: the buttons a page shows. */
export function possibleEvents(state: OrderState, actor: OrderActor): OrderEvent[] {
  return ORDER_EVENTS.filter((event) => nextOrderState(state, event, actor) !== undefined);
}

/** Whether nothing can happen to the order any more. */
export function isFinalStatus(status: OrderStatus): boolean {
  return Object.keys(ORDER_TRANSITIONS[status]).length === 0;
}

const PAID: Record<OrderStatus, boolean> = {
  pendingPayment: false,
  paying: false,
  paid: true,
  provisioning: true,
  completed: true,
  provisionFailed: true,
  cancelled: false,
  expired: false,
  refundReview: true,
  refunding: true,
  refunded: true,
};

/** Whether the order has been paid, whatever came after. */
export const isPaidStatus = (status: OrderStatus): boolean => PAID[status];
