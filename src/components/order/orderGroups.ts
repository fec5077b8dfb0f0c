import type { OrderStatus } from '@/domain/order/orderMachine';

/** The order statuses by group; each status belongs to exactly one group. */
export const ORDER_GROUPS = {
  unpaid: ['pendingPayment', 'paying'],
  underWay: ['paid', 'provisioning', 'provisionFailed'],
  completed: ['completed'],
  refund: ['refundReview', 'refunding', 'refunded'],
  closed: ['cancelled', 'expired'],
} as const satisfies Record<string, readonly OrderStatus[]>;

export type OrderGroup = keyof typeof ORDER_GROUPS;

export const ORDER_GROUP_NAMES = Object.keys(ORDER_GROUPS) as OrderGroup[];

/** Returns the number of orders in a group, or in all, from the counts by status. */
export function countGroup(counts: Record<OrderStatus, number>, group?: OrderGroup): number {
  const statuses: readonly OrderStatus[] = group
    ? ORDER_GROUPS[group]
    : ORDER_GROUP_NAMES.flatMap((name) => [...ORDER_GROUPS[name]]);
  return statuses.reduce((sum, status) => sum + counts[status], 0);
}
