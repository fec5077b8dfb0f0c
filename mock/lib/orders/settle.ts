import type { OrderStatus } from '../../../src/domain/order/orderMachine';
import { setupRefundDue } from '../../../src/domain/order/refund';
import { book } from '../booking';
import type { MockTables } from '../db';
import type { Text } from '../text';
import { applyChange, takeOverTrial } from './instanceChanges';
import { openInstance } from './instances';
import { finishPayment, pendingPayment } from './paying';
import type { OrderRecord, PaymentRecord } from './records';
import { refundFailedSetup, settleRefund } from './refunding';
import { changedUnderneathAt, isChange } from './serviceOrders';
import { applyTransition, statusSince } from './transitions';

/** From paid to the start of the provisioning, and from there to its end. */
const PROVISION_AFTER_MS = 1_000;
const PROVISIONED_AFTER_MS = 3_000;

const NO_MONEY: Text = {
  zh: '付款期限内没有收到款项。',
  en: 'No payment arrived before the deadline.',
};
const NO_CAPACITY: Text = {
  zh: '服务商暂无可用资源，开通没有完成。',
  en: 'The provider has no capacity left and couldn’t set up the service.',
};
const SERVICE_CHANGED: Text = {
  zh: '该服务已到期、退款、移交或因退款发生变更，订单自动取消。',
  en: 'The service ended, was refunded or handed over, or was changed by a refund, so this order was canceled.',
};
const RELEASED: Text = {
  zh: '该服务已到期、退订或移交，无法续费或变更套餐。',
  en: 'The service ended, was refunded or handed over, so it can’t be renewed and its plan can’t be changed.',
};
const TOO_LATE: Text = {
  zh: '转账在订单关闭后到账，款项退回原付款账户。',
  en: 'The transfer arrived after the order was closed. The money goes back to the account it came from.',
};
const NOT_SET_UP: Text = {
  zh: '服务未能开通，未产生费用，订单自动取消。',
  en: 'The service could not be set up and nothing was charged, so this order was canceled.',
};

/** Applies every transition due by `at`, each with the time it was due. Returns whether anything changed. */
export function settleOrder(tables: MockTables, order: OrderRecord, at: number): boolean {
  const before = order.version;
  while (DUE_TRANSITIONS[order.status](tables, order, at)) {
    // Ends because the state machine has no cycle of timed transitions.
  }
  return order.version !== before;
}

type DueTransition = (tables: MockTables, order: OrderRecord, at: number) => boolean;

const never = () => false;

const DUE_TRANSITIONS: Record<OrderStatus, DueTransition> = {
  pendingPayment: (tables, order, at) => cancelWithService(tables, order, at) || expire(order, at),
  paying: endPayment,
  paid(_tables, order, at) {
    const due = statusSince(order) + PROVISION_AFTER_MS;
    return due <= at && applyTransition(order, 'provision', 'system', { at: due });
  },
  provisioning(tables, order, at) {
    const due = statusSince(order) + PROVISIONED_AFTER_MS;
    return due <= at && endProvisioning(tables, order, due);
  },
  completed: never,
  provisionFailed: (tables, order, at) =>
    order.paidAmount > 0 ? refundFailedSetup(tables, order, at) : cancelFailedSetup(order, at),
  cancelled: returnLateTransfer,
  expired: returnLateTransfer,
  refundReview: settleRefund,
  refunding: settleRefund,
  refunded: never,
};

/** Cancels an unpaid renewal or change of plan of a service that is gone or that a refund has changed. */
function cancelWithService(tables: MockTables, order: OrderRecord, at: number): boolean {
  const due = changedUnderneathAt(tables, order, at);
  if (due === undefined || due > at || due >= order.payDeadline) return false;
  if (!applyTransition(order, 'cancel', 'system', { at: due, note: SERVICE_CHANGED })) return false;
  order.finishedAt = statusSince(order);
  return true;
}

/**
 * Cancels an order for which nothing was paid and whose setup failed: a renewal or change of plan at once, so that another can be
 * ordered, and a new one after a week.
 */
function cancelFailedSetup(order: OrderRecord, at: number): boolean {
  const failedAt = statusSince(order);
  const due = isChange(order) ? failedAt : setupRefundDue(failedAt);
  if (due > at || !applyTransition(order, 'cancel', 'system', { at: due, note: NOT_SET_UP })) return false;
  order.finishedAt = due;
  return true;
}

function expire(order: OrderRecord, at: number): boolean {
  if (at < order.payDeadline || !applyTransition(order, 'expire', 'system', { at: order.payDeadline }))
    return false;
  order.finishedAt = statusSince(order);
  return true;
}

/**
 * Books a transfer that arrives after its order was closed, and its refund to the account it came from, once. Returns whether one
 * has arrived. The order stays closed.
 */
function returnLateTransfer(tables: MockTables, order: OrderRecord, at: number): boolean {
  const { finishedAt = order.payDeadline } = order;
  const payment = order.payments.find(
    ({ channel, outcome, settlesAt }) =>
      channel === 'transfer' && outcome === 'succeed' && settlesAt > finishedAt && settlesAt <= at,
  );
  if (payment === undefined || order.refundedAmount > 0) return false;
  const { channel, amount, settlesAt } = payment;
  Object.assign(order, {
    payChannel: channel,
    paidAt: settlesAt,
    paidAmount: amount,
    refundedAmount: amount,
  });
  order.paidBooking = book(tables, order, 0);
  order.refundBooking = book(tables, order, 0);
  order.timeline.push({ at: settlesAt, actor: 'system', event: 'refunded', note: TOO_LATE });
  order.version += 1;
  return true;
}

/** Whether a payment has failed at the deadline: a transfer has to arrive by then, and others have to start. */
const isTooLate = ({ channel, outcome, settlesAt }: PaymentRecord, deadline: number): boolean =>
  outcome === 'hang' || (channel === 'transfer' && settlesAt > deadline);

function endPayment(tables: MockTables, order: OrderRecord, at: number): boolean {
  const payment = pendingPayment(order);
  if (payment === undefined) return false;
  const tooLate = isTooLate(payment, order.payDeadline);
  const due = tooLate ? order.payDeadline : payment.settlesAt;
  if (due > at) return false;
  return finishPayment(tables, order, payment, {
    at: due,
    actor: 'system',
    succeeded: payment.outcome === 'succeed' && !tooLate,
    ...(tooLate && { reason: NO_MONEY }),
  });
}

function endProvisioning(tables: MockTables, order: OrderRecord, at: number): boolean {
  if (order.provisioning === 'fail') {
    return applyTransition(order, 'provisionFailed', 'provider', { at, note: NO_CAPACITY });
  }
  const instance = isChange(order)
    ? applyChange(tables, order, at)
    : (takeOverTrial(tables, order, at) ?? openInstance(tables, order, at));
  if (instance === undefined)
    return applyTransition(order, 'provisionFailed', 'provider', { at, note: RELEASED });
  if (!applyTransition(order, 'activated', 'provider', { at })) return false;
  order.activatedAt = at;
  order.finishedAt = at;
  order.instanceId = instance.instanceId;
  return true;
}
