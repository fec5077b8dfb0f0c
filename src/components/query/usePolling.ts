import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { onReconnect } from '@/browser/connection';
import { jitter } from '@/browser/jitter';
import { type FailedReads, NO_FAILED_READS, nextPollMs } from '@/domain/pauses';
import { isRequestError, type RequestError } from '@/domain/requestError';
import { AUTOMATIC, type AutomaticRead } from './automaticRead';

/** Counts a failed read, or ends the count after a success. */
export function noteRead(failed: RefObject<FailedReads>, error: RequestError | undefined): void {
  const { count } = failed.current;
  failed.current = error ? { count: count + 1, retryAfterSeconds: error.retryAfterSeconds } : NO_FAILED_READS;
}

interface PollOptions {
  /** True by default. */
  isActive?: boolean;
  /** The failures in a row, where the caller counts them; by default those that `poll` resolves with. */
  failed?: RefObject<FailedReads>;
  /** How often the user has reached the server (`Query.successCount`): each time the pause begins again, as long as without failures. */
  successCount?: number;
}

/**
 * Calls `poll` while the page is visible, one call after the other, and at once when the page becomes visible
 * or the browser is back online.
 * @param poll resolves with the error of a read that failed, also among others
 * @param pauseMs the pause after a call has settled, which deviates by a fifth and grows with failures (`nextPollMs`); without it
 * only those events count
 */
export function usePolling(
  poll: (options: AutomaticRead) => Promise<unknown>,
  pauseMs: number | undefined,
  { isActive = true, failed, successCount = 0 }: PollOptions = {},
): void {
  const handlePoll = useEffectEvent(poll);
  const ownFailed = useRef(NO_FAILED_READS);
  const getFailed = useEffectEvent(() => (failed ?? ownFailed).current);
  const resetFailed = useEffectEvent(() => noteRead(failed ?? ownFailed, undefined));
  const handleOutcome = useEffectEvent((outcome: unknown) => {
    if (!failed) noteRead(ownFailed, [outcome].flat().find(isRequestError));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each success ends what has failed before.
  useEffect(() => resetFailed(), [successCount]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each success starts the pause again.
  useEffect(() => {
    if (!isActive) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;

    const wait = () => {
      clearTimeout(timer);
      if (ended || document.hidden || pauseMs === undefined) return;
      timer = setTimeout(run, nextPollMs(pauseMs, getFailed(), jitter.random()));
    };
    const run = () => {
      clearTimeout(timer);
      void handlePoll(AUTOMATIC).then(handleOutcome).finally(wait);
    };
    const handleVisibility = () => {
      if (document.hidden) clearTimeout(timer);
      else run();
    };

    wait();
    document.addEventListener('visibilitychange', handleVisibility);
    const stop = onReconnect(run);
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
      stop();
    };
  }, [pauseMs, isActive, successCount]);
}
