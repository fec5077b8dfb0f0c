import { PAYMENT_OUTCOMES, type PaymentOutcome, type PaymentSettings } from '../../../src/domain/demo';
import type { Call } from '../call';
import { db, saveSoon } from '../db';

/** How the payment that this call starts shall end: header `x-mock-payment`, else as set on the demo page. */
export function requestedPaymentOutcome({ header }: Pick<Call, 'header'>): PaymentOutcome {
  const asked = header('x-mock-payment');
  return PAYMENT_OUTCOMES.find((outcome) => outcome === asked) ?? db().paymentSettings.outcome;
}

/** Whether placing an order gets its reply: header `x-mock-order: timeout`, else as set on the demo page. */
export function requestedOrderReply({ header }: Pick<Call, 'header'>): PaymentSettings['order'] {
  return header('x-mock-order') === 'timeout' ? 'timeout' : db().paymentSettings.order;
}

/** What was done stays done, but the caller never hears of it. */
export function noReply(): Promise<never> {
  saveSoon();
  return new Promise(() => {});
}
