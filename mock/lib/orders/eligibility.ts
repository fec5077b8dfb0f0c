import type { Selection } from '../../../src/domain/catalog/selection';
import { isCertified } from '../../../src/domain/certification/certificationMachine';
import { isFinalStatus } from '../../../src/domain/order/orderMachine';
import { settledCertification } from '../certification/review';
import type { MockTables, UserRecord } from '../tables';
import { isChange } from './instanceChanges';
import { getInstances, isLive } from './instances';
import type { OrderRecord } from './records';
import { certificationRequired, purchaseLimitReached, triedBefore } from './refusals';
import type { Offer } from './snapshot';

/** Throws a MockFailure unless this person may buy this, as far as the person decides. Orders must be settled. */
export function checkEligibility(
  tables: MockTables,
  user: UserRecord,
  { offer, selection }: { offer: Offer; selection: Selection },
  at: number,
): void {
  const { serviceId, requiresCertification, purchaseLimit } = offer.record;
  if (requiresCertification && !isCertified(settledCertification(user))) throw certificationRequired();
  // Who has it already does not get another one.
  if (isChange({ selection })) return;
  const own = tables.orders.filter(
    (order) => !isChange(order) && order.userId === user.userId && order.service.serviceId === serviceId,
  );
  if (selection.orderType === 'trial') {
    if (own.some(isTrial)) throw triedBefore();
    return;
  }
  if (purchaseLimit === 0) return;
  const owned = countOwned(tables, user, serviceId, at) + inWork(own);
  if (owned + selection.quantity > purchaseLimit) throw purchaseLimitReached(purchaseLimit, owned);
}

const isTrial = ({ selection }: OrderRecord) => selection.orderType === 'trial';

// What is only being tried does not stand in the way of buying it.
function countOwned(tables: MockTables, user: UserRecord, serviceId: string, at: number): number {
  return getInstances(tables, user.userId, at)
    .filter((instance) => instance.service.serviceId === serviceId && instance.orderType !== 'trial')
    .filter(isLive)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

// An order that has become an instance counts as that.
function inWork(orders: readonly OrderRecord[]): number {
  return orders
    .filter((order) => !isTrial(order) && !isFinalStatus(order.status) && order.instanceId === undefined)
    .reduce((sum, { selection }) => sum + selection.quantity, 0);
}
