import type { Query } from '@/domain/endpoint';
import { chargeEndpoints } from '@/domain/money/charge';
import { type TopUpPayload, topUpEndpoints } from '@/domain/money/topUp';
import { type CallOptions, call, WRITE_TIMEOUT_MS } from './call';

/** Returns one page of charges, newest first, with the sums of all matching charges. */
export function listCharges(query: Query<typeof chargeEndpoints.list>, options?: CallOptions) {
  return call(chargeEndpoints.list, { query }, options);
}

/** Returns the balance and the sums of the last twelve months. */
export function fetchChargeSummary(options?: CallOptions) {
  return call(chargeEndpoints.summary, {}, options);
}

/** Exports the matching charges as a spreadsheet (spec section 7). Throws a `RequestError`. */
export function exportCharges(query: Query<typeof chargeEndpoints.export>) {
  return call(chargeEndpoints.export, { query });
}

/**
 * Starts a top-up. Idempotent by key. Throws a `RequestError`.
 */
export function startTopUp(body: TopUpPayload) {
  return call(topUpEndpoints.start, { body }, { timeout: WRITE_TIMEOUT_MS });
}

/** Returns the top-up that was started with a key, if any. Silent. Throws a `RequestError`. */
export async function findTopUpByKey(key: string) {
  const options = { silent: true, timeout: WRITE_TIMEOUT_MS };
  return (await call(topUpEndpoints.byKey, { params: { key } }, options)).topUp ?? undefined;
}

/** Silent, for polling. Throws a `RequestError`. */
export function fetchTopUp(topUpId: string, options?: CallOptions) {
  return call(topUpEndpoints.get, { params: { topUpId } }, { ...options, silent: true });
}
