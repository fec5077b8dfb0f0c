import { LogoutOutlined, ReloadOutlined } from '@ant-design/icons';
import { useIntl, useModel } from '@umijs/max';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { session } from '@/request/session';
import styles from './PortalFrame.module.css';
import { useRefreshUser } from './useRefreshUser';

// Visitors do not load it.
const UserMenu = lazy(() => import('./UserMenu'));

/** Visitors see links to sign in and register, users their menu, and a failed user load a retry and a sign-out button. */
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
    const signOut = formatMessage({ id: 'frame.signOut' });
    // Phones show the icons only: with labels the second button would not fit.
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
          aria-label={signOut}
          onClick={() => session.end()}
        >
          <span className={styles.wideOnly}>{signOut}</span>
        </Button>
      </>
    );
  }
  return (
    <>
      <LinkButton to="/login" type="text">
        {formatMessage({ id: 'frame.signIn' })}
      </LinkButton>
      {/* Phones have room for one button. The login page links to registration. */}
      <LinkButton to="/register" type="primary" className={styles.wideOnly}>
        {formatMessage({ id: 'frame.register' })}
      </LinkButton>
    </>
  );
}
