import type { Outlook } from '../../../src/domain/instance/renewal';
import type { RenewalAccount } from '../../../src/domain/instance/renewalForecast';
import { renewalOutlooks } from '../../../src/domain/instance/renewalOutlook';
import type { MockTables } from '../db';
import { activeAutoTopUp } from '../money/autoTopUps';
import type { InstanceRecord } from '../orders/records';
import { renewalFacts } from '../orders/renewalFacts';
import { ownRows } from '../rows';
import type { UserRecord } from '../users';

/** What pays the renewals of a user. */
export const renewalAccount = (tables: MockTables, user: UserRecord, at: number): RenewalAccount => ({
  balance: user.balance,
  autoTopUp: activeAutoTopUp(tables, user, at),
});

/** Whether, when and why not a service renews; undefined for anybody but its owner. */
export const getOutlook = (
  tables: MockTables,
  user: UserRecord,
  { instanceId, userId }: InstanceRecord,
  at: number,
): Outlook | undefined =>
  userId === user.userId ? getOutlooks(tables, user, at).get(instanceId) : undefined;

/** Whether, when and why not each of a user's services renews, by its id. They must be settled before. */
export const getOutlooks = (tables: MockTables, user: UserRecord, at: number): Map<string, Outlook> =>
  renewalOutlooks(
    ownRows(tables.instances, user).map((instance) => renewalFacts(tables, user, instance)),
    renewalAccount(tables, user, at),
    at,
  );
