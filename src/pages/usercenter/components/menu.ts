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

interface Entry {
  path: string;
  titleId: TextId<'title'>;
  Icon: typeof BellOutlined;
  /** Pages of this entry at other paths. */
  further?: readonly string[];
}

/** The menu of the user center. */
export const entries: readonly Entry[] = [
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

/** Returns the entry that a page belongs to: the one with the longest path that it stands at or below. */
export const entryOf = (pathname: string, among: readonly Entry[]): Entry | undefined =>
  among
    .flatMap((entry) => [entry.path, ...(entry.further ?? [])].map((path) => ({ entry, path })))
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]?.entry;
