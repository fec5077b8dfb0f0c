import type { AnnouncementSummary } from './announcement';
import type { OrderStatus } from './orderMachine';

/** What a status means to the person: nothing left, under way, good, needs them, lost. */
export type Tone = 'neutral' | 'progress' | 'success' | 'warning' | 'danger';

export const ORDER_STATUS_TONE: Record<OrderStatus, Tone> = {
  pendingPayment: 'warning',
  paying: 'progress',
  paid: 'progress',
  provisioning: 'progress',
  completed: 'success',
  provisionFailed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  refundReview: 'progress',
  refunding: 'progress',
  refunded: 'neutral',
};

export const ANNOUNCEMENT_SEVERITY_TONE: Record<AnnouncementSummary['severity'], Tone> = {
  info: 'neutral',
  maintenance: 'warning',
  urgent: 'danger',
};
