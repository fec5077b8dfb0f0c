import { useT } from '@@/texts/entry';
import { UserOutlined } from '@ant-design/icons';
import { NavLink, useAccess } from '@umijs/max';
import { Avatar, Button, Dropdown } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { useFirstGrantedPage } from '@/components/grantedPage';
import { serverPicture } from '@/components/serverPicture';
import { useAccountName } from '@/components/useAccountName';
import type { CurrentUser } from '@/domain/account/account';
import { session } from '@/request/session';
import { grantedConsoleGroups, type SiteRoute } from '../../../config/routes';
import styles from './PortalFrame.module.css';

// Optional, so nothing is shown when the code cannot be loaded.
const MessageBell = lazy(() => import('./MessageBell').catch(() => ({ default: (): ReactNode => null })));

type MenuLink = Pick<SiteRoute, 'path' | 'titleId'>;

const PORTAL_LINKS: MenuLink[] = [
  { path: '/usercenter', titleId: 'title.usercenter' },
  { path: '/usercenter/order', titleId: 'title.usercenter.order' },
  { path: '/usercenter/security', titleId: 'title.usercenter.security' },
];

const CONSOLE_LINKS: MenuLink[] = [
  { path: '/account/center', titleId: 'title.console.accountCenter' },
  { path: '/account/settings', titleId: 'title.console.accountSettings' },
  { path: '/usercenter', titleId: 'title.usercenter' },
];

export default function UserMenu({ user, inConsole = false }: { user: CurrentUser; inConsole?: boolean }) {
  const t = useT();
  const access = useAccess();
  const name = useAccountName()(user);

  const userCenterPage = useFirstGrantedPage('/usercenter');
  const consolePage = grantedConsoleGroups(access)[0]?.pages[0];
  const isReachable = (path: string) => (path === '/usercenter' ? userCenterPage : access[path]);

  const links = (inConsole ? CONSOLE_LINKS : PORTAL_LINKS).filter(({ path }) => isReachable(path));
  if (!inConsole && consolePage) links.push({ path: consolePage.path, titleId: 'frame.console' });
  const linkItems = links.map(({ path, titleId }) => ({
    key: path,
    label: (
      <NavLink to={path} end>
        {t(titleId)}
      </NavLink>
    ),
  }));

  const label = t('frame.accountOf', { name });
  return (
    <>
      {!inConsole && access['/usercenter/message'] && (
        <Suspense>
          <MessageBell />
        </Suspense>
      )}
      <Dropdown
        trigger={['click']}
        menu={{
          'aria-label': label,
          items: [
            ...linkItems,
            { type: 'divider' },
            { key: 'signOut', label: t('frame.signOut'), onClick: () => session.end() },
          ],
        }}
      >
        <Button type="text" aria-label={label}>
          <Avatar size="small" src={serverPicture(user.avatar)} icon={<UserOutlined aria-hidden />} alt="" />
          {/* Phones hide the name; the button label contains it. */}
          <span className={styles.wideOnly}>
            <span className={styles.accountName} dir="auto" translate="no">
              {name}
            </span>
          </span>
        </Button>
      </Dropdown>
    </>
  );
}
