import { useModel } from '@umijs/max';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { waitForPause } from '@/browser/connection';
import { newIdempotencyKey } from '@/browser/idempotencyKey';
import {
  forgetPendingWrite,
  keepPendingWrite,
  openPendingWrite,
  type PendingWrite,
  readPendingWrite,
} from '@/browser/pendingWrites';
import type { Endpoint } from '@/domain/endpoint';
import { BUSY, isShortPause } from '@/domain/pauses';
import { isRefusal, isRequestError, type RequestError } from '@/domain/requestError';
import { useOnline } from '../useOnline';
import { AUTOMATIC } from './automaticRead';
import { type Outcome, useAction } from './useAction';
import type { RefreshOptions } from './useQuery';
import { useUnmountSignal } from './useUnmountSignal';

type LookUpOptions = Pick<RefreshOptions, 'automatic'>;

interface OnceOptions<A extends unknown[], T> {
  /** What the user is about to do, unique among the user's pending writes. Contains no personal data. */
  name: string;
  /** A key that derives from the subject; a random one by default. */
  idempotencyKey?: string;
  /** Tabs in which this is open at the same time do it once. */
  isShared?: boolean;
  /** Its refusals are the codes that mean that nothing happened. */
  endpoint: Endpoint;
  /** Returns what was done with a key, if anything. Silent. */
  find: (idempotencyKey: string, options: LookUpOptions) => Promise<T | undefined>;
  act: (idempotencyKey: string, ...args: A) => Promise<T>;
  /** Called with the result of the call, or with what was found. */
  onDone: (result: T) => unknown;
  /** Looks up at once when there was no reply, and when the browser is back online. */
  asksAtOnce?: boolean;
  /** Called when the look-up found nothing. */
  onMissing?: () => unknown;
  /** Called when certainly nothing happened. The service's refusals have no popup. */
  onRefused?: (error: RequestError, ...args: A) => unknown;
}

/** `missing`: the look-up after an unknown outcome found nothing. */
type OnceOutcome = Outcome | 'missing';

type Settled<T> =
  | { outcome: 'done'; result: T; key: string }
  | { outcome: 'refused'; error: RequestError; key: string }
  | { outcome: 'unknown'; error?: RequestError }
  | { outcome: 'missing' };

/** Without a reply the server may still be at work, so that a look-up at once could be too early. */
const isAnswered = ({ kind, httpStatus = 200 }: RequestError) =>
  (kind === 'business' || kind === 'parse' || kind === 'http') && httpStatus < 500;

/**
 * Moves money or changes a service, once: the idempotency key is kept until the outcome is known, over reload, tab and
 * signing in again. An unknown outcome is looked up by its key before anything is sent again.
 */
