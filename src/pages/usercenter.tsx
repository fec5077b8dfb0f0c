import { useT } from '@@/texts/entry';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
// For all pages of the layout: one copy.
import '@@/texts/order';
import '@@/texts/usercenter';
import {
  AuditOutlined,
  BellOutlined,
  CalendarOutlined,
  CustomerServiceOutlined,
  FileTextOutlined,
  HistoryOutlined,
  HomeOutlined,
  SafetyOutlined,
  ShoppingOutlined,
  TagOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import { Link, Outlet, useAccess, useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';
import styles from './usercenter.module.css';

interface Entry {
  path: string;
  titleId: TextId<'title'>;
  Icon: typeof BellOutlined;
  /** Pages of this entry at other paths. */
  further?: readonly string[];
}

const entries: readonly Entry[] = [
  { path: '/usercenter/overview', titleId: 'title.usercenter.overview', Icon: HomeOutlined },
  { path: '/usercenter/order', titleId: 'title.usercenter.order', Icon: FileTextOutlined },
  { path: '/usercenter/order-old', titleId: 'title.usercenter.orderOld', Icon: HistoryOutlined },
  { path: '/usercenter/service', titleId: 'title.usercenter.service', Icon: ShoppingOutlined },
  {
    path: '/usercenter/service/charge',
    titleId: 'title.usercenter.charge',
    Icon: WalletOutlined,
    further: [
      '/usercenter/service/budget',
      '/usercenter/service/statement',
      '/usercenter/service/withdrawal',
    ],
  },
  { path: '/usercenter/service/renewals', titleId: 'title.usercenter.renewals', Icon: CalendarOutlined },
  { path: '/usercenter/invoice', titleId: 'title.usercenter.invoice', Icon: AuditOutlined },
  { path: '/usercenter/coupon', titleId: 'title.usercenter.coupon', Icon: TagOutlined },
  { path: '/usercenter/message', titleId: 'title.usercenter.message', Icon: BellOutlined },
  { path: '/usercenter/support', titleId: 'title.usercenter.support', Icon: CustomerServiceOutlined },
  { path: '/usercenter/security', titleId: 'title.usercenter.security', Icon: SafetyOutlined },
];

/** The user center layout: the granted pages in a side menu, on phones in a bar at the top. */
export default function UserCenterLayout() {
  const t = useT();
  const { pathname } = useLocation();
  const access = useAccess();
  const nav = useRef<HTMLElement>(null);

  const granted = entries.filter(({ path }) => access[path]);
  const current = granted
    .flatMap((entry) => [entry.path, ...(entry.further ?? [])].map((path) => ({ entry, path })))
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]?.entry;

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the current link into view on a phone.
  useEffect(() => {
    // In the next frame: now, it forces another layout.
    const frame = requestAnimationFrame(() => {
      const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
      link?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);

  return (
    <div className={styles.layout}>
      <nav ref={nav} className={`${panelStyles.surface} ${styles.menu}`} aria-label={t('title.usercenter')}>
        {granted.map((entry) => (
          <Link
            key={entry.path}
            to={entry.path}
            className={styles.entry}
            aria-current={entry === current ? 'page' : undefined}
          >
            <entry.Icon aria-hidden />
            {t(entry.titleId)}
          </Link>
        ))}
      </nav>
      <div className={layout.fill}>
        <Outlet />
      </div>
    </div>
  );
}
