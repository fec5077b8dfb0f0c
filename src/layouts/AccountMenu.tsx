import { LogoutOutlined, ReloadOutlined } from '@ant-design/icons';
import { useIntl, useModel } from '@umijs/max';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { session } from '@/request/session';
import styles from './PortalFrame.module.css';
import { useRefreshUser } from './useRefreshUser';

// A visitor has no use for it and does not load it.
const UserMenu = lazy(() => import('./UserMenu'));

/** Visitor: sign in or register. User: their own menu. While the user cannot be read: try again, or leave. */
export function AccountMenu({ inConsole }: { inConsole?: boolean }) {
  const { formatMessage } = useIntl();
  const { currentUser, userUnknown } = useModel('@@initialState').initialState ?? {};
  const { refreshUser, refreshing } = useRefreshUser();

  if (currentUser) {
    return (
      <Suspense>
        <UserMenu user={currentUser} inConsole={inConsole} />
      </Suspense>
    );
  }
  if (userUnknown) {
    const retry = formatMessage({ id: 'frame.readAccount' });
    const leave = formatMessage({ id: 'frame.signOut' });
    // On a phone the pictures stand alone: with their words, the way out would be beyond the edge.
    return (
      <>
        <Button
          type="text"
          icon={<ReloadOutlined aria-hidden />}
          aria-label={retry}
          loading={refreshing}
          onClick={refreshUser}
        >
          <span className={styles.wideOnly}>{retry}</span>
        </Button>
        <Button
          type="text"
          icon={<LogoutOutlined aria-hidden />}
          aria-label={leave}
          onClick={() => session.end()}
        >
          <span className={styles.wideOnly}>{leave}</span>
        </Button>
      </>
    );
  }
  return (
    <>
      <LinkButton to="/login" type="text">
        {formatMessage({ id: 'frame.signIn' })}
      </LinkButton>
      {/* A phone has no room for both; the login page leads on to registration. */}
      <LinkButton to="/register" type="primary" className={styles.wideOnly}>
        {formatMessage({ id: 'frame.register' })}
      </LinkButton>
    </>
  );
}
