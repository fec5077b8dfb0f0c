import type { Category } from '../compose';
import { signatures as en } from '../en/signatures';
import { choice, once, plan, subscription, toggle, units, yearly } from '../offer';
import { signatures as zh } from '../zh/signatures';

export const signatures: Category = {
  columnId: '10501',
  zh,
  en,
  offers: [
    {
      serviceId: 'e-contract',
      type: 'software',
      provider: 'qianyue',
      pictures: ['document', 'pipeline', 'dashboard'],
      rating: [4.8, 521],
      orderCount: 6940,
      publishedDaysAgo: 750,
      trialDays: 15,
      maxQuantity: 10,
      requiresCertification: true,
      specs: [
        units('contracts', [100, 10_000, 100], 18),
        choice('seals', { one: 0, five: 4000, unlimited: 15_000 }),
      ],
      plans: [
        plan('basic', yearly(98_000, 12)),
        plan('professional', yearly(398_000, 15), { contracts: 1000 }),
        plan('group', yearly(1_580_000, 18), { contracts: 5000, seals: true }),
      ],
    },
    {
      serviceId: 'signing-api',
      type: 'api',
      provider: 'qianyue',
      pictures: ['code', 'document'],
      rating: [4.5, 109],
      orderCount: 1320,
      publishedDaysAgo: 260,
      trialDays: 7,
      maxQuantity: 20,
      requiresCertification: true,
      specs: [toggle('timestamp', 5000), toggle('faceBeforeSigning', 9000)],
      plans: [plan('pack200', once(36_000)), plan('pack5k', once(650_000, 900_000), { timestamp: true })],
    },
    {
      serviceId: 'seal-management',
      type: 'software',
      provider: 'qianyue',
      pictures: ['shield', 'dashboard'],
      rating: [4.2, 34],
      orderCount: 280,
      publishedDaysAgo: 85,
      trialDays: 15,
      maxQuantity: 3,
      specs: [units('devices', [1, 20, 1], 9900), toggle('video', 6000)],
      plans: [
        plan('office', yearly(268_000)),
        plan('group', yearly(980_000, 15), { devices: 5, video: true }),
      ],
    },
    {
      serviceId: 'evidence-storage',
      type: 'api',
      provider: 'mingjian',
      pictures: ['pipeline', 'shield'],
      rating: [4.6, 68],
      orderCount: 790,
      publishedDaysAgo: 140,
      maxQuantity: 10,
      specs: [choice('retention', { five: 0, ten: 2000, thirty: 6000 }), toggle('notary', 20_000)],
      plans: [plan('starter', once(9900)), plan('business', subscription(45_000), { retention: true })],
    },
  ],
};
