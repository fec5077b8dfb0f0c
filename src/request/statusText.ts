import type { Text } from './callContext';

/** The HTTP statuses that have a sentence of their own (spec section 8). */
export const STATUS_CODES = [
  200, 201, 202, 204, 400, 401, 403, 404, 405, 406, 410, 422, 500, 502, 503, 504,
] as const;

/** The sentence for an HTTP status in the current language; `undefined` when the table has none. */
export function statusText(status: number, text: Text): string | undefined {
  const known = STATUS_CODES.find((code) => code === status);
  return known && text(`request.status.${known}`);
}
