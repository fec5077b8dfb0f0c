import { chargeEndpoints } from '@/domain/money/charge';
import { topUpEndpoints } from '@/domain/money/topUp';
import { findByKey, service } from './call';
import { write } from './write';

/** Returns one page of charges, newest first, with the sums of all matching charges. */
export const listCharges = service(chargeEndpoints.list);

/** Returns the balance and the sums of the last twelve months. */
export const fetchChargeSummary = service(chargeEndpoints.summary);

/** Exports the matching charges as a spreadsheet (spec section 7). */
export const exportCharges = service(chargeEndpoints.export);

/** Starts a top-up. Idempotent by key. */
export const startTopUp = service(topUpEndpoints.start, write);

/** Returns the top-up that was started with a key, if any. Silent. */
export const findTopUpByKey = findByKey(topUpEndpoints.byKey);

/** Silent, for polling. */
export const fetchTopUp = service(topUpEndpoints.get, { silent: true });
