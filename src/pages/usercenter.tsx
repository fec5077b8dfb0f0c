import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import '@/locales/areas/order';
import '@/locales/areas/usercenter';
import {
  FileTextOutlined,
  HistoryOutlined,
  HomeOutlined,
  SafetyOutlined,
  ShoppingOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import { Link, Outlet, useAccess, useIntl, useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';
import styles from './usercenter.module.css';

const entries = [
  { path: '/usercenter/overview', titleId: 'title.usercenter.overview', icon: <HomeOutlined aria-hidden /> },
  { path: '/usercenter/order', titleId: 'title.usercenter.order', icon: <FileTextOutlined aria-hidden /> },
  {
    path: '/usercenter/order-old',
    titleId: 'title.usercenter.orderOld',
    icon: <HistoryOutlined aria-hidden />,
  },
  {
    path: '/usercenter/service',
    titleId: 'title.usercenter.service',
    icon: <ShoppingOutlined aria-hidden />,
  },
  {
    path: '/usercenter/service/charge',
    titleId: 'title.usercenter.charge',
    icon: <WalletOutlined aria-hidden />,
  },
  {
    path: '/usercenter/security',
    titleId: 'title.usercenter.security',
    icon: <SafetyOutlined aria-hidden />,
  },
] as const;

/** The user center's section layout: a side menu, on a phone tabs along the top. It shows what the user's menus grant. */
export default function UserCenterLayout() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const access = useAccess();
  const menu = useRef<HTMLElement>(null);

  const granted = entries.filter(({ path }) => access[path]);
  const current = granted
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link of another page may be beyond the edge of a phone.
  useEffect(() => {
    const link = menu.current?.querySelector<HTMLElement>('[aria-current]');
    link?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);

  return (
    <div className={styles.layout}>
      <nav
        ref={menu}
        className={`${panelStyles.surface} ${styles.menu}`}
        aria-label={formatMessage({ id: 'title.usercenter' })}
      >
        {granted.map((entry) => (
          <Link
            key={entry.path}
            to={entry.path}
            className={styles.entry}
            aria-current={entry === current ? 'page' : undefined}
          >
            {entry.icon}
            {formatMessage({ id: entry.titleId })}
          </Link>
        ))}
      </nav>
      <div className={layout.fill}>
        <Outlet />
      </div>
    </div>
  );
}
