import { useState } from 'react';
import { newIntent } from '@/browser/orderIntent';
import { useAction } from '@/components/query/useAction';
import { usePolling } from '@/components/query/usePolling';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import type { TopUp, TopUpPayload } from '@/domain/money/topUp';
import { isOutcomeUnknown, isRequestError } from '@/domain/requestError';
import { fetchTopUp, startTopUp } from '@/services/charge';

/** Milliseconds between two looks whether the money has arrived. */
const POLL_MS = 1_500;

/**
 * One top-up from its start to its end. When nobody can tell what became of the start, the very same is sent again: with
 * the same key that answers the same top-up.
 */
export function useTopUp() {
  const [topUp, setTopUp] = useState<TopUp>();
  const [unknown, setUnknown] = useState<TopUpPayload>();
  const unmountSignal = useUnmountSignal();

  const sending = useAction(startTopUp, {
    onDone(started) {
      setTopUp(started);
      setUnknown(undefined);
    },
    onFailed: (failure, payload) => setUnknown(isOutcomeUnknown(failure) ? payload : undefined),
  });

  async function look(topUpId: string) {
    try {
      setTopUp(await fetchTopUp(topUpId, { signal: unmountSignal() }));
    } catch (failure) {
      // The next look may find out.
      if (!isRequestError(failure) && !unmountSignal().aborted) throw failure;
    }
  }

  const pending = topUp?.status === 'pending';
  usePolling(async () => pending && look(topUp.topUpId), pending ? POLL_MS : undefined);

  return {
    topUp,
    sending: sending.isPending,
    /** Whether a top-up may or may not have been begun. */
    isUnknown: unknown !== undefined,
    start: (content: Omit<TopUpPayload, 'idempotencyKey'>) =>
      void sending.run({ ...content, idempotencyKey: newIntent() }),
    askAgain: () => void (unknown && sending.run(unknown)),
  };
}
