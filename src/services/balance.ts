import type { TopUpPayload } from '@/domain/money/topUp';
import { topUpEndpoints } from '@/domain/money/topUpEndpoints';
import { ANSWER_TIMEOUT_MS, type CallOptions, call } from './call';

/**
 * Begins a top-up; sent again with the same key it answers the same one. Throws a `RequestError`; after `timeout` or
 * `network` nobody knows whether it was begun, and sending the same again is how to find out.
 */
export function startTopUp(body: TopUpPayload) {
  return call(topUpEndpoints.start, { body }, { timeout: ANSWER_TIMEOUT_MS });
}

/** A top-up as it is now; for polling, so it shows nothing when it fails. Throws a `RequestError`. */
export function fetchTopUp(topUpId: string, options?: CallOptions) {
  return call(topUpEndpoints.get, { params: { topUpId } }, { ...options, silent: true });
}
