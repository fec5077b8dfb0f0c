import { nextOrderState, type OrderActor, type OrderEvent } from '../../../src/domain/order/orderMachine';
import type { Text } from '../text';
import type { OrderRecord } from './records';

const NOTHING: Text = { zh: '', en: '' };

export interface StepFacts {
  /** Milliseconds; when it happens. */
  at: number;
  note?: Text;
}

/**
 * The one way in which an order changes its state. Answers false, and changes nothing, when the machine does not
 * have the step there for this actor. A step never stands before the one that led to it.
 */
export function step(
  order: OrderRecord,
  event: OrderEvent,
  actor: OrderActor,
  { at, note = NOTHING }: StepFacts,
): boolean {
  const next = nextOrderState(order, event, actor);
  if (next === undefined) return false;
  order.status = next.status;
  order.statusBeforeRefund = next.statusBeforeRefund;
  order.timeline.push({ at: Math.max(at, lastStepAt(order)), actor, event, note });
  order.version += 1;
  return true;
}

/** When the order came into the state it is in. */
export function lastStepAt(order: OrderRecord): number {
  return order.timeline.at(-1)?.at ?? order.createdAt;
}
