import { continuesTrial, termAfterTrial } from '../../../src/domain/instance/trial';
import type { Quote } from '../../../src/domain/order/quote';
import { isoTime } from '../clock';
import type { MockTables } from '../db';
import { openHandOver } from './managing';
import type { InstanceRecord, OrderRecord } from './records';

/** An order before its setup, or what is quoted for one; without `paidAt` before its payment. */
type Purchase = Pick<OrderRecord, 'userId' | 'selection' | 'createdAt'> &
  Partial<Pick<OrderRecord, 'orderId' | 'paidAt'>>;

/** The trial that becomes the service of an order when it is set up; undefined for an order that makes a service of its own. */
export function findTrial(tables: MockTables, order: Purchase, at: number): InstanceRecord | undefined {
  const { userId, selection, createdAt, paidAt = at } = order;
  const purchase = { ...selection, orderedAt: createdAt };
  return tables.instances.find((trial) => {
    if (trial.userId !== userId) return false;
    const { serviceId } = trial.service;
    const facts = { ...trial, serviceId, isOffered: openHandOver(trial) !== undefined, isTaken: false };
    const continues = (other: typeof purchase, time: number, isTaken = false) =>
      continuesTrial(other, { ...facts, isTaken }, time);
    const isTaken = tables.orders.some(
      (other) =>
        other.userId === userId &&
        (ownedTrial(other, trial, paidAt) ||
          (isPaidBefore(other, order) &&
            continues({ ...other.selection, orderedAt: other.createdAt }, other.paidAt ?? at))),
    );
    return continues(purchase, paidAt, isTaken);
  });
}

/** Whether an order had turned a trial into its service at a time, and was not refunded yet. */
const ownedTrial = (
  { continues, timeline }: OrderRecord,
  { instanceId }: InstanceRecord,
  at: number,
): boolean =>
  continues === instanceId &&
  (timeline.findLast(({ event }) => event === 'refunded')?.at ?? Number.POSITIVE_INFINITY) > at;

/** Whether another order is being set up that was paid before one; of two at the same time, that with the smaller id. */
function isPaidBefore(
  { orderId: otherId, status, paidAt: otherPaidAt = 0 }: OrderRecord,
  { orderId = '', paidAt = Number.POSITIVE_INFINITY }: Purchase,
): boolean {
  if (status !== 'paid' && status !== 'provisioning') return false;
  return otherPaidAt < paidAt || (otherPaidAt === paidAt && otherId < orderId);
}

/** The paid term of an order that continues a trial. */
export function trialCovers(
  { endsOn = 0 }: Pick<InstanceRecord, 'endsOn'>,
  { selection }: Pick<OrderRecord, 'selection'>,
): { from: number; to?: number } {
  const { from, to } = termAfterTrial(endsOn, selection.period);
  return { from, ...(to !== undefined && { to }) };
}

/** The trial that an order continues, with its paid term, as its buyer sees it. */
export function continuationView(
  trial: InstanceRecord,
  order: Pick<OrderRecord, 'selection'>,
): Pick<Quote, 'continues' | 'covers'> {
  const { from, to } = trialCovers(trial, order);
  return { continues: trial.instanceId, covers: { from: isoTime(from), to: isoTime(to) } };
}

/** The order that bought a trial; undefined for any other service. */
export const purchaseOf = (tables: MockTables, { instanceId }: InstanceRecord): OrderRecord | undefined =>
  tables.orders.find(({ continues, isApplied }) => isApplied && continues === instanceId);
