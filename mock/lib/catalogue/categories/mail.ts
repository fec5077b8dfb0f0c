import type { Category } from '../compose';
import { mail as en } from '../en/mail';
import { choice, once, plan, subscription, toggle, units, yearly } from '../offer';
import { mail as zh } from '../zh/mail';

export const mail: Category = {
  columnId: '10302',
  zh,
  en,
  offers: [
    {
      serviceId: 'transactional-mail',
      type: 'api',
      provider: 'feiyan',
      pictures: ['code', 'chart'],
      rating: [4.5, 198],
      orderCount: 2740,
      publishedDaysAgo: 570,
      trialDays: 14,
      maxQuantity: 10,
      specs: [units('domains', [1, 30, 1], 900), toggle('dedicatedIp', 19_900)],
      plans: [
        plan('light', subscription(5900)),
        plan('growth', subscription(29_900), { domains: 5, dedicatedIp: true }),
      ],
    },
    {
      serviceId: 'newsletter-studio',
      type: 'software',
      provider: 'feiyan',
      pictures: ['calendar', 'chart', 'document'],
      rating: [4.3, 88],
      orderCount: 1150,
      publishedDaysAgo: 160,
      trialDays: 30,
      maxQuantity: 5,
      specs: [
        units('subscribers', [2000, 100_000, 2000], 1),
        choice('editors', { one: 0, five: 4900, twenty: 12_900 }),
      ],
      plans: [
        plan('writer', subscription(2900)),
        plan('publisher', subscription(18_900), { subscribers: 20_000, editors: true }),
      ],
    },
    {
      serviceId: 'business-mailbox',
      type: 'software',
      provider: 'yunhui',
      pictures: ['dashboard', 'shield'],
      rating: [4.6, 502],
      orderCount: 8160,
      publishedDaysAgo: 920,
      trialDays: 15,
      maxQuantity: 3,
      specs: [
        units('accounts', [5, 500, 5], 800),
        choice('capacity', { g20: 0, g50: 2000, g100: 4500 }),
        toggle('archive', 5000),
      ],
      plans: [
        plan('standard', yearly(60_000)),
        plan('secure', yearly(168_000, 15), { accounts: 10, archive: true }),
      ],
    },
    {
      serviceId: 'deliverability-review',
      type: 'consulting',
      provider: 'feiyan',
      pictures: ['document', 'chart'],
      rating: [4.7, 16],
      orderCount: 58,
      publishedDaysAgo: 45,
      specs: [toggle('warmUp', 260_000)],
      plans: [plan('diagnosis', once(360_000)), plan('repair', once(880_000, 980_000), { warmUp: true })],
    },
  ],
};
