import type { AccessRequestStatus } from './account/accessRequest';
import type { CertificationStatus } from './account/account';
import type { TaskStatus } from './console/consoleTask';
import type { ProcessStatus } from './console/processMachine';
import type { ReturnStatus } from './console/returnSheet';
import type { SubmissionStatus } from './console/submission';
import type { AnnouncementSummary } from './content/announcement';
import type { Health } from './editor/diagram';
import type { AccessKeyState } from './instance/accessKey';
import type { shownStatus } from './instance/instance';
import type { MemberStatus } from './instance/membership';
import type { InvoiceStatus } from './invoice/invoiceMachine';
import type { AutoTopUp } from './money/autoTopUp';
import type { ChargeStatus } from './money/charge';
import type { WithdrawalStatus } from './money/withdrawalMachine';
import type { WalletState } from './order/coupon';
import type { OrderStatus } from './order/orderMachine';
import type { RuleRun } from './rule/ruleDetail';
import type { RuleStatusName } from './rule/ruleFields';
import type { TicketState } from './support/ticketMachine';

/** Meaning of a status for the user. */
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

export const INSTANCE_STATUS_TONE: Record<ReturnType<typeof shownStatus>, Tone> = {
  soon: 'warning',
  opening: 'progress',
  active: 'success',
  grace: 'danger',
  suspended: 'danger',
  expired: 'neutral',
  released: 'neutral',
};

export const ACCESS_KEY_TONE: Record<AccessKeyState, Tone> = {
  active: 'success',
  rotating: 'progress',
  revoked: 'neutral',
};

export const MEMBER_STATUS_TONE: Record<MemberStatus, Tone> = {
  invited: 'progress',
  active: 'success',
  expired: 'neutral',
  numberTaken: 'neutral',
  accountClosed: 'neutral',
};

export const WALLET_STATE_TONE: Record<WalletState, Tone> = {
  usable: 'success',
  used: 'neutral',
  expired: 'neutral',
};

export const INVOICE_STATUS_TONE: Record<InvoiceStatus, Tone> = {
  requested: 'progress',
  issued: 'success',
  withdrawn: 'neutral',
  reversed: 'warning',
};

export const TICKET_STATE_TONE: Record<TicketState, Tone> = {
  open: 'progress',
  answered: 'warning',
  waiting: 'warning',
  resolved: 'success',
  closed: 'neutral',
  reopened: 'progress',
};

export const CHARGE_STATUS_TONE: Record<ChargeStatus, Tone> = {
  pending: 'progress',
  settled: 'success',
  reversed: 'neutral',
};

export const WITHDRAWAL_STATUS_TONE: Record<WithdrawalStatus, Tone> = {
  requested: 'progress',
  processing: 'progress',
  paid: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

export const AUTO_TOP_UP_TONE: Record<AutoTopUp['status'], Tone> = {
  off: 'neutral',
  on: 'success',
  waiting: 'warning',
  stopped: 'danger',
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

export const SUBMISSION_STATUS_TONE: Record<SubmissionStatus, Tone> = {
  reviewing: 'progress',
  done: 'success',
  refused: 'danger',
};

export const ACCESS_REQUEST_STATUS_TONE: Record<AccessRequestStatus, Tone> = {
  open: 'warning',
  granted: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
  revoked: 'neutral',
};

export const HEALTH_TONE: Record<Health, Tone> = {
  healthy: 'success',
  degraded: 'warning',
  down: 'danger',
  maintenance: 'progress',
  unknown: 'neutral',
};

export const RULE_STATUS_TONE: Record<RuleStatusName, Tone> = {
  closed: 'neutral',
  running: 'progress',
  online: 'success',
  abnormal: 'danger',
};

export const RULE_RUN_TONE: Record<RuleRun['result'], Tone> = {
  passed: 'success',
  triggered: 'warning',
  failed: 'danger',
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
