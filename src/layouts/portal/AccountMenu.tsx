import { useT } from '@@/texts/entry';
import { LogoutOutlined, ReloadOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { whenIdle } from '@/browser/idle';
import { LinkButton } from '@/components/LinkButton';
import { useAccountName } from '@/components/useAccountName';
import { session } from '@/request/session';
import { useRefreshUser } from '../session/useRefreshUser';
import styles from './PortalFrame.module.css';

// Visitors do not load it, and for users the page comes first.
const UserMenu = lazy(() => whenIdle().then(() => import('./UserMenu')));

/** Visitors see links to sign in and register, users their menu, and a failed user load a retry and a sign-out button. */
export function AccountMenu({ inConsole }: { inConsole?: boolean }) {
  const t = useT();
  const { currentUser, userUnknown } = useModel('@@initialState').initialState ?? {};
  const { refreshUser, refreshing } = useRefreshUser();
  const getName = useAccountName();

  if (currentUser) {
    return (
      <Suspense fallback={<UserMenuOutline name={getName(currentUser)} />}>
        <UserMenu user={currentUser} inConsole={inConsole} />
      </Suspense>
    );
  }
  if (userUnknown) {
    const actions = [
      { id: 'frame.readAccount', Icon: ReloadOutlined, loading: refreshing, onClick: refreshUser },
      { id: 'frame.signOut', Icon: LogoutOutlined, loading: false, onClick: () => session.end() },
    ] as const;
    // Phones show the icons only: with labels the second button would not fit.
    return actions.map(({ id, Icon, ...props }) => (
      <Button key={id} type="text" icon={<Icon aria-hidden />} aria-label={t(id)} {...props}>
        <span className={styles.wideOnly}>{t(id)}</span>
      </Button>
    ));
  }
  return (
    <>
      <LinkButton to="/login" type="text">
        {t('frame.signIn')}
      </LinkButton>
      {/* Phones have room for one button. The login page links to registration. */}
      <LinkButton to="/register" type="primary" className={styles.wideOnly}>
        {t('frame.register')}
      </LinkButton>
    </>
  );
}

/** The place of the user's menu while its code loads, so that what stands beside it does not move. */
function UserMenuOutline({ name }: { name: string }) {
  return (
    <Button type="text" aria-hidden inert>
      <span className={styles.avatarOutline} />
      <span className={styles.wideOnly}>
        <span className={styles.accountName} dir="auto" translate="no">
          {name}
        </span>
      </span>
    </Button>
  );
}
