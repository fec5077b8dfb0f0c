import { useIntl, useModel } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { LinkButton } from '@/components/LinkButton';
import styles from './PortalFrame.module.css';

// A visitor has no use for it and does not load it.
const UserMenu = lazy(() => import('./UserMenu'));

/** Visitor: sign in or register. User: their own menu. */
export function AccountMenu() {
  const { formatMessage } = useIntl();
  const user = useModel('@@initialState').initialState?.currentUser;

  if (user) {
    return (
      <Suspense>
        <UserMenu user={user} />
      </Suspense>
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
