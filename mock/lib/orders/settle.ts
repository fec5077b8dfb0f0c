import type { MockTables } from '../tables';
import type { Text } from '../text';
import { applyChange, isChange } from './instanceChanges';
import { openInstance } from './instances';
import { issueInvoice } from './invoices';
import { finishPayment, paymentUnderWay } from './paying';
import type { OrderRecord } from './records';
import { settleRefund } from './refunding';
import { lastStepAt, step } from './step';

/** From paid to the beginning of the provider's work, and from there to its end; milliseconds. */
const PROVISION_AFTER_MS = 1_000;
const PROVISIONED_AFTER_MS = 3_000;

const NO_MONEY: Text = {
  zh: '付款期限内没有收到款项。',
  en: 'No money arrived before the order’s deadline.',
};
const NO_CAPACITY: Text = {
  zh: '服务商暂无可用资源，开通没有完成。',
  en: 'The provider has no capacity left and could not set the service up.',
};
const GONE: Text = {
  zh: '该服务已退订，无法续费或升级。',
  en: 'The service has been given back and can be neither renewed nor upgraded.',
};

/**
 * Lets everything happen that time alone brings about until `at`, each at the moment it was due, however late somebody
 * looks. Answers whether anything changed.
 */
export function settleOrder(tables: MockTables, order: OrderRecord, at: number): boolean {
  const before = order.version;
  while (applyDueStep(tables, order, at)) {
    // Each round is one step; the machine has no circle that time alone goes round.
  }
  // An invoice is no state of the order and counts as no change of it.
  return issueInvoice(order, at) || order.version !== before;
}

function applyDueStep(tables: MockTables, order: OrderRecord, at: number): boolean {
  switch (order.status) {
    case 'pendingPayment':
      return expire(order, at);
    case 'paying':
      return endPayment(order, at);
    case 'paid': {
      const due = lastStepAt(order) + PROVISION_AFTER_MS;
      return due <= at && step(order, 'provision', 'system', { at: due });
    }
    case 'provisioning': {
      const due = lastStepAt(order) + PROVISIONED_AFTER_MS;
      return due <= at && endProvisioning(tables, order, due);
    }
    case 'refundReview':
    case 'refunding':
      return settleRefund(tables, order, at);
    default:
      return false;
  }
}

function expire(order: OrderRecord, at: number): boolean {
  if (at < order.payDeadline || !step(order, 'expire', 'system', { at: order.payDeadline })) return false;
  order.finishedAt = lastStepAt(order);
  return true;
}

// A payment that was begun in time may end after the deadline: the money is on its way.
function endPayment(order: OrderRecord, at: number): boolean {
  const payment = paymentUnderWay(order);
  if (payment === undefined) return false;
  const due = payment.outcome === 'hang' ? order.payDeadline : payment.settlesAt;
  if (due > at) return false;
  return finishPayment(order, payment, {
    at: due,
    actor: 'system',
    succeeded: payment.outcome === 'succeed',
    ...(payment.outcome === 'hang' && { reason: NO_MONEY }),
  });
}

function endProvisioning(tables: MockTables, order: OrderRecord, at: number): boolean {
  if (order.provisioning === 'fail') {
    return step(order, 'provisionFailed', 'provider', { at, note: NO_CAPACITY });
  }
  const instance = isChange(order) ? applyChange(tables, order, at) : openInstance(tables, order, at);
  if (instance === undefined) return step(order, 'provisionFailed', 'provider', { at, note: GONE });
  if (!step(order, 'activated', 'provider', { at })) return false;
  order.activatedAt = at;
  order.finishedAt = at;
  order.instanceId = instance.instanceId;
  return true;
}
