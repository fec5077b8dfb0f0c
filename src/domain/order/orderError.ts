import * as v from 'valibot';
import { details, refusal } from '../requestError';
import { count, idSchema } from '../schemas';

/** Shown beside their cause, without a popup. */
export const ORDER_ERROR = {
  /** The service is paused, retired or removed. */
  serviceUnavailable: 42001,
  /** The service does not offer this plan, period or spec. */
  selectionInvalid: 42002,
  /** The quantity exceeds the limit of one order. */
  quantityExceeded: 42003,
  /** The buyer has reached the limit per user. */
  purchaseLimit: 42004,
  /** The buyer’s identity must be verified. */
  certificationRequired: 42005,
  /** The service offers no trial of this quantity, or the buyer already had one of it; one that was cancelled or not set up does not count. */
  trialRefused: 42006,
  /** The coupon does not exist. */
  couponUnknown: 42011,
  /** The coupon has expired or is used up. */
  couponExpired: 42012,
  /** The coupon does not apply to this order. */
  couponNotApplicable: 42013,
  /** The quote has expired, is unknown or of another selection; request a new one. */
  quoteExpired: 42021,
  /** The price is another one than the shown one; see "Prices". */
  priceChanged: 42022,
  /** An agreement has a newer version than the one accepted, or one is missing. */
  consentOutdated: 42023,
  /** The key was used for other content. */
  idempotencyConflict: 42024,
  /** The state of the order does not allow it. */
  transitionRefused: 42031,
  /** The balance is too low. */
  balanceInsufficient: 42032,
  /** No part of the order can be refunded. */
  nothingRefundable: 42033,
  /** A refund of the same service is open; nothing is charged or changed until it ends. */
  refundPending: 42034,
  /** The service is offered to another account. */
  handOverPending: 42035,
  /** Another amount is refundable now. */
  refundAmountChanged: 42036,
} as const;

/** Why a selection is refused. */
export const selectionRefusedSchema = details({
  /** The first part that is not available, in this order; only `orderType` comes before all but `service`. */
  error: v.picklist(['service', 'plan', 'period', 'spec', 'quantity', 'trial', 'orderType']),
});

const orderOf = (code: number) => refusal(code, details({ orderId: idSchema }));

/** The order that was placed with the key; missing when the key did something else. */
export const idempotencyConflict = orderOf(ORDER_ERROR.idempotencyConflict);

/** The order that is being refunded. */
export const refundPending = orderOf(ORDER_ERROR.refundPending);

/** The service that is offered. */
export const handOverPending = refusal(ORDER_ERROR.handOverPending, details({ instanceId: idSchema }));

/** What is refundable now, in cents. */
export const refundAmountChanged = refusal(
  ORDER_ERROR.refundAmountChanged,
  details({
    /** What would be refunded now, in cents. */
    amount: count,
  }),
);

export const SELECTION_REFUSALS = [
  ...[
    ORDER_ERROR.serviceUnavailable,
    ORDER_ERROR.selectionInvalid,
    ORDER_ERROR.quantityExceeded,
    ORDER_ERROR.trialRefused,
  ].map((code) => refusal(code, selectionRefusedSchema)),
  ORDER_ERROR.purchaseLimit,
  ORDER_ERROR.certificationRequired,
  ORDER_ERROR.couponUnknown,
  ORDER_ERROR.couponExpired,
  ORDER_ERROR.couponNotApplicable,
];

export const ORDER_REFUSALS = [
  ORDER_ERROR.quoteExpired,
  ORDER_ERROR.priceChanged,
  ORDER_ERROR.consentOutdated,
  idempotencyConflict,
];
