import type { Category } from '../compose';
import { cloudMigration as en } from '../en/cloudMigration';
import { choice, once, plan, quarterly, subscription, toggle, units } from '../offer';
import { cloudMigration as zh } from '../zh/cloudMigration';

export const cloudMigration: Category = {
  columnId: '10802',
  zh,
  en,
  offers: [
    {
      serviceId: 'migration-assessment',
      type: 'consulting',
      provider: 'qiyun',
      pictures: ['document', 'chart', 'pipeline'],
      rating: [4.7, 44],
      orderCount: 230,
      publishedDaysAgo: 370,
      maxQuantity: 1,
      specs: [units('systems', [5, 100, 5], 80_000), toggle('costModel', 280_000)],
      plans: [
        plan('survey', once(980_000)),
        plan('blueprint', once(2_680_000, 2_980_000), { systems: 15, costModel: true }),
      ],
    },
    {
      serviceId: 'server-migration',
      type: 'operation',
      provider: 'qiyun',
      pictures: ['pipeline', 'dashboard'],
      rating: [4.6, 62],
      orderCount: 410,
      publishedDaysAgo: 250,
      maxQuantity: 2,
      requiresCertification: true,
      specs: [
        units('servers', [5, 200, 5], 60_000),
        choice('window', { weekday: 0, night: 120_000, weekend: 180_000 }),
      ],
      plans: [plan('rehost', once(680_000)), plan('replatform', once(2_200_000), { servers: 10 })],
    },
    {
      serviceId: 'database-sync',
      type: 'software',
      provider: 'qiyun',
      pictures: ['pipeline', 'chart', 'code'],
      rating: [4.4, 118],
      orderCount: 1760,
      publishedDaysAgo: 300,
      trialDays: 7,
      maxQuantity: 10,
      specs: [
        units('links', [1, 50, 1], 8900),
        toggle('dataCheck', 5900),
        choice('speed', { m10: 0, m50: 12_900, m200: 39_900 }),
      ],
      plans: [
        plan('standard', subscription(29_900)),
        plan('pro', subscription(119_900), { links: 5, dataCheck: true, speed: true }),
      ],
    },
    {
      serviceId: 'cloud-cost-review',
      type: 'consulting',
      provider: 'qiyun',
      pictures: ['chart', 'dashboard'],
      rating: [4.8, 39],
      orderCount: 350,
      publishedDaysAgo: 55,
      maxQuantity: 1,
      specs: [units('accounts', [1, 20, 1], 60_000)],
      plans: [plan('review', once(380_000)), plan('ongoing', quarterly(900_000, 12), { accounts: 5 })],
    },
  ],
};
