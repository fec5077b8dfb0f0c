import type { Selection } from '../../../src/domain/catalog/selection';
import {
  changePending as changePendingRefusal,
  INSTANCE_ERROR,
  type InstanceAction,
  possibleActions,
} from '../../../src/domain/instance/instanceMachine';
import { configurationPrice, daysOfTerm, upgradeAmount } from '../../../src/domain/instance/upgrade';
import { sumLines } from '../../../src/domain/order/quote';
import type { MockTables } from '../db';
import { MockFailure } from '../failure';
import { getInstances } from './instances';
import { openHandOver } from './managing';
import type { InstanceRecord, ItemRecord } from './records';
import { orderTypeRefused, refundPending, selectionRefused } from './refusals';
import { openChange, openRefund } from './serviceOrders';
import { findSku, type Offer, toConfiguration } from './snapshot';
import { daysText, money } from './wording';

interface Buyer {
  /** Milliseconds on the mock's clock. */
  at: number;
  userId?: string;
}

/** Throws a MockFailure unless the service can be changed this way now. */
export function checkAction(tables: MockTables, instance: InstanceRecord, action: InstanceAction): void {
  const openOrder = openChange(tables, instance.instanceId);
  const facts = { ...instance, scheduled: instance.managed?.scheduled, handOver: openHandOver(instance) };
  requireNoRefund(tables, instance.instanceId, action);
  if (possibleActions({ ...facts, openOrder }).includes(action)) return;
  if (openOrder && possibleActions(facts).includes(action)) throw changePending(openOrder.orderId);
  throw new MockFailure(INSTANCE_ERROR.actionRefused, {
    zh: '该服务当前的状态不支持此操作。',
    en: 'The service’s current status doesn’t allow this.',
  });
}

/** Throws a MockFailure for an action that costs money while an order of the service is being refunded. */
function requireNoRefund(tables: MockTables, instanceId: string, action: InstanceAction): void {
  const refund = action === 'renew' || action === 'upgrade' ? openRefund(tables, instanceId) : undefined;
  if (refund !== undefined) throw refundPending(refund.orderId);
}

export const changePending = (orderId: string): MockFailure =>
  new MockFailure(
    changePendingRefusal,
    {
      zh: '该服务有一笔续费或升级订单尚未完成，请先处理该订单。',
      en: 'This service has an unfinished renewal or upgrade. Complete or cancel that order first.',
    },
    { orderId },
  );

/** The service that a renewal or upgrade is for. Throws a MockFailure when it cannot be changed this way. */
export function changedInstance(
  tables: MockTables,
  selection: Selection,
  { at, userId }: Buyer,
): InstanceRecord {
  const { orderType, instanceId, serviceId, skuCode, period } = selection;
  if (instanceId === undefined || userId === undefined) throw orderTypeRefused();
  const instance = getInstances(tables, userId, at).find((own) => own.instanceId === instanceId);
  if (instance === undefined || instance.service.serviceId !== serviceId) throw orderTypeRefused();
  checkAction(tables, instance, orderType === 'renew' ? 'renew' : 'upgrade');
  // A renewal keeps the plan, and an upgrade keeps the period.
  if (orderType === 'renew' && skuCode !== instance.skuCode) throw selectionRefused('plan');
  if (orderType === 'upgrade' && !isSame(period, instance.period)) throw selectionRefused('period');
  if (selection.quantity !== instance.quantity) throw selectionRefused('quantity');
  if (!hasSameSpecs(selection.specs, instance.specs)) throw selectionRefused('spec');
  return instance;
}

const isSame = (a: Selection['period'], b: Selection['period']) => a.unit === b.unit && a.count === b.count;

function hasSameSpecs(a: Selection['specs'], b: Selection['specs']): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && a[key] === b[key])
  );
}

/** The price of an upgrade: the difference of the two prices for the remaining days. */
export function upgradePrice(offer: Offer, instance: InstanceRecord, selection: Selection, at: number) {
  const configuration = toConfiguration(instance);
  const before = configurationPrice(offer.service, configuration);
  const after = configurationPrice(offer.service, { ...configuration, skuCode: selection.skuCode });
  if (before === undefined || after === undefined) throw selectionRefused('plan');
  if (after <= before) {
    throw new MockFailure(INSTANCE_ERROR.notAnUpgrade, {
      zh: '只能升级到价格更高的套餐。',
      en: 'An upgrade goes to a plan with a higher price.',
    });
  }
  const days = daysOfTerm(instance.endsOn ?? at, instance.period, at, instance.anchorDay);
  const amount = upgradeAmount({ before, after, ...days });
  const [from, to] = [findSku(offer, instance.skuCode)?.name, findSku(offer, selection.skuCode)?.name];
  const item: ItemRecord = {
    kind: 'plan',
    label: {
      zh: `${from?.zh} 升级到 ${to?.zh}`,
      en: `${from?.en} to ${to?.en}`,
    },
    formula: {
      zh: `(${money(after).zh} − ${money(before).zh}) × ${days.daysLeft} / ${daysText(days.daysOfPeriod).zh}`,
      en: `(${money(after).en} − ${money(before).en}) × ${days.daysLeft} / ${daysText(days.daysOfPeriod).en}`,
    },
    amount,
  };
  return { items: [item], ...sumLines([{ amount }]) };
}
