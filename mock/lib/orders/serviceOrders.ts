import { isChangeOrder } from '../../../src/domain/catalog/selection';
import { isOpenStatus, isRefundOpen } from '../../../src/domain/order/orderMachine';
import type { MockTables } from '../db';
import type { InstanceRecord, OrderRecord } from './records';

/** The number of the buyer's own purchase order; undefined for an order without one. */
export const purchaseOrderOf = (tables: MockTables, orderId: string | undefined): string | undefined =>
  tables.orders.find((order) => order.orderId === orderId)?.purchaseOrderNumber;

/** Whether an order changes an existing service. */
export const isChange = ({ selection }: Pick<OrderRecord, 'selection'>): boolean =>
  isChangeOrder(selection.orderType);

/** The id of the service of an order; undefined before its setup. */
export const serviceIdOf = ({ selection, instanceId }: OrderRecord): string | undefined =>
  selection.instanceId ?? instanceId;

/** The service of an order; undefined before its setup. */
export const serviceOf = (tables: MockTables, order: OrderRecord): InstanceRecord | undefined => {
  const instanceId = serviceIdOf(order);
  return tables.instances.find((instance) => instance.instanceId === instanceId);
};

/** The orders of a service of all its owners: the first one, then its renewals and changes of plan as they were placed. */
export const ordersOfService = (tables: MockTables, instanceId: string | undefined): OrderRecord[] =>
  instanceId === undefined ? [] : tables.orders.filter((order) => serviceIdOf(order) === instanceId);

/** The open renewal or change of plan of a service: no other can be ordered meanwhile. Orders must be settled before. */
export const openChange = (tables: MockTables, instanceId: string): OrderRecord | undefined =>
  tables.orders.find(({ selection, status }) => selection.instanceId === instanceId && isOpenStatus(status));

/** An order of a service that is being refunded. Orders must be settled before. */
export const openRefund = (tables: MockTables, instanceId: string | undefined): OrderRecord | undefined =>
  ordersOfService(tables, instanceId).find(({ status }) => isRefundOpen(status));

/** The orders of a service that came after one of them and that are not undone, newest first. */
function ordersAfter(tables: MockTables, order: OrderRecord, isMeant: (later: OrderRecord) => boolean) {
  const orders = ordersOfService(tables, serviceIdOf(order));
  return orders
    .slice(orders.indexOf(order) + 1)
    .filter(isMeant)
    .reverse();
}

/** The completed orders of the service that came after an order, newest first: it is refunded together with them. */
export const laterOrders = (tables: MockTables, order: OrderRecord): OrderRecord[] =>
  ordersAfter(tables, order, ({ status }) => status === 'completed');

/** A later order whose money is on its way: it ends before anything earlier is refunded. */
export const laterInProgress = (tables: MockTables, order: OrderRecord): OrderRecord | undefined =>
  ordersAfter(tables, order, ({ status }) => isOpenStatus(status) && status !== 'pendingPayment')[0];

/**
 * Whether the service that an order renews or changes was refunded, or belongs to somebody else, or whether the term is over whose
 * plan it changes.
 */
export function isServiceGone(tables: MockTables, order: OrderRecord, at: number): boolean {
  const service = serviceOf(tables, order);
  return (
    isChange(order) &&
    (service === undefined ||
      service.status === 'released' ||
      service.userId !== order.userId ||
      isTermOver(order, service, at))
  );
}

const isTermOver = ({ selection }: OrderRecord, { endsOn }: InstanceRecord, at: number): boolean =>
  selection.orderType !== 'renew' && endsOn !== undefined && endsOn <= at;

/**
 * When the service of an unpaid renewal or change of plan was refunded or changed by a refund, when the term of a changed plan ended,
 * or `at` when it is gone for another reason, such as a hand-over; undefined as long as the order can be paid.
 */
export function changedUnderneathAt(tables: MockTables, order: OrderRecord, at: number): number | undefined {
  if (!isChange(order)) return undefined;
  const approvals = ordersOfService(tables, serviceIdOf(order)).flatMap(({ timeline }) =>
    timeline.filter(({ event }) => event === 'approveRefund').map((entry) => entry.at),
  );
  const approvedAt = approvals.filter((time) => time >= order.createdAt).sort((a, b) => a - b)[0];
  if (approvedAt !== undefined) return approvedAt;
  const service = serviceOf(tables, order);
  if (service && isTermOver(order, service, at)) return service.endsOn;
  return isServiceGone(tables, order, at) ? at : undefined;
}
