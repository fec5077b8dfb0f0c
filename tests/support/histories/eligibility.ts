import { findServiceRecord } from '../../../mock/lib/catalogue/catalogue';
import { db } from '../../../mock/lib/db';
import type { World } from './world';

const requiresVerification = (serviceId: string): boolean =>
  findServiceRecord(serviceId)?.requiresCertification === true;

/** Whoever has ordered since the last check, or got a service, was verified if the service requires it. */
function checkVerified(world: World): void {
  const { orders, instances } = db();
  const check = (userId: string, serviceId: string, what: string) =>
    world.check(
      'eligibilityHolds',
      world.verified.has(userId) || !requiresVerification(serviceId),
      () => `${what} of ${userId}, who is not verified`,
    );
  for (const { userId, service, orderId } of orders.slice(world.checkedOrders))
    check(userId, service.serviceId, orderId);
  world.checkedOrders = orders.length;
  for (const { instanceId, userId, service } of instances) {
    const owner = world.checkedOwners.get(instanceId);
    // A new service comes from an order.
    if (owner !== undefined && owner !== userId) check(userId, service.serviceId, instanceId);
    world.checkedOwners.set(instanceId, userId);
  }
}

function checkLimits({ check }: World): void {
  const owned = new Map<string, number>();
  for (const { userId, service, status, orderType, quantity } of db().instances) {
    const limit = findServiceRecord(service.serviceId)?.purchaseLimit ?? 0;
    if (limit === 0 || orderType === 'trial' || status === 'expired' || status === 'released') continue;
    const key = `${userId} ${service.serviceId}`;
    const count = (owned.get(key) ?? 0) + quantity;
    owned.set(key, count);
    check('eligibilityHolds', count <= limit, () => `${count} of ${limit}: ${key}`);
  }
}

/** Who may have what they have. */
export function checkEligibility(world: World): void {
  checkVerified(world);
  checkLimits(world);
}
