import { nextOrderState, type OrderActor, type OrderEvent } from '../../../src/domain/order/orderMachine';
import type { Text } from '../text';
import type { OrderRecord } from './records';

/**
 * The only way an order's status changes. Returns false, and changes nothing, when the state machine has no such
 * transition for this actor. An entry of the timeline never has an earlier time than the one before it.
 */
export function applyTransition(
  order: OrderRecord,
  event: OrderEvent,
  actor: OrderActor,
  { at, note = { zh: '', en: '' } }: { at: number; note?: Text },
): boolean {
  const next = nextOrderState(order, event, actor);
  if (next === undefined) return false;
  order.status = next.status;
  order.statusBeforeRefund = next.statusBeforeRefund;
  order.timeline.push({ at: Math.max(at, statusSince(order)), actor, event, note });
  order.version += 1;
  return true;
}

/** When the order got its current status. */
export const statusSince = (order: OrderRecord): number => order.timeline.at(-1)?.at ?? order.createdAt;
