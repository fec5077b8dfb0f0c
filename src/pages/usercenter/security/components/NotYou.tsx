import { useIntl } from '@umijs/max';
import { Alert } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import styles from './Security.module.css';

/** What to do about a sign-in that one does not recognise. */
export function NotYou() {
  const { formatMessage } = useIntl();
  return (
    <Alert
      className={styles.notYou}
      type="info"
      showIcon
      title={<bdi>{formatMessage({ id: 'security.notYou.title' })}</bdi>}
      description={
        <>
          <p className={styles.notYouText}>{formatMessage({ id: 'security.notYou.text' })}</p>
          <div className={styles.actions}>
            <LinkButton to="/usercenter/security/settings/change-password">
              {formatMessage({ id: 'security.password.change' })}
            </LinkButton>
            <LinkButton to="/usercenter/security/settings/change-phone">
              {formatMessage({ id: 'security.phone.change' })}
            </LinkButton>
          </div>
        </>
      }
    />
  );
}
