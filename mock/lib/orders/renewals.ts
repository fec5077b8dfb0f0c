import { isUsable } from '../../../src/domain/instance/instance';
import type { Renewal } from '../../../src/domain/instance/renewals';
import type { MockTables } from '../db';
import { pick } from '../pick';
import type { Language } from '../text';
import type { UserRecord } from '../users';
import { getInstances, instanceView } from './instances';
import { renewalFacts } from './renewalFacts';
import { findOffer } from './snapshot';

/** The user's running services with a term, with today's price of one more. Trials have none. The first to end comes first. */
export function getRenewals(
  tables: MockTables,
  user: UserRecord,
  { at, language }: { at: number; language: Language },
): Renewal[] {
  const instances = getInstances(tables, user.userId, at);
  return instances
    .filter((instance) => isUsable(instance) && instance.orderType !== 'trial')
    .toSorted((a, b) => (a.endsOn ?? 0) - (b.endsOn ?? 0) || a.instanceId.localeCompare(b.instanceId))
    .flatMap((instance) => {
      const view = instanceView(tables, instance, { language });
      const { endsOn, price, unverified = false } = renewalFacts(tables, user, instance);
      if (endsOn === undefined) return [];
      return {
        ...pick(view, ['instanceId', 'service', 'skuCode', 'specs', 'quantity', 'autoRenew', 'openOrder']),
        ...pick(view, ['scheduled', 'handOver', 'anchorDay', 'status', 'graceEndsOn', 'refundPending']),
        ...{ period: view.period, endsOn, price, unverified },
        agreements: [...(findOffer(instance.service.serviceId)?.record.agreements ?? [])],
      };
    });
}
