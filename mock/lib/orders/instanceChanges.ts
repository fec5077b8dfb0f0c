import { renewedEnd } from '../../../src/domain/instance/upgrade';
import type { MockTables } from '../tables';
import type { InstanceRecord, OrderRecord } from './records';

/** Whether an order changes a service that is there instead of opening one. */
export function isChange({ selection }: Pick<OrderRecord, 'selection'>): boolean {
  return selection.orderType === 'renew' || selection.orderType === 'upgrade';
}

/**
 * Does what a paid renewal or upgrade is for. Answers the changed service, or nothing when it is gone or has been given
 * back meanwhile: then the provider cannot do it.
 */
export function applyChange(tables: MockTables, order: OrderRecord, at: number): InstanceRecord | undefined {
  const instance = tables.instances.find(({ instanceId }) => instanceId === order.selection.instanceId);
  if (instance?.endsOn === undefined || instance.status === 'released') return undefined;
  if (order.selection.orderType === 'renew') {
    const { endsOn } = instance;
    const to = renewedEnd(endsOn, order.selection.period, at);
    order.covers = { from: Math.max(endsOn, at), to };
    order.replaced = { endsOn, period: instance.period };
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

/** Takes back what a refunded renewal or upgrade had done: the time it gave, the plan it brought. */
export function undoRefunded(tables: MockTables, instance: InstanceRecord): void {
  for (const order of tables.orders) {
    const { selection, status, covers, replaced } = order;
    const isBack = status === 'refunding' || status === 'refunded';
    if (selection.instanceId !== instance.instanceId || !isBack || replaced === undefined) continue;
    const { endsOn, ...rest } = replaced;
    Object.assign(instance, rest);
    // Later renewals stay: only the time that was given back goes.
    if (endsOn !== undefined && covers?.to !== undefined && instance.endsOn !== undefined) {
      instance.endsOn -= covers.to - covers.from;
    }
    delete order.replaced;
  }
}
