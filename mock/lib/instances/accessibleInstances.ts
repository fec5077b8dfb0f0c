import type { ServiceRole } from '../../../src/domain/instance/serviceActions';
import { now } from '../clock';
import { db } from '../db';
import { getOrThrow } from '../failure';
import { getInstances } from '../orders/instances';
import { settledOrders } from '../orders/ownOrders';
import type { InstanceRecord } from '../orders/records';
import type { UserRecord } from '../users';
import { changeMembership, findMembership } from './invitees';

export interface InstanceAccess {
  instance: InstanceRecord;
  /** What the user is to the service. */
  role: ServiceRole;
}

const roleOf = (user: UserRecord, instance: InstanceRecord): ServiceRole | undefined =>
  instance.userId === user.userId ? 'owner' : findMembership(instance, user)?.role;

/** Settles the services of these owners. */
export function settleServices(ownerIds: Iterable<string>): void {
  for (const ownerId of new Set(ownerIds)) {
    settledOrders(ownerId);
    getInstances(db(), ownerId, now());
  }
}

/** The services that the user owns or is a member of, settled. */
export function accessibleInstances(user: UserRecord): InstanceAccess[] {
  const findAccess = () =>
    db().instances.flatMap((instance) => {
      const role = roleOf(user, instance);
      return role === undefined ? [] : [{ instance, role }];
    });
  settleServices([user.userId, ...findAccess().map(({ instance }) => instance.userId)]);
  return findAccess();
}

/** One of these services. Throws 404 for an unknown service and for another user's. */
export function getInstanceAccess(user: UserRecord, instanceId: string): InstanceAccess {
  const found = accessibleInstances(user).find(({ instance }) => instance.instanceId === instanceId);
  const access = getOrThrow(found, NO_SERVICE);
  const membership = findMembership(access.instance, user);
  if (membership) changeMembership(membership, 'open');
  return access;
}

export const NO_SERVICE = { zh: '没有找到该服务。', en: 'There is no such service among yours.' };
