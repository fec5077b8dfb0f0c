import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceError';
import { ORDER_ERROR as E } from '../../../src/domain/order/orderError';

/** What a selection may be refused for. */
export const SELECTION_REFUSALS = [
  E.serviceUnavailable,
  E.selectionInvalid,
  E.quantityExceeded,
  E.purchaseLimit,
  E.certificationRequired,
  E.trialRefused,
  E.couponUnknown,
  E.couponExpired,
  E.couponNotApplicable,
];

/** What an order may be refused for beyond its selection. */
export const ORDER_REFUSALS = [E.quoteExpired, E.priceChanged, E.consentOutdated, E.idempotencyConflict];

/** What a renewal or an upgrade may be refused for. */
export const CHANGE_REFUSALS = [
  INSTANCE_ERROR.actionRefused,
  INSTANCE_ERROR.changePending,
  INSTANCE_ERROR.notAnUpgrade,
];

export const IDEMPOTENCY_KEY = '1c9a6a0e-7f0b-4f3c-9d52-2f6d1d1b8a77';
