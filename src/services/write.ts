const WRITE_TIMEOUT_MS = 15_000;

/** Options of a write: sending it again with the same key returns its result. Apart from call.ts, which may load later. */
export const write = { timeout: WRITE_TIMEOUT_MS };
