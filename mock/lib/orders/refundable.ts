import { DAY_MS } from '../../../src/domain/calendar';
import type { Selection } from '../../../src/domain/catalog/selection';
import type { Order } from '../../../src/domain/order/order';
import { isRefundOpen, possibleEvents } from '../../../src/domain/order/orderMachine';
import {
  ACCEPTANCE_DAYS,
  findNotWhole,
  getRefundable,
  type NotWhole,
  type Refundable,
  type RefundObstacle,
} from '../../../src/domain/order/refund';
import { isoTime } from '../clock';
import type { MockTables } from '../db';
import { openHandOver } from './managing';
import { packUsage } from './packUsage';
import type { OrderRecord, RefundRecord } from './records';
import { laterInProgress, laterOrders, openRefund, serviceOf } from './serviceOrders';

/**
 * The order by which an account has used the full refund within the first days of a service; undefined as long as it has not, and
 * again after a request was withdrawn or rejected.
 */
const findWholeRefund = (
  { orders }: MockTables,
  userId: string,
  serviceId: string,
): OrderRecord | undefined =>
  orders.find(
    (order) =>
      order.userId === userId &&
      order.service.serviceId === serviceId &&
      (isRefundOpen(order.status) || order.status === 'refunded') &&
      latestRefund(order)?.rule === 'early',
  );

/**
 * What is refunded at `at` for an order and those after it that go with it, newest first and the order itself last, as they are
 * undone: one of them at most is refunded by `early`.
 */
export function refundablesNow(tables: MockTables, order: OrderRecord, at: number) {
  let wholeRefundOrderId = findWholeRefund(tables, order.userId, order.service.serviceId)?.orderId;
  const isUsed = serviceOf(tables, order)?.firstUsedAt !== undefined;
  const later = possibleEvents(order, 'buyer').includes('requestRefund') ? laterOrders(tables, order) : [];
  return [...later, order].map((each) => {
    const refundable = refundableNow(each, at, { wholeRefundOrderId, isUsed });
    if (refundable.rule === 'early') wholeRefundOrderId = each.orderId;
    return { order: each, refundable };
  });
}

/** What can be refunded at `at`, by the stretch of time that the order covers and not that of other orders. */
function refundableNow(
  { acceptedAt, paidAt, paidAmount, selection, covers, handedOver }: OrderRecord,
  at: number,
  { wholeRefundOrderId, isUsed }: { wholeRefundOrderId: string | undefined; isUsed: boolean },
): Refundable {
  const service = covers && {
    beganAt: covers.from,
    endsAt: covers.to,
    paidAt,
    acceptedAt,
    handedOver,
    isUsed,
    pack: packUsage(selection, covers.from, at),
  };
  return getRefundable({ orderType: selection.orderType, paidAmount, wholeRefundOrderId, service }, at);
}

/** Why an order of a user would not be refunded in full in its first days; undefined when it would. */
export function notWholeView(
  tables: MockTables,
  userId: string,
  { orderType, serviceId, instanceId }: Selection,
): NotWhole | undefined {
  const service = tables.instances.find((each) => each.instanceId === instanceId);
  return findNotWhole({
    orderType,
    wholeRefundOrderId: findWholeRefund(tables, userId, serviceId)?.orderId,
    isUsed: service?.firstUsedAt !== undefined,
  });
}

/** What is in the way of a refund; undefined when it can be requested. Orders must be settled before. */
export function findRefundObstacle(
  tables: MockTables,
  order: OrderRecord,
  at: number,
): RefundObstacle | undefined {
  const service = serviceOf(tables, order);
  if (service === undefined) return undefined;
  const { instanceId } = service;
  const offer = openHandOver(service);
  if (offer !== undefined && offer.expiresAt > at)
    return { kind: 'handOverPending', orderId: undefined, instanceId };
  const refund = openRefund(tables, instanceId);
  if (refund !== undefined) return { kind: 'refundPending', orderId: refund.orderId, instanceId };
  const change = laterInProgress(tables, order);
  return change && { kind: 'changePending', orderId: change.orderId, instanceId };
}

/** Undefined unless the order is a paid delivery that was set up: a service without a term or units. */
export function acceptanceView({
  status,
  covers,
  acceptedAt,
  paidAmount,
  selection,
}: OrderRecord): Order['acceptance'] {
  if (status !== 'completed' || covers === undefined || covers.to !== undefined || paidAmount === 0)
    return undefined;
  const { from } = covers;
  if (packUsage(selection, from, from) !== undefined) return undefined;
  return { due: isoTime(from + ACCEPTANCE_DAYS * DAY_MS), acceptedAt: isoTime(acceptedAt) };
}

export const latestRefund = ({ refunds = [] }: OrderRecord): RefundRecord | undefined => refunds.at(-1);
