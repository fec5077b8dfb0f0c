import { request } from '@umijs/max';
import { type TopUpPayload, topUpSchema } from '@/domain/money/topUp';

/** Milliseconds after which nobody should go on waiting for the answer. */
const ANSWER_TIMEOUT_MS = 15_000;

/**
 * Begins a top-up; sent again with the same key it answers the same one. Throws a `RequestError`; after `timeout` or
 * `network` nobody knows whether it was begun, and sending the same again is how to find out.
 */
export function startTopUp(data: TopUpPayload) {
  return request('balance/topUp', {
    method: 'post',
    data,
    schema: topUpSchema,
    timeout: ANSWER_TIMEOUT_MS,
  });
}

/** A top-up as it is now; for polling, so it shows nothing when it fails. Throws a `RequestError`. */
export function fetchTopUp(topUpId: string, { signal }: { signal?: AbortSignal } = {}) {
  return request(`balance/topUp/${encodeURIComponent(topUpId)}`, {
    schema: topUpSchema,
    silent: true,
    signal,
  });
}
