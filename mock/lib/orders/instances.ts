import { anchorDay } from '../../../src/domain/calendar';
import type { InstanceSummary } from '../../../src/domain/instance/instance';
import type { Outlook } from '../../../src/domain/instance/renewal';
import { configurationPrice, otherPlans } from '../../../src/domain/instance/upgrade';
import { newServiceEnd } from '../../../src/domain/order/commitment';
import { isoTime } from '../clock';
import type { MockTables } from '../db';
import { ownRows } from '../rows';
import { type Language, localize } from '../text';
import { settleTerm, undoRefunded } from './instanceChanges';
import { scheduledView, settleManaged } from './managing';
import type { InstanceRecord, OrderRecord } from './records';
import { underWay } from './renewalFacts';
import { findOffer, toConfiguration } from './snapshot';
import { purchaseOf } from './trials';

/** Creates the service of an order. Its id is derived from the order's, so an order has at most one. */
export function openInstance(tables: MockTables, order: OrderRecord, at: number): InstanceRecord {
  const { skuCode, specs, period, quantity, orderType } = order.selection;
  const instance: InstanceRecord = {
    instanceId: `I${order.orderId}`,
    orderId: order.orderId,
    userId: order.userId,
    service: order.service,
    orderType,
    skuCode,
    specs,
    specTexts: order.specTexts,
    period,
    quantity,
    status: 'active',
    beganOn: at,
    endsOn: newServiceEnd({ period, trialDays: order.trialDays }, at),
    anchorDay: period.unit === 'once' ? undefined : anchorDay(at),
    autoRenew: order.autoRenew === true && period.unit !== 'once',
  };
  order.covers = { from: at, to: instance.endsOn };
  tables.instances.push(instance);
  return instance;
}

/** The user's services at `at`, with refunds undone and the states of terms that have ended. */
export function getInstances(tables: MockTables, userId: string, at: number): InstanceRecord[] {
  const own = ownRows(tables.instances, { userId });
  for (const instance of own) {
    undoRefunded(tables, instance, at);
    settleTerm(instance, at);
    settleManaged(instance, at);
  }
  return own;
}

export function instanceView(
  tables: MockTables,
  instance: InstanceRecord,
  { language, outlook }: { language: Language; outlook?: Outlook | undefined },
): InstanceSummary {
  const {
    userId: _userId,
    changeKeys: _keys,
    managed: _managed,
    base: _base,
    firstUsedAt: _used,
    ...shown
  } = instance;
  const { service, specTexts, beganOn, endsOn, graceEndsOn, ...rest } = shown;
  const sold = findOffer(service.serviceId)?.service;
  const configuration = toConfiguration(instance);
  return {
    ...rest,
    orderId: purchaseOf(tables, instance)?.orderId ?? instance.orderId,
    service: localize(service, language),
    specTexts: localize(specTexts, language),
    beganOn: isoTime(beganOn),
    endsOn: isoTime(endsOn),
    graceEndsOn: isoTime(graceEndsOn),
    renewable: sold !== undefined && configurationPrice(sold, configuration) !== undefined,
    upgradable: sold !== undefined && otherPlans(sold, configuration, 'upgrade').length > 0,
    changeable: sold !== undefined && otherPlans(sold, configuration, 'change').length > 0,
    ...underWay(tables, instance),
    scheduled: scheduledView(instance, language),
    outlook,
  };
}
