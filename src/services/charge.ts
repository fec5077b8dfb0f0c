import type { ChargeQuery } from '@/domain/money/charge';
import { chargeEndpoints } from '@/domain/money/chargeEndpoints';
import { type CallOptions, call } from './call';

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
