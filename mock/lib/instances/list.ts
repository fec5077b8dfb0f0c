import { isExpiringSoon, isRunning } from '../../../src/domain/instance/instance';
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
import { configurationPrice } from '../../../src/domain/instance/upgrade';
import type { Listing } from '../../../src/domain/listing';
import type { MockTables } from '../db';
import { getInstances, instanceView } from '../orders/instances';
import type { InstanceRecord } from '../orders/records';
import { findOffer, toConfiguration } from '../orders/snapshot';
import { countRows } from '../rows';
import { type Language, mentions } from '../text';
import { allowanceView } from './usage';

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
