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

/** A browser lets a page that goes away send 64 KB in all; two outboxes share it. */
const LARGEST_BODY = 28_000;
const MOST_WAITING = 50;

interface OutboxOptions {
  /** Path that takes one item, and path that takes a list. */
  paths: { one: string; many: string };
  /** Milliseconds from the first item to the sending. */
  delay: number;
  deliver: Deliver;
}

export interface Outbox<T> {
  /** What does not fit any more is dropped: the first items tell most. */
  put(item: T): void;
  /** The page is going away: what waits is sent now, as much as a browser allows. */
  leave(): void;
  /** Nothing is kept or sent any more. */
  close(): void;
}

const bytes = (text: string) => new TextEncoder().encode(text).length;

/** Gathers items and sends them together, a bounded number in bodies of a bounded size, one delivery at a time. */
export function createOutbox<T>({ paths, delay, deliver }: OutboxOptions): Outbox<T> {
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
    put(item) {
      if (closed || waiting.length >= MOST_WAITING) return;
      const json = JSON.stringify(item);
      if (bytes(json) > LARGEST_BODY) return;
      waiting.push(json);
      schedule();
    },
    leave() {
      clearTimeout(timer);
      timer = undefined;
      if (waiting.length > 0) void post(takeBatch(), true);
      schedule();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      waiting.length = 0;
    },
  };
}
