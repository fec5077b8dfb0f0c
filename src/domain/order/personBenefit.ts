import type { Selection } from '../catalog/selection';
import { restoresCoupon } from './coupon';
import type { OrderStatus } from './orderMachine';

/**
 * What a person gets a limited number of times, whatever the account: the trial of a service, a coupon with a number of uses per
 * person, and what is for people who have bought nothing yet.
 */
export type PersonBenefit = `trial ${string}` | `coupon ${string}` | 'newCustomer';

/** An order as far as it uses benefits; amounts in cents. */
export interface BenefitUse {
  selection: Pick<Selection, 'serviceId' | 'orderType' | 'couponCode'>;
  status: OrderStatus;
  payableAmount: number;
  paidAmount: number;
  refundedAmount: number;
}

/** Returns the benefits that an order uses up. One that ended unpaid or was refunded in full uses no coupon and is no purchase. */
export function usedBenefits(order: BenefitUse): PersonBenefit[] {
  const { selection, status, payableAmount } = order;
  const { serviceId, orderType, couponCode } = selection;
  const isTrial = orderType === 'trial' && status !== 'provisionFailed' && status !== 'cancelled';
  const counts = !restoresCoupon(order);
  return [
    ...(isTrial ? [`trial ${serviceId}` as const] : []),
    ...(counts && couponCode !== undefined ? [`coupon ${couponCode}` as const] : []),
    ...(counts && payableAmount > 0 ? (['newCustomer'] as const) : []),
  ];
}

/** Returns whether two accounts are of one person: they share a phone number, a former one, or a verified document. */
export const isSamePerson = (marks: readonly string[], others: readonly string[]): boolean =>
  marks.some((mark) => others.includes(mark));
