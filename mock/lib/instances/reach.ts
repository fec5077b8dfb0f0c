import type { ServiceRole } from '../../../src/domain/instance/serviceActions';
import { now } from '../clock';
import { db } from '../db';
import { getOrThrow } from '../failure';
import { getInstances } from '../orders/instances';
import { changeMembership, findMembership } from '../orders/invitees';
import type { InstanceRecord } from '../orders/records';
import { settledOrders } from '../settledOrders';
import type { UserRecord } from '../users';

export interface Reached {
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
export function reachedInstances(user: UserRecord): Reached[] {
  const reached = () =>
    db().instances.flatMap((instance) => {
      const role = roleOf(user, instance);
      return role === undefined ? [] : [{ instance, role }];
    });
  settleServices([user.userId, ...reached().map(({ instance }) => instance.userId)]);
  return reached();
}

/** One of these services. Throws 404 for an unknown service and for another user's. */
export function getReached(user: UserRecord, instanceId: string): Reached {
  const found = reachedInstances(user).find(({ instance }) => instance.instanceId === instanceId);
  const reached = getOrThrow(found, NO_SERVICE);
  const membership = findMembership(reached.instance, user);
  if (membership) changeMembership(membership, 'open');
  return reached;
}

export const NO_SERVICE = { zh: '没有找到该服务。', en: 'There is no such service among yours.' };
