const VALID_KEY = /^[\w-]{8,128}$/;

/** Name of the idempotency key in the confirm page's URL. */
export const KEY_PARAMETER = 'intent';

/**
 * Creates an idempotency key. That of an order is kept in the confirm page's URL, so that
 * every tab and every reload of that URL places one order.
 */
export function newIdempotencyKey(): string {
  // `randomUUID` is missing on pages that are not served over HTTPS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the idempotency key of a URL; `undefined` without a valid one. */
export function readIdempotencyKey(query: URLSearchParams): string | undefined {
  const key = query.get(KEY_PARAMETER);
  return key !== null && VALID_KEY.test(key) ? key : undefined;
}
