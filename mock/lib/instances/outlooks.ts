import type { Outlook } from '../../../src/domain/instance/renewal';
import type { RenewalAccount } from '../../../src/domain/instance/renewalForecast';
import {
  type OutlookSubject,
  renewalOutlook,
  renewalOutlooks,
} from '../../../src/domain/instance/renewalOutlook';
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

const ownFacts = (tables: MockTables, user: UserRecord): OutlookSubject[] =>
  ownRows(tables.instances, user).map((instance) => renewalFacts(tables, user, instance));

/** Whether, when and why not a service renews; undefined for anybody but its owner. Services must be settled before. */
export function getOutlook(
  tables: MockTables,
  user: UserRecord,
  instance: InstanceRecord,
  at: number,
): Outlook | undefined {
  if (instance.userId !== user.userId) return undefined;
  return renewalOutlook(
    instance,
    { ...renewalAccount(tables, user, at), services: ownFacts(tables, user) },
    at,
  );
}

/** Whether, when and why not each of a user's services renews, by its id. They must be settled before. */
export const getOutlooks = (tables: MockTables, user: UserRecord, at: number): Map<string, Outlook> =>
  renewalOutlooks(ownFacts(tables, user), renewalAccount(tables, user, at), at);
