/** Codes with which the server refuses a quote, an order or a payment. Pages show these beside what caused them. */
export const ORDER_ERROR = {
  /** Paused, retired or gone. */
  serviceUnavailable: 42001,
  /** Plan, period or spec that the service does not offer. */
  selectionInvalid: 42002,
  quantityExceeded: 42003,
  /** The buyer owns as many as one person may. */
  purchaseLimit: 42004,
  certificationRequired: 42005,
  /** The service was tried before, or cannot be tried. */
  trialRefused: 42006,
  couponUnknown: 42011,
  couponExpired: 42012,
  /** The order is below the coupon's minimum, or of another kind. */
  couponNotApplicable: 42013,
  /** Ask for a new quote; the answer's price is not what was shown. */
  quoteExpired: 42021,
  priceChanged: 42022,
  /** An agreement has a newer version than the one accepted, or one is missing. */
  consentOutdated: 42023,
  /** The key was used for other content; `result.orderId` is the order made with it. */
  idempotencyConflict: 42024,
  /** The order's state does not allow it. */
  transitionRefused: 42031,
  balanceInsufficient: 42032,
  /** Nothing of the order can be given back. */
  nothingRefundable: 42033,
  /** Nothing to write an invoice about, or there is one. */
  invoiceRefused: 42034,
} as const;

/** Why a selection may be refused. */
export const SELECTION_REFUSALS = [
  ORDER_ERROR.serviceUnavailable,
  ORDER_ERROR.selectionInvalid,
  ORDER_ERROR.quantityExceeded,
  ORDER_ERROR.purchaseLimit,
  ORDER_ERROR.certificationRequired,
  ORDER_ERROR.trialRefused,
  ORDER_ERROR.couponUnknown,
  ORDER_ERROR.couponExpired,
  ORDER_ERROR.couponNotApplicable,
];

/** Why an order may be refused beyond its selection. */
export const ORDER_REFUSALS = [
  ORDER_ERROR.quoteExpired,
  ORDER_ERROR.priceChanged,
  ORDER_ERROR.consentOutdated,
  ORDER_ERROR.idempotencyConflict,
];
