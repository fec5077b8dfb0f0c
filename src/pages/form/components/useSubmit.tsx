import { useT } from '@@/texts/form';
import { Button } from 'antd';
import { Alert } from '@/components/Alert';
import { useMessage } from '@/components/MessageContext';
import { AUTOMATIC } from '@/components/query/automaticRead';
import { useActionOnce } from '@/components/query/useActionOnce';
import { useOnline } from '@/components/useOnline';
import { FORM_ERROR, formEndpoints, type Submission, type SubmissionKind } from '@/domain/console/submission';
import { hasErrorCode, type RequestError } from '@/domain/requestError';
import { findSubmissionByKey } from '@/services/consoleForm';

type Send = (idempotencyKey: string) => Promise<Submission>;

const ENDPOINTS = {
  goal: formEndpoints.submitGoal,
  transfer: formEndpoints.submitTransfer,
  warehouse: formEndpoints.submitWarehouse,
} as const;

/** Submits a form exactly once. After an unknown outcome the submission is looked up instead of being sent again. */
export function useSubmit(kind: SubmissionKind, onDone: (submission: Submission) => void) {
  const message = useMessage();
  const action = useActionOnce<[Send, showError: (error: RequestError) => void], Submission>({
    name: `form ${kind}`,
    // A transfer moves money. Two goals may be written in two tabs.
    isShared: kind === 'transfer',
    endpoint: ENDPOINTS[kind],
    find: findSubmissionByKey,
    act: (idempotencyKey, send) => send(idempotencyKey),
    onDone,
    onRefused(error, _send, showError) {
      // Another tab submitted other content with this key.
      if (hasErrorCode(error, FORM_ERROR.keyUsed)) void message.error(error.message);
      else showError(error);
    },
  });
  useOnline(() => action.isUnknown && void action.check(AUTOMATIC));
  return action;
}

type SubmitState = ReturnType<typeof useSubmit>;

/** The notice after an unknown outcome, with a button to look it up. */
export function SubmitNotice({ submit }: { submit: SubmitState }) {
  const t = useT();
  if (submit.isUnknown) {
    return (
      <Alert
        type="warning"
        title={t('form.unknown.title')}
        description={t('form.unknown.description')}
        action={
          // The surrounding form is disabled until the outcome is known.
          <Button disabled={false} loading={submit.isPending} onClick={() => void submit.check()}>
            {t('form.unknown.ask')}
          </Button>
        }
      />
    );
  }
  return submit.outcome === 'missing' && <Alert type="info" title={t('form.unknown.missing')} />;
}
