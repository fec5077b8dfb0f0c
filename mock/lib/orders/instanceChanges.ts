import { anchorDay } from '../../../src/domain/calendar';
import { renewedEnd } from '../../../src/domain/instance/upgrade';
import type { MockTables } from '../tables';
import type { InstanceRecord, OrderRecord } from './records';

/** Whether an order changes an existing service. */
export const isChange = ({ selection }: Pick<OrderRecord, 'selection'>): boolean =>
  selection.orderType === 'renew' || selection.orderType === 'upgrade';

/** Applies a paid renewal or upgrade. Returns the changed service; undefined when it was released or no longer exists. */
export function applyChange(tables: MockTables, order: OrderRecord, at: number): InstanceRecord | undefined {
  const instance = tables.instances.find(({ instanceId }) => instanceId === order.selection.instanceId);
  if (instance?.endsOn === undefined || instance.status === 'released') return undefined;
  if (order.selection.orderType === 'renew') {
    const { endsOn } = instance;
    const to = renewedEnd(endsOn, order.selection.period, at, instance.anchorDay);
    order.covers = { from: Math.max(endsOn, at), to };
    order.replaced = { endsOn, anchorDay: instance.anchorDay, period: instance.period };
    if (endsOn < at) instance.anchorDay = anchorDay(at);
    instance.endsOn = to;
    instance.period = order.selection.period;
  } else {
    const { skuCode, specs, specTexts, service } = instance;
    order.covers = { from: at, to: instance.endsOn };
    order.replaced = { skuCode, specs, specTexts, service };
    instance.skuCode = order.selection.skuCode;
    instance.specs = order.selection.specs;
    instance.specTexts = order.specTexts;
    instance.service = order.service;
  }
  instance.status = 'active';
  return instance;
}

/** Undoes renewals and upgrades that were refunded: restores the plan and removes the added time. */
export function undoRefunded(tables: MockTables, instance: InstanceRecord): void {
  for (const order of tables.orders) {
    const { selection, status, covers, replaced } = order;
    const isRefunded = status === 'refunding' || status === 'refunded';
    if (selection.instanceId !== instance.instanceId || !isRefunded || replaced === undefined) continue;
    const { endsOn, ...rest } = replaced;
    Object.assign(instance, rest);
    // Later renewals stay: only the refunded time is removed.
    if (endsOn !== undefined && covers?.to !== undefined && instance.endsOn !== undefined) {
      instance.endsOn -= covers.to - covers.from;
    }
    delete order.replaced;
  }
}
