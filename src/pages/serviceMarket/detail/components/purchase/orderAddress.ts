import { INTENT_PARAMETER, newIntent } from '@/browser/orderIntent';
import { type Selection, writeSelection } from '@/domain/catalog/selection';

/**
 * Where a selection is ordered. Each call makes an intent of its own, which becomes the order's idempotency key: whatever
 * happens after one click on "buy" makes one order.
 */
export function orderAddress(selection: Selection): string {
  return `/serviceMarket/order${writeSelection(selection)}&${INTENT_PARAMETER}=${newIntent()}`;
}

/** What is ordered when a configuration is tried first: one of it, for nothing. */
export function toTrial({ couponCode: _, ...selection }: Selection): Selection {
  return { ...selection, quantity: 1, orderType: 'trial' };
}
