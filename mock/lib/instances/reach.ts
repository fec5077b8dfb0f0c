import type { ServiceRole } from '../../../src/domain/instance/serviceActions';
import { now } from '../clock';
import { db } from '../db';
import { getOrThrow } from '../failure';
import { getInstances } from '../orders/instances';
import { settledOrders } from '../orders/ownOrders';
import type { InstanceRecord } from '../orders/records';
import type { UserRecord } from '../tables';

export interface Reached {
  instance: InstanceRecord;
  /** What the user is to the service. */
  role: ServiceRole;
}

const roleOf = (user: UserRecord, { userId, managed }: InstanceRecord): ServiceRole | undefined =>
  userId === user.userId
    ? 'owner'
    : managed?.members?.find(({ userPhone }) => userPhone === user.userPhone)?.role;

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
  return getOrThrow(found, NO_SERVICE);
}

export const NO_SERVICE = { zh: '没有找到该服务。', en: 'There is no such service among yours.' };
