import * as v from 'valibot';
import { details, refusal } from '../requestError';
import { count, idSchema } from '../schemas';

/** Shown beside their cause, without a popup. */
export const ORDER_ERROR = {
  /** Paused, retired or deleted. */
  serviceUnavailable: 42001,
  /** The service does not offer this plan, term or spec. */
  selectionInvalid: 42002,
  quantityExceeded: 42003,
  /** The buyer has reached the limit. */
  purchaseLimit: 42004,
  certificationRequired: 42005,
  /** The trial was used or does not exist. */
  trialRefused: 42006,
  couponUnknown: 42011,
  couponExpired: 42012,
  /** Below the coupon's minimum, or for another type of service. */
  couponNotApplicable: 42013,
  /** A new quote is needed. */
  quoteExpired: 42021,
  priceChanged: 42022,
  /** An agreement has a newer version or is missing. */
  consentOutdated: 42023,
  /** The key was used for other content. */
  idempotencyConflict: 42024,
  /** Not allowed in the current state. */
  transitionRefused: 42031,
  balanceInsufficient: 42032,
  nothingRefundable: 42033,
  /** A refund of the same service is under review or on its way. */
  refundPending: 42034,
  /** The service is offered to another account. */
  handOverPending: 42035,
  /** Another amount is refundable now. */
  refundAmountChanged: 42036,
} as const;

/** Why a selection is refused. */
export const selectionRefusedSchema = details({
  /** The first part that is not available. */
  error: v.picklist(['service', 'plan', 'period', 'spec', 'quantity', 'trial', 'orderType']),
});

const orderOf = (code: number) => refusal(code, details({ orderId: idSchema }));

/** The order that was placed with the key; missing when it was no order. */
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
