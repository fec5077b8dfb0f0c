import type { Category } from '../compose';
import { shopOperations as en } from '../en/shopOperations';
import { choice, once, plan, quarterly, subscription, toggle, units } from '../offer';
import { shopOperations as zh } from '../zh/shopOperations';

export const shopOperations: Category = {
  columnId: '10701',
  zh,
  en,
  offers: [
    {
      serviceId: 'flagship-shop-care',
      type: 'operation',
      provider: 'jingying',
      pictures: ['dashboard', 'chart', 'calendar'],
      rating: [4.5, 89],
      orderCount: 470,
      publishedDaysAgo: 460,
      maxQuantity: 2,
      requiresCertification: true,
      specs: [units('products', [30, 500, 10], 4000), choice('platform', { one: 0, two: 380_000 })],
      plans: [
        plan('steady', quarterly(2_400_000)),
        plan('growth', quarterly(5_400_000, 10), { products: 100 }),
      ],
    },
    {
      serviceId: 'customer-service-outsourcing',
      type: 'operation',
      provider: 'jingying',
      pictures: ['chat', 'chart'],
      rating: [4.3, 154],
      orderCount: 1290,
      publishedDaysAgo: 390,
      trialDays: 3,
      maxQuantity: 30,
      specs: [choice('hours', { day: 0, evening: 120_000, allDay: 360_000 })],
      plans: [
        plan('shared', subscription(160_000)),
        plan('dedicated', subscription(480_000, { quarter: 6, year: 18 })),
      ],
    },
    {
      serviceId: 'live-commerce-crew',
      type: 'operation',
      provider: 'jingying',
      pictures: ['meeting', 'calendar', 'chart'],
      rating: [4.1, 36],
      orderCount: 210,
      publishedDaysAgo: 110,
      maxQuantity: 4,
      specs: [units('sessions', [4, 30, 2], 180_000), toggle('studio', 300_000)],
      plans: [
        plan('evening', subscription(780_000)),
        plan('daily', subscription(2_600_000, { quarter: 5, year: 12 }), { sessions: 20, studio: true }),
      ],
    },
    {
      serviceId: 'shop-diagnosis',
      type: 'consulting',
      provider: 'jingying',
      pictures: ['chart', 'document'],
      rating: [4.7, 122],
      orderCount: 880,
      publishedDaysAgo: 230,
      maxQuantity: 1,
      specs: [toggle('followUp', 90_000)],
      plans: [plan('report', once(69_900)), plan('workshop', once(268_000, 300_000), { followUp: true })],
    },
  ],
};
