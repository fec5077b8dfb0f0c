import { useIntl } from '@umijs/max';
import { Alert, Button } from 'antd';
import type { SubmitState } from './useSubmit';

/** Says that nobody knows yet whether the form arrived, and asks; or that it did not. */
export function SubmitNotice({ handIn }: { handIn: SubmitState }) {
  const { formatMessage } = useIntl();
  if (handIn.unknown) {
    return (
      <Alert
        type="warning"
        showIcon
        title={formatMessage({ id: 'form.unknown.title' })}
        description={formatMessage({ id: 'form.unknown.description' })}
        action={
          // Inside a form that is disabled until this is answered.
          <Button disabled={false} loading={handIn.sending} onClick={() => void handIn.ask()}>
            {formatMessage({ id: 'form.unknown.ask' })}
          </Button>
        }
      />
    );
  }
  if (!handIn.missing) return null;
  return <Alert type="info" showIcon title={formatMessage({ id: 'form.unknown.missing' })} />;
}
