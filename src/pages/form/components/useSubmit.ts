import { useModel } from '@umijs/max';
import { useRef, useState } from 'react';
import { newIntent } from '@/browser/orderIntent';
import { readPrivateDraft, writePrivateDraft } from '@/browser/privateDraft';
import { FORM_ERROR, type Submission, type SubmissionKind } from '@/domain/console/submission';
import { hasErrorCode, isOutcomeUnknown, isRequestError } from '@/domain/requestError';
import { fetchSubmissionByKey } from '@/services/consoleForm';

/**
 * Hands a form in, once: the key stays the same until the server has answered, also over a reload. When nobody can tell
 * what became of a call, the server is asked for the key; nothing is sent blindly again.
 */
export function useSubmit(kind: SubmissionKind, onDone: (submission: Submission) => void) {
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const name = `form-key:${kind}`;
  const [kept] = useState(() => readPrivateDraft(userId, name));
  const key = useRef(kept.key ?? newIntent());
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [unknown, setUnknown] = useState(kept.key !== undefined);
  const [missing, setMissing] = useState(false);

  function settle(submission?: Submission) {
    writePrivateDraft(userId, name, {});
    setUnknown(false);
    if (!submission) return;
    key.current = newIntent();
    onDone(submission);
  }

  async function once(call: () => Promise<void>) {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      await call();
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return {
    sending,
    /** Whether something may or may not have been handed in. */
    unknown,
    /** The server was asked and has nothing. */
    missing,
    /** Throws what the server refused, for the form to show beside its cause. */
    run: (call: (idempotencyKey: string) => Promise<Submission>) =>
      once(async () => {
        setMissing(false);
        // Kept before the call: a reload in the middle of it is no answer either.
        writePrivateDraft(userId, name, { key: key.current });
        try {
          settle(await call(key.current));
        } catch (failure) {
          if (isOutcomeUnknown(failure) || hasErrorCode(failure, FORM_ERROR.keyUsed)) {
            setUnknown(true);
            return;
          }
          settle();
          throw failure;
        }
      }),
    ask: () =>
      once(async () => {
        try {
          const { submission } = await fetchSubmissionByKey(key.current);
          settle(submission ?? undefined);
          setMissing(!submission);
        } catch (failure) {
          if (!isRequestError(failure)) throw failure;
        }
      }),
  };
}

export type SubmitState = ReturnType<typeof useSubmit>;
