import { findServiceRecord } from '../../../mock/lib/catalogue/catalogue';
import { db } from '../../../mock/lib/db';
import type { World } from './world';

interface State {
  /** The accounts with a valid verification. */
  verified: Set<string>;
  /** Number of orders, and the owners of the services by id, that were checked last. */
  orders: number;
  owners: Map<string, string>;
}

const states = new WeakMap<World, State>();

function stateOf(world: World): State {
  const state = states.get(world) ?? { verified: new Set(), orders: 0, owners: new Map() };
  states.set(world, state);
  return state;
}

/** The accounts with a valid verification, to be changed in place. */
export const verifiedIn = (world: World): Set<string> => stateOf(world).verified;

const requiresVerification = (serviceId: string): boolean =>
  findServiceRecord(serviceId)?.requiresCertification === true;

/** Whoever has ordered since the last check, or got a service, was verified if the service requires it. */
function checkVerified(world: World): void {
  const state = stateOf(world);
  const { orders, instances } = db();
  const check = (userId: string, serviceId: string, what: string) =>
    world.check(
      'eligibilityHolds',
      state.verified.has(userId) || !requiresVerification(serviceId),
      () => `${what} of ${userId}, who is not verified`,
    );
  for (const { userId, service, orderId } of orders.slice(state.orders))
    check(userId, service.serviceId, orderId);
  state.orders = orders.length;
  for (const { instanceId, userId, service } of instances) {
    const owner = state.owners.get(instanceId);
    // A new service comes from an order.
    if (owner !== undefined && owner !== userId) check(userId, service.serviceId, instanceId);
    state.owners.set(instanceId, userId);
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
