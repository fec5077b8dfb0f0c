import { anchorDay } from '../../../src/domain/calendar';
import {
  INSTANCE_GROUPS,
  type InstanceGroup,
  type InstanceSummary,
  isExpiringSoon,
  isOfGroup,
} from '../../../src/domain/instance/instance';
import { possibleActions } from '../../../src/domain/instance/instanceMachine';
import type { Renewal } from '../../../src/domain/instance/renewalForecast';
import { configurationPrice, largerPlans } from '../../../src/domain/instance/upgrade';
import { newServiceEnd } from '../../../src/domain/order/commitment';
import { isoTime } from '../clock';
import type { MockTables } from '../db';
import { pick } from '../pick';
import { countRows, ownRows } from '../rows';
import { type Language, localize, mentions } from '../text';
import { undoRefunded } from './instanceChanges';
import { inviteePhone } from './invitees';
import { openHandOver, renewalPlan, scheduledView, settleManaged } from './managing';
import type { InstanceRecord, OrderRecord } from './records';
import { openChange, openRefund } from './serviceOrders';
import { findOffer } from './snapshot';

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

/** The user's services at `at`, with refunds undone and ended terms marked as expired. */
export function getInstances(tables: MockTables, userId: string, at: number): InstanceRecord[] {
  const own = ownRows(tables.instances, { userId });
  for (const instance of own) {
    undoRefunded(tables, instance, at);
    settleManaged(instance, at);
    if (instance.status === 'active' && (instance.endsOn ?? Number.POSITIVE_INFINITY) <= at) {
      instance.status = 'expired';
    }
  }
  return own;
}

export const isLive = ({ status }: InstanceRecord): boolean => status !== 'expired' && status !== 'released';

interface InstanceFilter {
  /** Milliseconds on the mock's clock. */
  at: number;
  language: Language;
  expiringSoon?: boolean;
  group?: InstanceGroup;
  keyword?: string;
}

/** Live services by end date, then those without an end, then ended ones from the newest. */
export function listInstances(
  tables: MockTables,
  userId: string,
  { at, language, expiringSoon = false, group = 'all', keyword }: InstanceFilter,
): { found: InstanceSummary[]; counts: Record<InstanceGroup, number> } {
  const own = getInstances(tables, userId, at).sort(byEnd);
  const all = own.map((instance) => instanceView(tables, instance, language));
  const matches = mentions(keyword);
  const found = all.filter((instance) => {
    const { instanceId, orderId, service } = instance;
    return (
      isOfGroup(instance, group, at) &&
      (!expiringSoon || isExpiringSoon(instance, at)) &&
      matches([service.title, service.planName, service.providerName], instanceId, orderId)
    );
  });
  return {
    found,
    counts: countRows(all, INSTANCE_GROUPS, (instance, name) => isOfGroup(instance, name, at)),
  };
}

/** The user's running services that can be renewed, with today's price of one more term. */
export function getRenewals(
  tables: MockTables,
  userId: string,
  { at, language }: Pick<InstanceFilter, 'at' | 'language'>,
): Renewal[] {
  return getInstances(tables, userId, at)
    .sort(byEnd)
    .flatMap((instance) => {
      const view = instanceView(tables, instance, language);
      // A scheduled change and an offer keep the user from renewing, but not the service from renewing itself.
      const canRenew = possibleActions({ ...view, scheduled: undefined, handOver: undefined });
      // Nothing is charged while an order is being refunded.
      if (view.endsOn === undefined || view.refundPending || !canRenew.includes('autoRenew')) return [];
      const offer = findOffer(instance.service.serviceId);
      return {
        ...pick(view, ['instanceId', 'service', 'skuCode', 'specs', 'quantity', 'autoRenew', 'openOrder']),
        ...pick(view, ['scheduled', 'handOver', 'anchorDay']),
        period: view.period,
        endsOn: view.endsOn,
        price:
          offer &&
          configurationPrice(offer.service, { ...toConfiguration(instance), skuCode: renewalPlan(instance) }),
        agreements: offer ? [...offer.record.agreements] : [],
      };
    });
}

function byEnd(a: InstanceRecord, b: InstanceRecord): number {
  const over = Number(!isLive(a)) - Number(!isLive(b));
  if (over !== 0) return over;
  const ends = ({ endsOn = Number.MAX_SAFE_INTEGER }: InstanceRecord) => endsOn;
  const order = isLive(a) ? ends(a) - ends(b) : ends(b) - ends(a);
  return order || a.instanceId.localeCompare(b.instanceId);
}

/** The selection that orders the same again. */
export const toConfiguration = ({ service, skuCode, specs, period, quantity }: InstanceRecord) => ({
  serviceId: service.serviceId,
  skuCode,
  specs,
  period,
  quantity,
});

export function instanceView(
  tables: MockTables,
  instance: InstanceRecord,
  language: Language,
): InstanceSummary {
  const { userId: _userId, changeKeys: _keys, managed: _managed, ...shown } = instance;
  const { service, specTexts, beganOn, endsOn, ...rest } = shown;
  const handOver = openHandOver(instance);
  const sold = findOffer(service.serviceId)?.service;
  const configuration = toConfiguration(instance);
  const open = openChange(tables, instance.instanceId);
  return {
    ...rest,
    service: localize(service, language),
    specTexts: localize(specTexts, language),
    beganOn: isoTime(beganOn),
    endsOn: isoTime(endsOn),
    renewable: sold !== undefined && configurationPrice(sold, configuration) !== undefined,
    upgradable: sold !== undefined && largerPlans(sold, configuration).length > 0,
    openOrder: open && { orderId: open.orderId, orderType: open.selection.orderType, status: open.status },
    refundPending: openRefund(tables, instance.instanceId) !== undefined,
    scheduled: scheduledView(instance, language),
    handOver: handOver && {
      toPhone: inviteePhone(handOver.to) ?? '',
      expiresAt: isoTime(handOver.expiresAt),
    },
  };
}
