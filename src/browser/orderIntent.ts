const INTENT = /^[\w-]{8,128}$/;

/** What the address of the confirm page calls the intent. */
export const INTENT_PARAMETER = 'intent';

/**
 * A new intent to buy: it stands in the confirm page's address and is the order's idempotency key, so whatever is sent
 * from that address, from any tab and after any reload, is one order.
 */
export function newIntent(): string {
  // `randomUUID` is missing on pages that are not served over HTTPS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The intent an address names; `undefined` when it has none that could be a key. */
export function readIntent(query: URLSearchParams): string | undefined {
  const intent = query.get(INTENT_PARAMETER);
  return intent !== null && INTENT.test(intent) ? intent : undefined;
}
