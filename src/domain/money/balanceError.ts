import { details, refusal } from '../requestError';
import { count } from '../schemas';

/** Shown beside their cause, without a popup. */
export const BALANCE_ERROR = {
  /** More than can be withdrawn, in all or to this destination. */
  amountUnavailable: 48001,
  /** As many withdrawals as a day can have. */
  dailyLimit: 48002,
  /** The account has no verified name. */
  nameUnverified: 48003,
  /** The automatic top-up would bring the money back. */
  autoTopUpOn: 48004,
  /** Not allowed in the current state. */
  transitionRefused: 48005,
  /** The key was used for other content. */
  keyUsed: 48006,
  /** No payment method of this kind has been used for a top-up. */
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
