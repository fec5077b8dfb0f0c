/** Request header with the idempotency key of a write whose body has none. */
export const KEY_HEADER = 'Idempotency-Key';

/** Header of each reply of a server that answers a repeated key like the first time: for how many seconds. */
export const KEY_AGE_HEADER = 'Idempotency-Key-Max-Age';
