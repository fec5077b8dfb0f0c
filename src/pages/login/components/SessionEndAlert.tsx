import { useIntl } from '@umijs/max';
import { Alert } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import styles from '@/components/AccountForm.module.css';
import { session } from '@/request/session';

/** Says why a session ended without the person's doing; gone when dismissed or with the next sign-in. */
export function SessionEndAlert() {
  const { formatMessage } = useIntl();
  const end = useSyncExternalStore(session.subscribe, session.lastEnd);
  const [dismissed, setDismissed] = useState<typeof end>();
  if (end?.reason !== 'expired' || end === dismissed) return null;
  return (
    <Alert
      className={styles.alert}
      classNames={{ close: styles.close }}
      type="warning"
      showIcon
      title={end.message || formatMessage({ id: 'request.sessionExpired' })}
      closable={{
        onClose: () => setDismissed(end),
        'aria-label': formatMessage({ id: 'account.login.dismiss' }),
      }}
    />
  );
}
