/** How long a collector may take to answer, in milliseconds. */
const PATIENCE_MS = 10_000;
/** After so many reports in a row that nobody took, the collector is taken for dead. */
const MOST_FAILURES = 3;

/** `lost`: nobody answered, it may be sent again; `refused`: the collector does not want it. */
export type Receipt = 'taken' | 'refused' | 'lost';

export type Deliver = (path: string, body: string, leaving: boolean) => Promise<Receipt>;

/**
 * Posts reports to a collector. Never rejects, shows and logs nothing, and gives up for good after three failures in a row:
 * who uses the portal must not notice whether anybody listens.
 *
 * fetch with `keepalive` instead of `sendBeacon` when the page goes away: a beacon brings the cookies of the collector's
 * host and, on the portal's own host, an address with its query.
 */
export function createDelivery(collector: string, onGiveUp: () => void): Deliver {
  let failures = 0;

  async function post(path: string, body: string, leaving: boolean): Promise<Receipt> {
    const connection = new AbortController();
    const timer = setTimeout(() => connection.abort(), PATIENCE_MS);
    try {
      const response = await fetch(`${collector}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
        keepalive: leaving,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        // A report goes where config.js says and nowhere else.
        redirect: 'error',
        cache: 'no-store',
        signal: connection.signal,
      });
      response.body?.cancel().catch(() => undefined);
      return response.ok ? 'taken' : 'refused';
    } catch {
      return 'lost';
    } finally {
      clearTimeout(timer);
    }
  }

  return async (path, body, leaving) => {
    if (failures >= MOST_FAILURES) return 'refused';
    const receipt = await post(path, body, leaving);
    failures = receipt === 'taken' ? 0 : failures + 1;
    if (failures === MOST_FAILURES) onGiveUp();
    return receipt;
  };
}
