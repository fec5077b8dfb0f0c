import type { MockTables } from '../tables';
import type { Text } from '../text';
import { type PastOrder, relive } from './pastOrder';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

type Past = Omit<PastOrder, 'at'> & {
  daysAgo: number;
  /** In China. */
  time: `${number}:${number}`;
};

const REFUND_REASON: Record<'unused' | 'doubled' | 'tooBig', Text> = {
  unused: { zh: '项目取消，服务没有用上。', en: 'The project was called off; the service was not used.' },
  doubled: { zh: '重复购买。', en: 'Bought twice.' },
  tooBig: { zh: '规格买大了，想换小一档。', en: 'The plan is larger than needed.' },
};

/** The sample customer's last year, oldest first. */
const CUSTOMER: Past[] = [
  {
    serviceId: 'invoice-ocr',
    unit: 'year',
    daysAgo: 345,
    time: '10:24',
    ending: 'completed',
    invoiced: true,
  },
  {
    serviceId: 'sms-marketing-desk',
    unit: 'month',
    daysAgo: 300,
    time: '15:02',
    ending: 'completed',
    channel: 'wechat',
    stumbled: true,
  },
  {
    serviceId: 'video-meeting',
    unit: 'quarter',
    daysAgo: 262,
    time: '09:41',
    ending: 'completed',
    channel: 'wechat',
  },
  {
    serviceId: 'live-transcription',
    unit: 'month',
    daysAgo: 231,
    time: '20:15',
    ending: { cancelled: 'foundCheaper' },
  },
  {
    serviceId: 'lawyer-contract-review',
    unit: 'once',
    daysAgo: 204,
    time: '11:30',
    ending: 'completed',
    channel: 'transfer',
    remark: '请在工作日上午联系。',
    invoiced: true,
  },
  {
    serviceId: 'risk-monitor',
    unit: 'year',
    daysAgo: 171,
    time: '14:08',
    ending: 'refunded',
    refundReason: REFUND_REASON.unused,
  },
  { serviceId: 'transactional-mail', unit: 'month', daysAgo: 133, time: '22:47', ending: 'expired' },
  {
    serviceId: 'uptime-probe',
    unit: 'year',
    daysAgo: 112,
    time: '16:20',
    ending: 'completed',
    channel: 'balance',
    generous: true,
    autoRenew: true,
  },
  {
    serviceId: 'seal-management',
    unit: 'year',
    daysAgo: 63,
    time: '10:55',
    ending: 'completed',
    orderType: 'trial',
  },
  {
    serviceId: 'seal-management',
    unit: 'year',
    daysAgo: 46,
    time: '17:36',
    ending: 'completed',
    couponCode: 'GIFT20',
    invoiced: true,
  },
  {
    serviceId: 'document-translation',
    unit: 'month',
    daysAgo: 25,
    time: '13:12',
    ending: 'completed',
    quantity: 2,
  },
  {
    serviceId: 'brand-articles',
    unit: 'once',
    daysAgo: 9,
    time: '09:18',
    ending: 'refundReview',
    refundReason: REFUND_REASON.doubled,
  },
  { serviceId: 'route-planning', unit: 'month', daysAgo: 4, time: '18:03', ending: 'provisionFailed' },
  {
    serviceId: 'customer-service-outsourcing',
    unit: 'month',
    daysAgo: 2,
    time: '21:29',
    ending: { cancelled: 'wrongConfiguration' },
    stumbled: true,
  },
];

const ADMINISTRATOR: Past[] = [
  {
    serviceId: 'face-liveness',
    unit: 'year',
    daysAgo: 210,
    time: '10:05',
    ending: 'completed',
    channel: 'transfer',
    generous: true,
    autoRenew: true,
    invoiced: true,
  },
  {
    serviceId: 'migration-assessment',
    unit: 'once',
    daysAgo: 92,
    time: '14:44',
    ending: 'completed',
    channel: 'transfer',
  },
  {
    serviceId: 'website-scan',
    unit: 'month',
    daysAgo: 19,
    time: '11:16',
    ending: 'completed',
    channel: 'balance',
  },
  {
    serviceId: 'small-business-books',
    unit: 'quarter',
    daysAgo: 6,
    time: '16:51',
    ending: 'refunding',
    refundReason: REFUND_REASON.tooBig,
  },
];

/** What the sample customer and the administrator have open at this moment, minutes ago. */
const OPEN = {
  user: { serviceId: 'handwriting-ocr', unit: 'month', ending: 'unpaid', minutesAgo: 9 },
  admin: { serviceId: 'log-search', unit: 'year', ending: 'unpaid', minutesAgo: 4, generous: true },
} as const;

/** Gives the sample accounts their orders and services, up to `now` (milliseconds). */
export function seedHistory(tables: MockTables, now: number): void {
  for (const user of tables.users) {
    const isAdmin = user.userName === 'admin';
    const past = (isAdmin ? ADMINISTRATOR : CUSTOMER).map(({ daysAgo, time, ...rest }) => ({
      ...rest,
      at: tables.seededAt - daysAgo * DAY_MS + minutesInChina(time) * MINUTE_MS,
    }));
    const { minutesAgo, ...open } = OPEN[isAdmin ? 'admin' : 'user'];
    const all: PastOrder[] = [...past, { ...open, at: now - minutesAgo * MINUTE_MS }];
    for (const [index, order] of all.entries()) relive(tables, user, order, index);
  }
}

function minutesInChina(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours - 8) * 60 + minutes;
}
