import { useIntl } from '@umijs/max';
import { Alert } from 'antd';
import { useState } from 'react';
import styles from '@/components/AccountForm.module.css';
import { RetryButton } from '@/components/RetryButton';

/** The sign-in went through but the user could not be read: only that is tried again. */
export function UserUnreadAlert({ onRetry }: { onRetry: () => Promise<void> }) {
  const { formatMessage } = useIntl();
  const [retrying, setRetrying] = useState(false);

  async function handleRetry() {
    setRetrying(true);
    try {
      await onRetry();
    } finally {
      setRetrying(false);
    }
  }

  return (
    <Alert
      className={styles.alert}
      type="warning"
      showIcon
      title={formatMessage({ id: 'account.login.unread' })}
      action={<RetryButton loading={retrying} onRetry={handleRetry} />}
    />
  );
}
