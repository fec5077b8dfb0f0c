import { db } from '../../../mock/lib/db';
import type { InstanceRecord, OrderRecord } from '../../../mock/lib/orders/records';
import type { Person, World } from './world';

/** One action of a history. Small numbers are the simplest choices, so that a history can be made smaller. */
export interface Turn {
  world: World;
  person: Person;
  /** Which of the existing things it is about. */
  pick: number;
  /** How it is done. */
  choice: number;
  /** An amount, or a length of time. */
  size: number;
}

export type Action = (turn: Turn) => Promise<void>;

/** The newest comes first, so that a small number means what was done last. */
export function pickOne<T>(list: readonly T[], index: number): T | undefined {
  return list.length === 0 ? undefined : list[list.length - 1 - (index % list.length)];
}

export const ownOrders = ({ userId }: Person, isMeant: (order: OrderRecord) => boolean = () => true) =>
  db().orders.filter((order) => order.userId === userId && isMeant(order));

export const ownInstances = (
  { userId }: Person,
  isMeant: (instance: InstanceRecord) => boolean = () => true,
): InstanceRecord[] => db().instances.filter((instance) => instance.userId === userId && isMeant(instance));

export const wait = (world: World, seconds: number): void => {
  world.at += seconds * 1_000;
};
