import { request } from '@umijs/max';
import { type ChargeQuery, chargeListSchema, chargeSummarySchema } from '@/domain/money/charge';
import { downloadBlob } from '@/request/download';

interface ChargeCallOptions {
  signal?: AbortSignal;
  silent?: boolean;
}

/** One page of the person's charges, newest first, with the sums of all that the filters find. */
export function listCharges(
  query: ChargeQuery & { current?: number; pageSize?: number },
  { signal, silent }: ChargeCallOptions = {},
) {
  return request('charge/list', { params: { ...query }, schema: chargeListSchema, signal, silent });
}

/** What can be spent, and what the last twelve months came to. */
export function fetchChargeSummary({ signal, silent }: ChargeCallOptions = {}) {
  return request('charge/summary', { schema: chargeSummarySchema, signal, silent });
}

/** All charges that the filters find as a file for a spreadsheet (spec section 7). Throws a `RequestError`. */
export function exportCharges(query: ChargeQuery) {
  return downloadBlob(request, 'charge/export', { params: { ...query } });
}
