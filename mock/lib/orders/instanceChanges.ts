import { anchorDay } from '../../../src/domain/calendar';
import { isPlanChange } from '../../../src/domain/catalog/selection';
import { changeTerm } from '../../../src/domain/instance/changeTerm';
import { isUsable } from '../../../src/domain/instance/instance';
import { graceEnd, hasGrace } from '../../../src/domain/instance/renewal';
import type { MockTables } from '../db';
import { pick } from '../pick';
import type { UserRecord } from '../users';
import type { InstanceBase, InstanceRecord, OrderRecord } from './records';
import { ordersOfService } from './serviceOrders';
import { findTrial, trialCovers } from './trials';

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
 * Applies a paid renewal or change of plan. Returns the changed service; undefined when it was released, belongs to somebody else or
 * no longer exists, and for a change of plan when its term is over.
 */
export function applyChange(tables: MockTables, order: OrderRecord, at: number): InstanceRecord | undefined {
  const instance = tables.instances.find(({ instanceId }) => instanceId === order.selection.instanceId);
  if (instance?.endsOn === undefined || instance.status === 'released') return undefined;
  if (instance.userId !== order.userId) return undefined;
  if (order.selection.orderType === 'renew') settleTerm(instance, order.paidAt ?? at);
  const covers = changeTerm(instance, { ...order.selection, paidAt: order.paidAt }, at);
  if (covers === undefined) return undefined;
  order.covers = covers;
  order.isApplied = true;
  bringInto(instance, order, at);
  instance.status = 'active';
  delete instance.graceEndsOn;
  return instance;
}

/**
 * Turns the trial that an order continues into its service. Returns it; undefined when there is none. It keeps its id, with which
 * its keys, members and notes go.
 */
export function takeOverTrial(
  tables: MockTables,
  order: OrderRecord,
  at: number,
): InstanceRecord | undefined {
  const trial = findTrial(tables, order, at);
  if (trial === undefined) return undefined;
  order.covers = trialCovers(trial, order);
  order.continues = trial.instanceId;
  order.isApplied = true;
  bringInto(trial, order, at);
  trial.status = 'active';
  trial.autoRenew = order.autoRenew === true;
  return trial;
}

/** Gives a service what an order brings at a time: a later end, another plan, or both to a trial that was bought. */
function bringInto(instance: InstanceRecord, order: OrderRecord, at: number): void {
  const { selection, covers } = order;
  if (order.continues !== undefined) {
    Object.assign(instance, toBase(order));
    return;
  }
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

/** What an order brings at its setup, before any other. */
const toBase = ({ covers, selection, specTexts, service }: OrderRecord): InstanceBase => ({
  endsOn: covers?.to,
  anchorDay: covers && covers.to !== undefined ? anchorDay(covers.from) : undefined,
  ...{ period: selection.period, orderType: selection.orderType, quantity: selection.quantity },
  ...{ skuCode: selection.skuCode, specs: selection.specs, specTexts, service },
});

/** The state from which the orders of a service start: its first order, or what deleted orders had brought. */
function findBase(instance: InstanceRecord, orders: readonly OrderRecord[]): InstanceBase | undefined {
  const first = orders.find(({ orderId }) => orderId === instance.orderId);
  return first ? toBase(first) : instance.base;
}

/**
 * Undoes the renewals and changes of plan of a service that were refunded, and the purchase of a trial: it has the plan and the end
 * that its other orders give. After the refund of a term it does not renew itself any more.
 */
export function undoRefunded(tables: MockTables, instance: InstanceRecord, at: number): void {
  const orders = ordersOfService(tables, instance.instanceId);
  const undone = orders.filter(
    ({ isApplied, status }) => isApplied && (status === 'refunding' || status === 'refunded'),
  );
  const base = findBase(instance, orders);
  if (undone.length === 0 || base === undefined) return;
  for (const order of undone) delete order.isApplied;
  if (undone.some(({ selection }) => !isPlanChange(selection.orderType))) instance.autoRenew = false;
  // A trial ends with its days, whatever was scheduled for the paid term.
  if (undone.some(({ continues }) => continues !== undefined)) delete instance.managed?.scheduled;
  Object.assign(instance, base);
  for (const order of orders) if (order.isApplied) bringInto(instance, order, at);
  // Whoever takes the money back has ended the service: it has no days of grace.
  if ((instance.endsOn ?? Number.POSITIVE_INFINITY) <= at && isUsable(instance)) instance.status = 'expired';
  delete instance.graceEndsOn;
}

/** Keeps for the services of others what a user's orders brought, before these are deleted. */
export function keepBases(tables: MockTables, { userId }: Pick<UserRecord, 'userId'>, at: number): void {
  for (const instance of tables.instances) {
    if (instance.userId === userId) continue;
    const orders = ordersOfService(tables, instance.instanceId);
    const leaving = orders.filter((order) => order.userId === userId);
    const base = leaving.length > 0 ? findBase(instance, orders) : undefined;
    if (base === undefined) continue;
    const kept: InstanceRecord = { ...instance, ...base };
    for (const order of leaving) if (order.isApplied) bringInto(kept, order, at);
    instance.base = pick(kept, BASE_FIELDS);
  }
}

const BASE_FIELDS = [
  'endsOn',
  'anchorDay',
  'period',
  'orderType',
  'quantity',
  'skuCode',
  'specs',
  'specTexts',
  'service',
] as const satisfies readonly (keyof InstanceBase)[];
