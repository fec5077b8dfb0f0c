import type { Selection } from '../../../src/domain/catalog/selection';
import {
  changePending as changePendingRefusal,
  INSTANCE_ERROR,
  type InstanceAction,
  possibleActions,
} from '../../../src/domain/instance/instanceMachine';
import { changeKind } from '../../../src/domain/instance/planChange';
import {
  configurationPrice,
  daysOfTerm,
  type PaidTime,
  upgradeAmount,
} from '../../../src/domain/instance/upgrade';
import { sumLines } from '../../../src/domain/order/quote';
import type { MockTables } from '../db';
import { MockFailure } from '../failure';
import type { Text } from '../text';
import { getInstances } from './instances';
import { openHandOver } from './managing';
import type { InstanceRecord, ItemRecord } from './records';
import { orderTypeRefused, refundPending, selectionRefused } from './refusals';
import { openChange, openRefund } from './serviceOrders';
import { findSku, type Offer, toConfiguration, withPlan } from './snapshot';
import { daysText, inBoth, money, termsText } from './wording';

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
      zh: '该服务有一笔续费或变更套餐的订单尚未完成，请先处理该订单。',
      en: 'This service has an unfinished renewal or plan change. Complete or cancel that order first.',
    },
    { orderId },
  );

/** The service that a renewal or change of plan is for. Throws a MockFailure when it cannot be changed this way. */
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
  // A renewal keeps the plan, and a change of plan keeps the period.
  if (orderType === 'renew' && skuCode !== instance.skuCode) throw selectionRefused('plan');
  if (orderType !== 'renew' && !isSame(period, instance.period)) throw selectionRefused('period');
  if (selection.quantity !== instance.quantity) throw selectionRefused('quantity');
  if (!hasSameSpecs(selection.specs, withPlan(instance, skuCode).specs)) throw selectionRefused('spec');
  return instance;
}

const isSame = (a: Selection['period'], b: Selection['period']) => a.unit === b.unit && a.count === b.count;

function hasSameSpecs(a: Selection['specs'], b: Selection['specs']): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && a[key] === b[key])
  );
}

/** The price of another plan at once: the difference of the two prices for the time that is paid for. */
export function planChangePrice(offer: Offer, instance: InstanceRecord, selection: Selection, at: number) {
  const before = configurationPrice(offer.service, toConfiguration(instance));
  const after = configurationPrice(offer.service, selection);
  if (before === undefined || after === undefined) throw selectionRefused('plan');
  requireKind(offer, instance, selection);
  const paidTime = daysOfTerm(instance.endsOn ?? at, instance.period, at, instance.anchorDay);
  const names = [instance.skuCode, selection.skuCode].map((code) => findSku(offer, code)?.name);
  const to = selection.orderType === 'upgrade' ? '升级到' : '更换为';
  const label = inBoth((language) =>
    names.map((name) => name?.[language] ?? '').join(language === 'zh' ? ` ${to} ` : ' to '),
  );
  const items = changeItems(label, { before, after, ...paidTime });
  return { items, ...sumLines(items) };
}

/** The lines of a change of plan: the days left of the current term, and the whole terms after it. */
function changeItems(
  label: Text,
  { before, after, ...paidTime }: PaidTime & { before: number; after: number },
): ItemRecord[] {
  if (after <= before) {
    const formula = {
      zh: `${money(after).zh} 不高于 ${money(before).zh}，无需补差价，也不退差价`,
      en: `${money(after).en} is no more than ${money(before).en}, so nothing is paid or paid back`,
    };
    return [{ kind: 'plan', label, formula, amount: 0 }];
  }
  const { daysLeft, daysOfPeriod, laterTerms } = paidTime;
  const line = (rest: Text, factor: Text, time: Partial<PaidTime>): ItemRecord => ({
    kind: 'plan',
    label: inBoth((language) => label[language] + rest[language]),
    formula: inBoth(
      (language) => `(${money(after)[language]} − ${money(before)[language]}) × ${factor[language]}`,
    ),
    amount: upgradeAmount({ before, after, daysOfPeriod, daysLeft: 0, laterTerms: 0, ...time }),
  });
  const days: Text = {
    zh: `${daysLeft} / ${daysText(daysOfPeriod).zh}`,
    en: `${daysLeft} of ${daysText(daysOfPeriod).en}`,
  };
  if (laterTerms === 0) return [line({ zh: '', en: '' }, days, { daysLeft })];
  return [
    line({ zh: '，本期剩余', en: ', rest of this term' }, days, { daysLeft }),
    line({ zh: '，后续各期', en: ', later terms' }, termsText(laterTerms), { laterTerms }),
  ];
}

/** Throws a MockFailure unless the order is called what its change of plan is. */
function requireKind({ service }: Offer, { skuCode }: InstanceRecord, selection: Selection): void {
  const kind = changeKind(service, skuCode, selection.skuCode);
  if (kind === selection.orderType && skuCode !== selection.skuCode) return;
  throw new MockFailure(
    INSTANCE_ERROR.notAnUpgrade,
    selection.orderType === 'change'
      ? { zh: '只能更换为同级的其他套餐。', en: 'This isn’t another plan of the same level.' }
      : { zh: '只能升级到更高级的套餐。', en: 'This isn’t a larger plan, so it’s no upgrade.' },
  );
}