export function useActionOnce<A extends unknown[], T>(options: OnceOptions<A, T>) {
  const { name, idempotencyKey, endpoint, find, act } = options;
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const unmountSignal = useUnmountSignal();
  // Also used where storage is blocked.
  const own = useRef<PendingWrite & { name: string }>(undefined);
  const lastArgs = useRef<A>(undefined);
  const lastOutcome = useRef<OnceOutcome>(undefined);
  const lookUpError = useRef<RequestError>(undefined);
  const [state, setState] = useState<{ name: string; outcome?: OnceOutcome }>({ name: '' });

  function getPendingWrite(): PendingWrite {
    const mine = own.current?.name === name ? own.current : undefined;
    const stored = readPendingWrite(userId, name);
    const sent = [mine, stored].find((write) => write?.sent);
    return sent ?? { key: idempotencyKey ?? mine?.key ?? stored?.key ?? newIdempotencyKey(), sent: false };
  }

  function keep(write: PendingWrite) {
    own.current = { ...write, name };
    keepPendingWrite(userId, name, write);
  }

  /** @param seconds the pause that the server has asked for before: waited for, unless it is a long one */
  async function lookUp(key: string, options: LookUpOptions, seconds = 0): Promise<Settled<T>> {
    let result: T | undefined;
    if (!isShortPause(seconds)) return { outcome: 'unknown' };
    if (seconds > 0) await waitForPause(seconds);
    try {
      result = await find(key, { automatic: options.automatic });
    } catch (error) {
      if (!isRequestError(error)) throw error;
      const { retryAfterSeconds } = error;
      const isLast = seconds > 0 || options.automatic || !retryAfterSeconds;
      return isLast ? { outcome: 'unknown', error } : lookUp(key, options, retryAfterSeconds);
    }
    if (result !== undefined) return { outcome: 'done', result, key };
    // The key stays: a call that arrives late and the next one are the same.
    keep({ key, sent: false });
    return { outcome: 'missing' };
  }

  async function settle(args: A | undefined, lookUpOptions: LookUpOptions = {}): Promise<Settled<T>> {
    lastOutcome.current = undefined;
    lookUpError.current = undefined;
    const { key, sent } = getPendingWrite();
    if (sent || !args) {
      const found = await lookUp(key, lookUpOptions);
      if (found.outcome !== 'missing' || !args) return found;
    }
    lastArgs.current = args;
    // Stored before the call, because a reload can interrupt it.
    keep({ key, sent: true });
    try {
      return { outcome: 'done', result: await act(key, ...args), key };
    } catch (error) {
      if (!isRequestError(error)) throw error;
      if (isRefusal(error, endpoint)) return { outcome: 'refused', error, key };
      if (!isAnswered(error) && !options.asksAtOnce) return { outcome: 'unknown' };
      // Too many of these writes are no reason to look one up later.
      return lookUp(key, {}, error.httpStatus === BUSY ? error.retryAfterSeconds : 0);
    }
  }

  const { run, isPending } = useAction<[args?: A, options?: LookUpOptions], Settled<T>>(settle, {
    async onDone(settled, args) {
      if (settled.outcome === 'unknown') lookUpError.current = settled.error;
      const isLeft = unmountSignal().aborted;
      // What was done after the page was left is found when the user comes back.
      if (isLeft && settled.outcome === 'done') return;
      if ('key' in settled) {
        own.current = undefined;
        forgetPendingWrite(userId, name, settled.key);
      }
      lastOutcome.current = settled.outcome;
      setState({ name, outcome: settled.outcome });
      if (isLeft) return;
      if (settled.outcome === 'done') await options.onDone(settled.result);
      if (settled.outcome === 'missing') await options.onMissing?.();
      if (settled.outcome === 'refused' && args) await options.onRefused?.(settled.error, ...args);
    },
  });

  async function runOnce(args?: A, options?: LookUpOptions): Promise<boolean> {
    return (await run(args, options)) && lastOutcome.current === 'done';
  }

  const handleOpened = useEffectEvent((userId: string, name: string) => {
    lastArgs.current = undefined;
    const opened = options.isShared ? openPendingWrite(userId, name) : readPendingWrite(userId, name);
    if (!opened) return;
    own.current = { ...opened, name };
    if (!opened.sent) return;
    setState({ name, outcome: 'unknown' });
    void runOnce();
  });
  useEffect(() => {
    handleOpened(userId, name);
  }, [userId, name]);

  const outcome = state.name === name ? state.outcome : undefined;
  useOnline(() => options.asksAtOnce && outcome === 'unknown' && void runOnce(undefined, AUTOMATIC));
  return {
    /** Resolves with whether it was done. */
    run: (...args: A) => runOnce(args),
    /** Looks an unknown outcome up. Resolves with the failure of the look-up. */
    async check(options?: LookUpOptions): Promise<RequestError | undefined> {
      await runOnce(undefined, options);
      return lookUpError.current;
    },
    /** Looks an unknown outcome up; what was not done is sent again, unless the page was reloaded since. */
    retry: (options?: LookUpOptions) => runOnce(lastArgs.current, options),
    isPending,
    outcome,
    isUnknown: outcome === 'unknown',
  };
}
