import { type Selection, writeSelection } from '@/domain/selection';

/** A random text nobody else has. `randomUUID` exists only where the page is served securely. */
function newIntent(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Where a selection is ordered. Each call makes an intent of its own, which becomes the order's idempotency key: whatever
 * happens after one click on "buy" makes one order.
 */
export function orderAddress(selection: Selection): string {
  return `/serviceMarket/order${writeSelection(selection)}&intent=${newIntent()}`;
}

/** What is ordered when a configuration is tried first: one of it, for nothing. */
export function trialOf({ couponCode: _, ...selection }: Selection): Selection {
  return { ...selection, quantity: 1, orderType: 'trial' };
}
