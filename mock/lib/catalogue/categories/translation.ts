import type { Category } from '../compose';
import { translation as en } from '../en/translation';
import { choice, once, plan, subscription, toggle, units } from '../offer';
import { translation as zh } from '../zh/translation';

export const translation: Category = {
  columnId: '10103',
  zh,
  en,
  offers: [
    {
      serviceId: 'text-translation',
      type: 'api',
      provider: 'wanyi',
      pictures: ['code', 'chart'],
      rating: [4.5, 276],
      orderCount: 4710,
      publishedDaysAgo: 700,
      trialDays: 7,
      maxQuantity: 20,
      specs: [choice('field', { general: 0, ecommerce: 5000, medicine: 18_000 })],
      plans: [plan('million', once(4900)), plan('hundredMillion', once(390_000, 490_000), { field: true })],
    },
    {
      serviceId: 'document-translation',
      type: 'software',
      provider: 'wanyi',
      pictures: ['document', 'dashboard'],
      rating: [4.6, 189],
      orderCount: 3150,
      publishedDaysAgo: 240,
      trialDays: 7,
      maxQuantity: 50,
      specs: [units('members', [1, 50, 1], 2900), toggle('termBase', 6900)],
      plans: [
        plan('solo', subscription(3900)),
        plan('team', subscription(19_900), { members: 8 }),
        plan('company', subscription(79_900), { members: 40, termBase: true }),
      ],
    },
    {
      serviceId: 'human-proofreading',
      type: 'consulting',
      provider: 'wanyi',
      pictures: ['document', 'calendar'],
      rating: [4.9, 74],
      orderCount: 610,
      publishedDaysAgo: 380,
      maxQuantity: 20,
      specs: [
        choice('language', { en: 0, ja: 6000, de: 12_000, ar: 20_000 }),
        choice('speed', { normal: 0, nextDay: 15_000 }),
        toggle('certificate', 8000),
      ],
      plans: [plan('polish', once(28_000)), plan('publish', once(52_000))],
    },
    {
      serviceId: 'shop-localisation',
      type: 'operation',
      provider: 'wanyi',
      pictures: ['pipeline', 'chart'],
      orderCount: 12,
      publishedDaysAgo: 9,
      maxQuantity: 2,
      specs: [
        units('products', [50, 1000, 50], 900),
        choice('market', { one: 0, three: 260_000, six: 480_000 }),
      ],
      plans: [
        plan('launch', once(380_000)),
        plan('care', subscription(168_000, { quarter: 6, year: 18 }), { products: 200 }),
      ],
    },
  ],
};
