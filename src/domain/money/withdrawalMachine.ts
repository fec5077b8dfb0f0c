import { nextIn, type Step, type Transitions } from '../transitions';

export const WITHDRAWAL_STATUSES = ['requested', 'processing', 'paid', 'failed', 'cancelled'] as const;
export const WITHDRAWAL_EVENTS = ['process', 'pay', 'fail', 'cancel'] as const;

export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];
export type WithdrawalEvent = (typeof WITHDRAWAL_EVENTS)[number];
type WithdrawalActor = 'user' | 'system';

/** The money leaves the balance with the request, and comes back when it is cancelled or fails. */
export const WITHDRAWAL_TRANSITIONS: Transitions<
  WithdrawalStatus,
  WithdrawalEvent,
  Step<WithdrawalStatus, WithdrawalActor>
> = {
  requested: {
    process: { to: 'processing', by: ['system'] },
    cancel: { to: 'cancelled', by: ['user'] },
  },
  processing: {
    pay: { to: 'paid', by: ['system'] },
    fail: { to: 'failed', by: ['system'] },
  },
  paid: {},
  failed: {},
  cancelled: {},
};

/** Returns the next status; `undefined` when the event is not allowed for this actor. */
export const nextWithdrawalStatus = nextIn(WITHDRAWAL_TRANSITIONS);

/** Whether the money is neither in the balance nor paid out. */
export const isFrozenWithdrawal = (status: WithdrawalStatus): boolean =>
  status === 'requested' || status === 'processing';

/** Whether the money came back to the balance. */
export const isReturnedWithdrawal = (status: WithdrawalStatus): boolean =>
  status === 'failed' || status === 'cancelled';
