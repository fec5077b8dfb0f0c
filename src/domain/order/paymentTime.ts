import { type Order, PAY_DEADLINE_MINUTES } from './order';
import { nextOrderState } from './orderMachine';

/** By how much a buyer can extend the time to pay of an order, once: as long as it was at first. */
export const PAY_EXTENSION_MINUTES = PAY_DEADLINE_MINUTES;

/**
 * Whether the buyer of an order can extend its time to pay: while no payment is under way, before the deadline and once. Never
 * where the server does not say that it can be extended.
 * @param now milliseconds since 1970, on the server's clock
 */
export const isPaymentExtendable = (
  { status, isExtended, payDeadline }: Pick<Order, 'status' | 'isExtended' | 'payDeadline'>,
  now: number,
): boolean =>
  isExtended === false &&
  nextOrderState({ status }, 'extendPayment', 'buyer') !== undefined &&
  now < Date.parse(payDeadline);
