const INTENT = /^[\w-]{8,128}$/;

/** Name of the intent in the confirm page's URL. */
export const INTENT_PARAMETER = 'intent';

/**
 * Creates an intent to buy. It is kept in the confirm page's URL and is the order's idempotency key, so that
 * every tab and every reload of that URL places one order.
 */
export function newIntent(): string {
  // `randomUUID` is missing on pages that are not served over HTTPS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the intent of a URL; `undefined` without a valid one. */
export function readIntent(query: URLSearchParams): string | undefined {
  const intent = query.get(INTENT_PARAMETER);
  return intent !== null && INTENT.test(intent) ? intent : undefined;
}
