import type { OrderStatus } from '@/domain/order/orderMachine';

/** The states of an order as people look for them; each state stands in exactly one group. */
export const ORDER_GROUPS = {
  unpaid: ['pendingPayment', 'paying'],
  underWay: ['paid', 'provisioning', 'provisionFailed'],
  completed: ['completed'],
  refund: ['refundReview', 'refunding', 'refunded'],
  closed: ['cancelled', 'expired'],
} as const satisfies Record<string, readonly OrderStatus[]>;

export type OrderGroup = keyof typeof ORDER_GROUPS;

export const ORDER_GROUP_NAMES = Object.keys(ORDER_GROUPS) as OrderGroup[];

/** How many orders are in a group, given how many are in each state. */
export function countGroup(counts: Record<OrderStatus, number>, group?: OrderGroup): number {
  const statuses: readonly OrderStatus[] = group
    ? ORDER_GROUPS[group]
    : ORDER_GROUP_NAMES.flatMap((name) => [...ORDER_GROUPS[name]]);
  return statuses.reduce((sum, status) => sum + counts[status], 0);
}
