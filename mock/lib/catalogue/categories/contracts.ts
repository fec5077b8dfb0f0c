import type { Category } from '../compose';
import { contracts as en } from '../en/contracts';
import { choice, once, plan, quarterly, subscription, toggle, units, yearly } from '../offer';
import { contracts as zh } from '../zh/contracts';

export const contracts: Category = {
  columnId: '10602',
  zh,
  en,
  offers: [
    {
      serviceId: 'contract-review-ai',
      type: 'software',
      provider: 'mingjian',
      pictures: ['document', 'dashboard'],
      rating: [4.5, 176],
      orderCount: 2380,
      publishedDaysAgo: 170,
      trialDays: 7,
      maxQuantity: 10,
      specs: [units('reviews', [20, 1000, 20], 150), toggle('playbook', 8000)],
      plans: [
        plan('personal', subscription(6900)),
        plan('legalTeam', subscription(58_000), { reviews: 200, playbook: true }),
      ],
    },
    {
      serviceId: 'lawyer-contract-review',
      type: 'consulting',
      provider: 'mingjian',
      pictures: ['document', 'chat'],
      rating: [4.9, 143],
      orderCount: 1520,
      publishedDaysAgo: 630,
      maxQuantity: 10,
      specs: [
        units('pages', [10, 100, 5], 2800),
        choice('speed', { days3: 0, day1: 30_000, hours6: 80_000 }),
        toggle('foreign', 60_000),
      ],
      plans: [plan('review', once(48_000)), plan('draft', once(128_000), { pages: 20 })],
    },
    {
      serviceId: 'legal-counsel',
      type: 'consulting',
      provider: 'mingjian',
      pictures: ['chat', 'calendar'],
      rating: [4.8, 58],
      orderCount: 320,
      publishedDaysAgo: 510,
      maxQuantity: 1,
      purchaseLimit: 1,
      requiresCertification: true,
      specs: [units('hours', [5, 60, 5], 60_000)],
      plans: [plan('essential', quarterly(680_000)), plan('full', yearly(5_800_000, 12), { hours: 20 })],
    },
    {
      serviceId: 'trademark-filing',
      type: 'operation',
      provider: 'mingjian',
      pictures: ['shield', 'pipeline'],
      rating: [4.4, 207],
      orderCount: 2950,
      publishedDaysAgo: 420,
      maxQuantity: 20,
      specs: [units('goods', [10, 40, 1], 3000), toggle('watch', 19_800)],
      plans: [plan('filing', once(59_800)), plan('assured', once(119_800), { watch: true })],
    },
  ],
};
