import type { Period } from '../../../src/domain/catalog/service';
import type { Text } from '../text';

/** What the former system sold, as its orders name it; prices in cents. */
export interface FormerService {
  title: Text;
  plan: Text;
  provider: Text;
  price: number;
  /** Some of its orders hold a sum only. */
  period?: Period;
}

const text = (zh: string, en: string): Text => ({ zh, en });

export const FORMER_SERVICES: readonly FormerService[] = [
  {
    title: text('企业邮箱（旧版）', 'Business Mail (former edition)'),
    plan: text('50 个邮箱', '50 mailboxes'),
    provider: text('云笺科技', 'Yunjian Technology'),
    price: 240_000,
    period: { unit: 'year', count: 1 },
  },
  {
    title: text('短信群发平台', 'Bulk SMS Platform'),
    plan: text('10,000 条', '10,000 messages'),
    provider: text('讯达通信', 'Xunda Communications'),
    price: 48_000,
  },
  {
    title: text('网站备案代办', 'Website Filing Service'),
    plan: text('单个网站', 'One website'),
    provider: text('启明商务', 'Qiming Business Services'),
    price: 68_000,
    period: { unit: 'once', count: 1 },
  },
  {
    title: text('云桌面', 'Cloud Desktop'),
    plan: text('标准型 10 席', 'Standard, 10 seats'),
    provider: text('远帆云计算', 'Yuanfan Cloud'),
    price: 359_900,
    period: { unit: 'quarter', count: 1 },
  },
  {
    title: text('代理记账（小规模）', 'Bookkeeping for Small Companies'),
    plan: text('基础版', 'Basic'),
    provider: text('正则财税', 'Zhengze Tax'),
    price: 29_900,
    period: { unit: 'month', count: 1 },
  },
  {
    title: text('SSL 证书', 'SSL Certificate'),
    plan: text('通配符', 'Wildcard'),
    provider: text('锁盾安全', 'Suodun Security'),
    price: 128_800,
    period: { unit: 'year', count: 1 },
  },
  {
    title: text('呼叫中心坐席', 'Call Centre Seats'),
    plan: text('5 席', '5 seats'),
    provider: text('讯达通信', 'Xunda Communications'),
    price: 75_000,
    period: { unit: 'month', count: 1 },
  },
];
