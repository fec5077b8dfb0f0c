import type { Deliver } from './delivery';

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
