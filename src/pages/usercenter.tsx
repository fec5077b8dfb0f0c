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
import { Grid, Menu } from 'antd';
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
];

/** The user center's section layout: a side menu, on a phone tabs along the top. It shows what the user's menus grant. */
export default function UserCenterLayout() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const access = useAccess();
  const wide = Grid.useBreakpoint().md ?? true;

  const granted = entries.filter(({ path }) => access[path]);
  const current = granted
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];

  return (
    <div className={styles.layout}>
      <nav className={styles.menu} aria-label={formatMessage({ id: 'title.usercenter' })}>
        <Menu
          mode={wide ? 'inline' : 'horizontal'}
          selectedKeys={current ? [current.path] : []}
          items={granted.map(({ path, titleId, icon }) => ({
            key: path,
            icon,
            label: <Link to={path}>{formatMessage({ id: titleId })}</Link>,
          }))}
        />
      </nav>
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}
