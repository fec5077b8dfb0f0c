import { useIntl } from '@umijs/max';
import { Alert } from 'antd';
import layout from '@/components/layout.module.css';
import { useAction } from '@/components/query/useAction';
import { RetryButton } from '@/components/RetryButton';

/** The sign-in went through but the user could not be read: only that is tried again. */
export function UserLoadFailedAlert({ onRetry }: { onRetry: () => Promise<void> }) {
  const { formatMessage } = useIntl();
  const retrying = useAction(onRetry);
  return (
    <Alert
      className={layout.spaceAfterLg}
      type="warning"
      showIcon
      title={formatMessage({ id: 'account.login.unread' })}
      action={<RetryButton loading={retrying.isPending} onRetry={retrying.run} />}
    />
  );
}
