import { anchorDay } from '../../../src/domain/calendar';
import { type InstanceSummary, isExpiringSoon, isRunning } from '../../../src/domain/instance/instance';
import {
  findNextRenewal,
  INSTANCE_GROUPS,
  type InstanceGroup,
  type InstanceList,
  isOfGroup,
  type ListedInstance,
  monthlyPrice,
  sumMonthlyPrices,
} from '../../../src/domain/instance/instanceList';
import type { Outlook } from '../../../src/domain/instance/renewal';
import { configurationPrice, otherPlans } from '../../../src/domain/instance/upgrade';
import type { Listing } from '../../../src/domain/listing';
import { newServiceEnd } from '../../../src/domain/order/commitment';
import { isoTime } from '../clock';
import type { MockTables } from '../db';
import { allowanceView } from '../instances/usage';
import { countRows, ownRows } from '../rows';
import { type Language, localize, mentions } from '../text';
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

interface InstanceFilter {
  /** Milliseconds on the mock's clock. */
  at: number;
  language: Language;
  /** Whether, when and why not the services renew, by id. */
  outlooks: ReadonlyMap<string, Outlook>;
  expiringSoon?: boolean;
  group?: InstanceGroup;
  keyword?: string;
}

/** Live services by end date, then those without an end, then ended ones from the newest. */
export function listInstances(
  tables: MockTables,
  userId: string,
  { at, language, outlooks, expiringSoon = false, group = 'all', keyword }: InstanceFilter,
): Omit<InstanceList, keyof Listing<unknown> | 'serverTime'> & { found: ListedInstance[] } {
  const own = getInstances(tables, userId, at).sort(byEnd);
  const all = own.map((instance) => ({
    ...instanceView(tables, instance, { language, outlook: outlooks.get(instance.instanceId) }),
    monthlyPrice: getMonthlyPrice(instance),
    allowance: isRunning(instance) ? allowanceView(instance, at, language) : undefined,
  }));
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
    monthlyTotal: sumMonthlyPrices(all),
    nextRenewal: findNextRenewal(all),
  };
}

/** What a month of a running service costs at today's price, in cents. */
function getMonthlyPrice(instance: InstanceRecord): number | undefined {
  if (instance.orderType === 'trial' || !isRunning(instance)) return undefined;
  const sold = findOffer(instance.service.serviceId)?.service;
  const price = sold && configurationPrice(sold, toConfiguration(instance));
  return price === undefined ? undefined : monthlyPrice(price, instance.period);
}

function byEnd(a: InstanceRecord, b: InstanceRecord): number {
  const over = Number(!isRunning(a)) - Number(!isRunning(b));
  if (over !== 0) return over;
  const ends = ({ endsOn = Number.MAX_SAFE_INTEGER }: InstanceRecord) => endsOn;
  const order = isRunning(a) ? ends(a) - ends(b) : ends(b) - ends(a);
  return order || a.instanceId.localeCompare(b.instanceId);
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
