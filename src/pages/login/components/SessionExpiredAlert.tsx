import { history, useIntl, useLocation } from '@umijs/max';
import { Alert } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import styles from '@/components/AccountForm.module.css';
import layout from '@/components/layout.module.css';
import { plainText } from '@/request/plainText';
import { session } from '@/request/session';

/** The history state without the reason that an ended session left in it, and that reason. */
function endedIn(state: unknown): { sessionEnded?: unknown; rest: object } {
  const { sessionEnded, ...rest }: { sessionEnded?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  return { sessionEnded, rest };
}

/** Says why a session ended without the person's doing, also after a reload; gone when dismissed or signed in. */
export function SessionExpiredAlert() {
  const { formatMessage } = useIntl();
  const { pathname, search, hash, state } = useLocation();
  const end = useSyncExternalStore(session.subscribe, session.lastEnd);
  const token = useSyncExternalStore(session.subscribe, session.token);
  const [dismissed, setDismissed] = useState<typeof end>();
  const { sessionEnded, rest } = endedIn(state);
  // What this page life saw is newer than what the history holds.
  const isExpired = end ? end.reason === 'expired' && end !== dismissed : typeof sessionEnded === 'string';
  if (token || !isExpired) return null;

  function handleClose() {
    setDismissed(end);
    history.replace({ pathname, search, hash }, rest);
  }

  return (
    <Alert
      className={layout.spaceAfterLg}
      classNames={{ close: styles.close }}
      type="warning"
      showIcon
      title={(end ? end.message : plainText(sessionEnded)) || formatMessage({ id: 'request.sessionExpired' })}
      closable={{ onClose: handleClose, 'aria-label': formatMessage({ id: 'account.login.dismiss' }) }}
    />
  );
}
