import type zh from '../zh-CN/order';

/** Orders and payments. */
export default {
  'order.status.pendingPayment': 'Awaiting payment',
  'order.status.paying': 'Payment in progress',
  'order.status.paid': 'Paid',
  'order.status.provisioning': 'Being set up',
  'order.status.completed': 'Completed',
  'order.status.provisionFailed': 'Set-up failed',
  'order.status.cancelled': 'Cancelled',
  'order.status.expired': 'Expired',
  'order.status.refundReview': 'Refund under review',
  'order.status.refunding': 'Being refunded',
  'order.status.refunded': 'Refunded',
  'order.failed': 'The order cannot be read right now',
} satisfies Record<keyof typeof zh, string>;
