import {
  AuditOutlined,
  BarChartOutlined,
  BellOutlined,
  CalendarOutlined,
  CustomerServiceOutlined,
  FileProtectOutlined,
  FileTextOutlined,
  HomeOutlined,
  LinkOutlined,
  MessageOutlined,
  SafetyOutlined,
  SettingOutlined,
  ShoppingOutlined,
  TagOutlined,
  UserOutlined,
  WalletOutlined,
} from '@ant-design/icons';

/** A page of the menu. */
export interface Entry {
  /** Its path, with the query that opens a part of a page. */
  to: string;
  titleId: TextId<'title' | 'usercenter'>;
  Icon: typeof BellOutlined;
  /** Pages of this entry at other paths. */
  further?: readonly string[];
  /** The page that leads to it: only without access to that one is it a line of the menu. */
  behind?: string;
}

interface Group {
  name: 'overview' | 'services' | 'orders' | 'billing' | 'contact' | 'settings';
  Icon: typeof BellOutlined;
  /** Whether the bar of a phone leads to its first page; the others are behind "More". */
  isInBar?: boolean;
  entries: readonly Entry[];
}

const ORDERS = '/usercenter/order';
const PAST_ORDERS = '/usercenter/order-old';
const CHARGES = '/usercenter/service/charge';
const SETTINGS = '/usercenter/security/settings';

/** The menu of the user center. A group with one page is one line. */
export const groups: readonly Group[] = [
  {
    name: 'overview',
    Icon: HomeOutlined,
    isInBar: true,
    entries: [{ to: '/usercenter/overview', titleId: 'title.usercenter.overview', Icon: HomeOutlined }],
  },
  {
    name: 'services',
    Icon: ShoppingOutlined,
    isInBar: true,
    entries: [
      { to: '/usercenter/service', titleId: 'title.usercenter.service', Icon: ShoppingOutlined },
      { to: '/usercenter/service/renewals', titleId: 'title.usercenter.renewals', Icon: CalendarOutlined },
    ],
  },
  {
    name: 'orders',
    Icon: FileTextOutlined,
    isInBar: true,
    entries: [
      { to: ORDERS, titleId: 'title.usercenter.order', Icon: FileTextOutlined, further: [PAST_ORDERS] },
      { to: PAST_ORDERS, titleId: 'title.usercenter.orderOld', Icon: FileTextOutlined, behind: ORDERS },
    ],
  },
  {
    name: 'billing',
    Icon: WalletOutlined,
    isInBar: true,
    entries: [
      {
        to: CHARGES,
        titleId: 'title.usercenter.charge',
        Icon: WalletOutlined,
        further: ['/usercenter/service/statement', '/usercenter/service/withdrawal'],
      },
      { to: '/usercenter/invoice', titleId: 'title.usercenter.invoice', Icon: AuditOutlined },
      { to: '/usercenter/coupon', titleId: 'title.usercenter.coupon', Icon: TagOutlined },
      { to: '/usercenter/service/budget', titleId: 'title.usercenter.budget', Icon: BarChartOutlined },
    ],
  },
  {
    name: 'contact',
    Icon: MessageOutlined,
    entries: [
      { to: '/usercenter/message', titleId: 'title.usercenter.message', Icon: MessageOutlined },
      { to: '/usercenter/support', titleId: 'title.usercenter.support', Icon: CustomerServiceOutlined },
    ],
  },
  {
    name: 'settings',
    Icon: SettingOutlined,
    entries: [
      { to: SETTINGS, titleId: 'title.usercenter.settings', Icon: UserOutlined },
      {
        to: '/usercenter/security',
        titleId: 'title.usercenter.security',
        Icon: SafetyOutlined,
        further: ['change-password', 'change-phone', 'two-step'].map((name) => `${SETTINGS}/${name}`),
      },
      {
        to: '/usercenter/message?tab=settings',
        titleId: 'usercenter.menu.notifications',
        Icon: BellOutlined,
      },
      { to: `${SETTINGS}/privacy`, titleId: 'title.usercenter.privacy', Icon: FileProtectOutlined },
      {
        to: `${SETTINGS}/linked-account`,
        titleId: 'title.usercenter.linkedAccount',
        Icon: LinkOutlined,
      },
    ],
  },
];

/** Returns the entry that an address belongs to: the one with the longest address that it is at or below. */
export function findEntry(
  { pathname, search }: { pathname: string; search: string },
  among: readonly Entry[],
): Entry | undefined {
  const query = new URLSearchParams(search);
  const includes = (address: string) => {
    const [path = '', wanted = ''] = address.split('?');
    return (
      (pathname === path || pathname.startsWith(`${path}/`)) &&
      [...new URLSearchParams(wanted)].every(([name, value]) => query.get(name) === value)
    );
  };
  return among
    .flatMap((entry) => [entry.to, ...(entry.further ?? [])].map((address) => ({ entry, address })))
    .filter(({ address }) => includes(address))
    .sort((a, b) => b.address.length - a.address.length)[0]?.entry;
}

/** Returns the groups with the entries that may be opened; a group without any is left out. */
export const grantedGroups = (canOpen: (address: string) => boolean): Group[] =>
  groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(
        ({ to, behind }) => canOpen(to) && !(behind !== undefined && canOpen(behind)),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
