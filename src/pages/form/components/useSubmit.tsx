import { useIntl, useModel } from '@umijs/max';
import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import { newIntent } from '@/browser/orderIntent';
import { readPrivateDraft, writePrivateDraft } from '@/browser/privateDraft';
import { FORM_ERROR, type Submission, type SubmissionKind } from '@/domain/console/submission';
import { hasErrorCode, isOutcomeUnknown, isRequestError } from '@/domain/requestError';
import { fetchSubmissionByKey } from '@/services/consoleForm';

/**
 * Submits a form exactly once. The idempotency key is kept until the server replies, also over a reload. After an unknown
 * outcome, the submission is looked up by its key instead of being sent again.
 */
export function useSubmit(kind: SubmissionKind, onDone: (submission: Submission) => void) {
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const name = `form-key:${kind}`;
  const [stored] = useState(() => readPrivateDraft(userId, name));
  const key = useRef(stored.key ?? newIntent());
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [unknown, setUnknown] = useState(stored.key !== undefined);
  const [missing, setMissing] = useState(false);

  function settle(submission?: Submission) {
    writePrivateDraft(userId, name, {});
    setUnknown(false);
    if (!submission) return;
    key.current = newIntent();
    onDone(submission);
  }

  async function runExclusively(call: () => Promise<void>) {
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
    /** Whether the outcome of the last submission is unknown. */
    unknown,
    /** Whether the look-up found no submission. */
    missing,
    /** Throws errors of the server, which the form shows. */
    run: (call: (idempotencyKey: string) => Promise<Submission>) =>
      runExclusively(async () => {
        setMissing(false);
        // Stored before the call, because a reload can interrupt it.
        writePrivateDraft(userId, name, { key: key.current });
        try {
          settle(await call(key.current));
        } catch (error) {
          if (isOutcomeUnknown(error) || hasErrorCode(error, FORM_ERROR.keyUsed)) {
            setUnknown(true);
            return;
          }
          settle();
          throw error;
        }
      }),
    lookUp: () =>
      runExclusively(async () => {
        try {
          const { submission } = await fetchSubmissionByKey(key.current);
          settle(submission ?? undefined);
          setMissing(!submission);
        } catch (error) {
          if (!isRequestError(error)) throw error;
        }
      }),
  };
}

type SubmitState = ReturnType<typeof useSubmit>;

/** The notice after an unknown outcome, with a button to look it up. */
export function SubmitNotice({ submit }: { submit: SubmitState }) {
  const { formatMessage } = useIntl();
  if (submit.unknown) {
    return (
      <Alert
        type="warning"
        showIcon
        title={formatMessage({ id: 'form.unknown.title' })}
        description={formatMessage({ id: 'form.unknown.description' })}
        action={
          // The surrounding form is disabled until the outcome is known.
          <Button disabled={false} loading={submit.sending} onClick={() => void submit.lookUp()}>
            {formatMessage({ id: 'form.unknown.ask' })}
          </Button>
        }
      />
    );
  }
  if (!submit.missing) return null;
  return <Alert type="info" showIcon title={formatMessage({ id: 'form.unknown.missing' })} />;
}
