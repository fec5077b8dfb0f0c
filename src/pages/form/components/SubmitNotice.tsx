import { useIntl } from '@umijs/max';
import { Alert, Button } from 'antd';
import type { SubmitState } from './useSubmit';

/** Says that nobody knows yet whether the form arrived, and asks; or that it did not. */
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
          // Inside a form that is disabled until this is answered.
          <Button disabled={false} loading={submit.sending} onClick={() => void submit.ask()}>
            {formatMessage({ id: 'form.unknown.ask' })}
          </Button>
        }
      />
    );
  }
  if (!submit.missing) return null;
  return <Alert type="info" showIcon title={formatMessage({ id: 'form.unknown.missing' })} />;
}
