import { useT } from '@@/texts/sessionEnd';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { Alert } from '@/components/Alert';
import { dateFormat } from '@/domain/intlFormats';
import { session } from '@/request/session';

/** Ends the session as its own end does: the login page leads back here, and what was typed is kept. */
export const signInAgain = () => void session.expire(session.token());

interface SessionNoticeProps {
  /** When the session ends, in milliseconds since 1970. */
  at: number;
  onDismiss: () => void;
}

/** Tells when the session ends in any case, so that its user can choose a better moment. */
export function SessionNotice({ at, onDismiss }: SessionNoticeProps) {
  const t = useT();
  const { locale } = useIntl();
  const time = dateFormat(locale, { timeStyle: 'short' }).format(at);
  return (
    <Alert
      banner
      type="info"
      role="status"
      title={t('sessionEnd.notice', { time })}
      action={<Button onClick={signInAgain}>{t('sessionEnd.again')}</Button>}
      closable={{ 'aria-label': t('sessionEnd.dismiss'), onClose: onDismiss }}
    />
  );
}
