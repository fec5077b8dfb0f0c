import { type ChargeQuery, chargeEndpoints } from '@/domain/money/charge';
import { type TopUpPayload, topUpEndpoints } from '@/domain/money/topUp';
import { ANSWER_TIMEOUT_MS, type CallOptions, call } from './call';

/** One page of the person's charges, newest first, with the sums of all that the filters find. */
export function listCharges(
  query: ChargeQuery & { current?: number; pageSize?: number },
  options?: CallOptions,
) {
  return call(chargeEndpoints.list, { query }, options);
}

/** What can be spent, and what the last twelve months came to. */
export function fetchChargeSummary(options?: CallOptions) {
  return call(chargeEndpoints.summary, {}, options);
}

/** All charges that the filters find as a file for a spreadsheet (spec section 7). Throws a `RequestError`. */
export function exportCharges(query: ChargeQuery) {
  return call(chargeEndpoints.export, { query });
}

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
