import type { CertificationStatus } from './account';
import type { AnnouncementSummary } from './announcement';
import type { ChargeStatus } from './charge';
import type { TaskStatus } from './consoleTask';
import type { InstanceSummary } from './instance';
import type { OrderStatus } from './orderMachine';
import type { ProcessStatus } from './processMachine';
import type { ReturnStatus } from './returnSheet';

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

export const INSTANCE_STATUS_TONE: Record<InstanceSummary['status'], Tone> = {
  opening: 'progress',
  active: 'success',
  suspended: 'danger',
  expired: 'neutral',
  released: 'neutral',
};

export const CHARGE_STATUS_TONE: Record<ChargeStatus, Tone> = {
  pending: 'progress',
  settled: 'success',
  reversed: 'neutral',
};

export const ANNOUNCEMENT_SEVERITY_TONE: Record<AnnouncementSummary['severity'], Tone> = {
  info: 'neutral',
  maintenance: 'warning',
  urgent: 'danger',
};

export const CERTIFICATION_STATUS_TONE: Record<CertificationStatus, Tone> = {
  unverified: 'warning',
  draft: 'warning',
  submitted: 'progress',
  reviewing: 'progress',
  rejected: 'danger',
  withdrawn: 'neutral',
  verified: 'success',
  changing: 'warning',
  expired: 'warning',
};

export const TASK_STATUS_TONE: Record<TaskStatus, Tone> = {
  waiting: 'neutral',
  active: 'progress',
  done: 'success',
};

export const PROCESS_STATUS_TONE: Record<ProcessStatus, Tone> = {
  departmentReview: 'progress',
  financeReview: 'progress',
  returned: 'warning',
  completed: 'success',
  closed: 'neutral',
};

export const RETURN_STATUS_TONE: Record<ReturnStatus, Tone> = {
  applied: 'warning',
  received: 'progress',
  checked: 'progress',
  refunded: 'success',
};
