import { isRunning } from '../../../src/domain/instance/instance';
import { DOORS, type Door, type Ineligibility, ineligibility } from '../../../src/domain/order/eligibility';
import { isFinalStatus } from '../../../src/domain/order/orderMachine';
import { settledCertification } from '../certification/review';
import type { MockTables } from '../db';
import type { MockFailure } from '../failure';
import type { UserRecord } from '../users';
import { getInstances } from './instances';
import type { InstanceRecord } from './records';
import { certificationRequired, purchaseLimitReached, triedBefore } from './refusals';
import { openChange } from './serviceOrders';
import { findOffer } from './snapshot';
import { benefitUses } from './usedBenefits';

interface Wanted {
  serviceId: string;
  /** Pieces that are added. */
  quantity: number;
  /** Milliseconds on the mock's clock. */
  at: number;
}

const REFUSALS: Record<Ineligibility, (purchaseLimit: number, owned: number) => MockFailure> = {
  unverified: certificationRequired,
  triedBefore,
  purchaseLimit: purchaseLimitReached,
};

/** What keeps a user from a service; nothing does from one that was deleted. */
function examine<D extends Door>(
  tables: MockTables,
  user: UserRecord,
  door: D,
  { serviceId, quantity, at }: Wanted,
) {
  const record = findOffer(serviceId)?.record;
  if (record === undefined) return undefined;
  const { requiresCertification, purchaseLimit } = record;
  const counts = (reason: Ineligibility) => (DOORS[door] as readonly Ineligibility[]).includes(reason);
  const owned = counts('purchaseLimit') && purchaseLimit > 0 ? countOwned(tables, user, serviceId, at) : 0;
  const why = ineligibility(door, record, {
    // Looking it up creates a record.
    certification: requiresCertification ? settledCertification(user) : undefined,
    owned,
    added: quantity,
    hasTried: counts('triedBefore') && benefitUses(tables, user, `trial ${serviceId}`).length > 0,
  });
  return why && { why, owned, purchaseLimit };
}

/** Why a user may not get a service through a door; undefined when nothing is in the way. Orders must be settled before. */
export const findIneligibility = <D extends Door>(
  tables: MockTables,
  user: UserRecord,
  door: D,
  wanted: Wanted,
): (typeof DOORS)[D][number] | undefined => examine(tables, user, door, wanted)?.why;

/** What the renewal of a service or its change of plan adds: the service itself, once that has ended. */
export const addedBy = (instance: InstanceRecord | undefined, quantity: number): number =>
  instance && isRunning(instance) ? 0 : quantity;

/** Throws a MockFailure unless a user may get a service through a door. Orders must be settled before. */
export function checkEligibility(tables: MockTables, user: UserRecord, door: Door, wanted: Wanted): void {
  const found = examine(tables, user, door, wanted);
  if (found) throw REFUSALS[found.why](found.purchaseLimit, found.owned);
}

/** The pieces that a user has, or will have once the open orders are set up. */
function countOwned(tables: MockTables, { userId }: UserRecord, serviceId: string, at: number): number {
  const instances = getInstances(tables, userId, at).filter(
    ({ service, orderType }) => service.serviceId === serviceId && orderType !== 'trial',
  );
  // An open renewal brings an ended service back.
  const running = instances.filter(
    (instance) => isRunning(instance) || openChange(tables, instance.instanceId) !== undefined,
  );
  const ordered = tables.orders.filter(
    (order) =>
      order.userId === userId &&
      order.service.serviceId === serviceId &&
      order.selection.orderType === 'new' &&
      // An order with an instance is counted as that instance.
      order.instanceId === undefined &&
      !isFinalStatus(order.status),
  );
  return sumQuantities(running) + sumQuantities(ordered.map(({ selection }) => selection));
}

const sumQuantities = (list: readonly { quantity: number }[]): number =>
  list.reduce((sum, { quantity }) => sum + quantity, 0);
