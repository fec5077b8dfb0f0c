import { details, refusal } from '../requestError';
import { count } from '../schemas';

/** Shown beside their cause, without a popup. */
export const BALANCE_ERROR = {
  /** The amount is more than can be withdrawn to this target. */
  amountUnavailable: 48001,
  /** The user has requested as many withdrawals today as are allowed. */
  dailyLimit: 48002,
  /** A bank account needs a verified identity. */
  nameUnverified: 48003,
  /** The automatic top-up is on, so that less can be withdrawn. */
  autoTopUpOn: 48004,
  /** The state of the withdrawal does not allow it. */
  transitionRefused: 48005,
  /** The key was used for another withdrawal. */
  keyUsed: 48006,
  /** The payment method has not been used for a top-up. */
  channelUnused: 48007,
} as const;

export const amountUnavailable = refusal(
  BALANCE_ERROR.amountUnavailable,
  details({
    /** The most that can be withdrawn to this target, in cents. */
    most: count,
  }),
);

export const autoTopUpOn = refusal(
  BALANCE_ERROR.autoTopUpOn,
  details({
    /** What must remain, in cents. */
    mustLeave: count,
  }),
);
