/** Timeout in milliseconds. */
const PATIENCE_MS = 10_000;
/** Consecutive failures after which reporting stops. */
const MOST_FAILURES = 3;

/** `lost`: no response, can be retried; `refused`: rejected by the collector. */
export type Receipt = 'taken' | 'refused' | 'lost';

export type Deliver = (path: string, body: string, leaving: boolean) => Promise<Receipt>;

/**
 * Creates a function that posts reports to a collector. It never rejects or logs, and stops after three consecutive failures.
 * It uses fetch with `keepalive` instead of `sendBeacon`, which would send cookies and the referrer.
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
        // Reports must not be redirected to another host.
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

/** Browsers allow a closing page to send 64 KB; two outboxes share it. */
const LARGEST_BODY = 28_000;
const MOST_WAITING = 50;

interface OutboxOptions {
  /** Paths for one item and for a list. */
  paths: { one: string; many: string };
  /** Milliseconds from the first item to the delivery. */
  delay: number;
  deliver: Deliver;
}

const bytes = (text: string) => new TextEncoder().encode(text).length;

/** Collects items and sends them in batches of limited size, one delivery at a time. */
export function createOutbox<T>({ paths, delay, deliver }: OutboxOptions) {
  const waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;
  let closed = false;

  function takeBatch() {
    let size = 0;
    const tooLarge = waiting.findIndex((json) => {
      size += bytes(json) + 1;
      return size > LARGEST_BODY;
    });
    return waiting.splice(0, tooLarge < 0 ? waiting.length : Math.max(tooLarge, 1));
  }

  function post(batch: string[], leaving: boolean) {
    const [first] = batch;
    return batch.length === 1 && first !== undefined
      ? deliver(paths.one, first, leaving)
      : deliver(paths.many, `[${batch.join()}]`, leaving);
  }

  function schedule(): void {
    if (closed || sending || timer !== undefined || waiting.length === 0) return;
    timer = setTimeout(async () => {
      timer = undefined;
      sending = true;
      const batch = takeBatch();
      const receipt = await post(batch, false);
      sending = false;
      if (receipt === 'lost' && !closed) {
        waiting.unshift(...batch);
        waiting.length = Math.min(waiting.length, MOST_WAITING);
      }
      schedule();
    }, delay);
  }

  return {
    /** Items above the limit are dropped. */
    put(item: T): void {
      if (closed || waiting.length >= MOST_WAITING) return;
      const json = JSON.stringify(item);
      if (bytes(json) > LARGEST_BODY) return;
      waiting.push(json);
      schedule();
    },
    /** Sends waiting items at once while the page closes. */
    leave(): void {
      clearTimeout(timer);
      timer = undefined;
      if (waiting.length > 0) void post(takeBatch(), true);
      schedule();
    },
    /** Drops all items and stops. */
    close(): void {
      closed = true;
      clearTimeout(timer);
      waiting.length = 0;
    },
  };
}
