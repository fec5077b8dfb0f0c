import { anchorDay } from '../../../src/domain/calendar';
import { isUsable } from '../../../src/domain/instance/instance';
import { graceEnd, hasGrace, renewalStart } from '../../../src/domain/instance/renewal';
import { renewedEnd } from '../../../src/domain/instance/upgrade';
import type { MockTables } from '../db';
import type { InstanceRecord, OrderRecord } from './records';
import { ordersOfService } from './serviceOrders';

/** Applies the end of a term by `at`: the service has its days of grace, or has ended. */
export function settleTerm(instance: InstanceRecord, at: number): void {
  const { endsOn, orderType, managed } = instance;
  if (endsOn === undefined) return;
  if (instance.status === 'active' && endsOn <= at) {
    if (hasGrace({ orderType, scheduled: managed?.scheduled })) {
      instance.status = 'grace';
      instance.graceEndsOn = graceEnd(endsOn);
    } else instance.status = 'expired';
  }
  if (instance.status === 'grace' && (instance.graceEndsOn ?? endsOn) <= at) instance.status = 'expired';
}

/**
 * Applies a paid renewal or upgrade. Returns the changed service; undefined when it was released, belongs to somebody else or
 * no longer exists, and for an upgrade when its term is over.
 */
export function applyChange(tables: MockTables, order: OrderRecord, at: number): InstanceRecord | undefined {
  const instance = tables.instances.find(({ instanceId }) => instanceId === order.selection.instanceId);
  if (instance?.endsOn === undefined || instance.status === 'released') return undefined;
  if (instance.userId !== order.userId) return undefined;
  const { endsOn } = instance;
  if (order.selection.orderType === 'upgrade') {
    if (endsOn <= at) return undefined;
    order.covers = { from: at, to: endsOn };
  } else {
    const paidAt = order.paidAt ?? at;
    settleTerm(instance, paidAt);
    const from = renewalStart({ ...instance, endsOn }, paidAt) > endsOn ? at : endsOn;
    order.covers = { from, to: renewedEnd(endsOn, order.selection.period, from, instance.anchorDay) };
  }
  order.isApplied = true;
  bringInto(instance, order, at);
  instance.status = 'active';
  delete instance.graceEndsOn;
  return instance;
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
  // Whoever takes the money back has ended the service: it has no days of grace.
  if ((instance.endsOn ?? Number.POSITIVE_INFINITY) <= at && isUsable(instance)) instance.status = 'expired';
  delete instance.graceEndsOn;
}
