import type { Category } from '../compose';
import { monitoring as en } from '../en/monitoring';
import { choice, once, plan, subscription, toggle, units, yearly } from '../offer';
import { monitoring as zh } from '../zh/monitoring';

export const monitoring: Category = {
  columnId: '10801',
  zh,
  en,
  offers: [
    {
      serviceId: 'application-tracing',
      type: 'software',
      provider: 'guanlan',
      pictures: ['chart', 'dashboard', 'pipeline'],
      rating: [4.7, 231],
      orderCount: 3020,
      publishedDaysAgo: 530,
      trialDays: 15,
      maxQuantity: 10,
      specs: [
        units('hosts', [5, 500, 5], 3900),
        choice('retention', { d7: 0, d15: 9900, d30: 24_900 }),
        toggle('profiling', 12_900),
      ],
      plans: [
        plan('basic', subscription(19_900)),
        plan('pro', subscription(79_900), { hosts: 20 }),
        plan('ultimate', subscription(229_900), { hosts: 60, retention: true, profiling: true }),
      ],
    },
    {
      serviceId: 'uptime-probe',
      type: 'software',
      provider: 'guanlan',
      pictures: ['map', 'chart'],
      rating: [4.5, 174],
      orderCount: 4450,
      publishedDaysAgo: 680,
      trialDays: 14,
      maxQuantity: 20,
      specs: [units('targets', [5, 200, 5], 300), choice('interval', { m5: 0, m1: 1900, s15: 6900 })],
      plans: [
        plan('personal', subscription(900)),
        plan('team', subscription(9900), { targets: 50, interval: true }),
      ],
    },
    {
      serviceId: 'log-search',
      type: 'software',
      provider: 'guanlan',
      pictures: ['code', 'dashboard'],
      rating: [4.2, 98],
      orderCount: 1240,
      publishedDaysAgo: 220,
      trialDays: 7,
      maxQuantity: 10,
      specs: [units('volume', [10, 1000, 10], 800), toggle('archive', 9900)],
      plans: [
        plan('standard', subscription(29_900)),
        plan('scale', subscription(159_900), { volume: 200, archive: true }),
      ],
    },
    {
      serviceId: 'on-call-team',
      type: 'operation',
      provider: 'guanlan',
      pictures: ['chat', 'shield', 'calendar'],
      rating: [4.8, 31],
      orderCount: 140,
      publishedDaysAgo: 75,
      maxQuantity: 1,
      purchaseLimit: 2,
      requiresCertification: true,
      specs: [
        units('servers', [10, 200, 10], 12_000),
        choice('answer', { m30: 0, m15: 180_000, m5: 520_000 }),
      ],
      plans: [
        plan('night', subscription(980_000)),
        plan('roundTheClock', yearly(22_800_000, 8), { servers: 50 }),
      ],
    },
    {
      serviceId: 'load-test-run',
      type: 'consulting',
      provider: 'guanlan',
      pictures: ['chart', 'document'],
      orderCount: 6,
      publishedDaysAgo: 4,
      maxQuantity: 2,
      specs: [choice('users', { k10: 0, k100: 360_000, m1: 1_200_000 }), toggle('tuning', 480_000)],
      plans: [plan('single', once(580_000)), plan('campaign', once(1_680_000, 1_900_000), { tuning: true })],
    },
  ],
};
