import { anchorDay } from '../../../src/domain/calendar';
import { renewedEnd } from '../../../src/domain/instance/upgrade';
import type { MockTables } from '../db';
import type { InstanceRecord, OrderRecord } from './records';
import { ordersOfService } from './serviceOrders';

/**
 * Applies a paid renewal or upgrade. Returns the changed service; undefined when it was released, belongs to somebody else or
 * no longer exists.
 */
export function applyChange(tables: MockTables, order: OrderRecord, at: number): InstanceRecord | undefined {
  const instance = tables.instances.find(({ instanceId }) => instanceId === order.selection.instanceId);
  if (instance?.endsOn === undefined || instance.status === 'released') return undefined;
  if (instance.userId !== order.userId) return undefined;
  order.covers = changeCovers(instance, order.selection, at);
  order.isApplied = true;
  bringInto(instance, order, at);
  instance.status = 'active';
  return instance;
}

/** The stretch of time that a renewal or upgrade covers when it is set up at a time. */
export function changeCovers(
  { endsOn, anchorDay: anchor }: InstanceRecord,
  { orderType, period }: OrderRecord['selection'],
  at: number,
): OrderRecord['covers'] {
  if (endsOn === undefined) return undefined;
  return orderType === 'renew'
    ? { from: Math.max(endsOn, at), to: renewedEnd(endsOn, period, at, anchor) }
    : { from: at, to: endsOn };
}

/** Gives a service what a renewal or upgrade brings at a time: a later end, another plan. */
function bringInto(instance: InstanceRecord, order: OrderRecord, at: number): void {
  const { selection, covers } = order;
  if (selection.orderType === 'renew') {
    // A renewal after the end begins a new series of terms.
    if (covers !== undefined && (instance.endsOn ?? 0) < covers.from)
      instance.anchorDay = anchorDay(covers.from);
    instance.endsOn = covers?.to;
    instance.period = selection.period;
  }
  // A renewal with a smaller plan brings it when its term begins.
  if (covers === undefined || covers.from > at || selection.skuCode === instance.skuCode) return;
  bringPlan(instance, order);
}

function bringPlan(instance: InstanceRecord, { selection, specTexts, service }: OrderRecord): void {
  Object.assign(instance, { skuCode: selection.skuCode, specs: selection.specs, specTexts, service });
}

/**
 * Undoes the renewals and upgrades of a service that were refunded: it has the plan and the end that its other orders give.
 * After the refund of a renewal it does not renew itself any more.
 */
export function undoRefunded(tables: MockTables, instance: InstanceRecord, at: number): void {
  const orders = ordersOfService(tables, instance.instanceId);
  const undone = orders.filter(
    ({ isApplied, status }) => isApplied && (status === 'refunding' || status === 'refunded'),
  );
  const first = orders.find(({ orderId }) => orderId === instance.orderId);
  if (undone.length === 0 || first === undefined) return;
  for (const order of undone) delete order.isApplied;
  if (undone.some(({ selection }) => selection.orderType === 'renew')) instance.autoRenew = false;
  instance.endsOn = first.covers?.to;
  if (first.covers !== undefined) instance.anchorDay = anchorDay(first.covers.from);
  instance.period = first.selection.period;
  bringPlan(instance, first);
  for (const order of orders) if (order.isApplied) bringInto(instance, order, at);
}
