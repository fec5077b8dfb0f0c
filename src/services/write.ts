import { CALL_TIMEOUT_MS } from '@/domain/callTimeout';

/** Options of a write: sending it again with the same key returns its result. Apart from call.ts, which may load later. */
export const write = { timeout: CALL_TIMEOUT_MS.write };
