import type { Category } from '../compose';
import { identity as en } from '../en/identity';
import { choice, once, plan, subscription, toggle, units } from '../offer';
import { identity as zh } from '../zh/identity';

export const identity: Category = {
  columnId: '10401',
  zh,
  en,
  offers: [
    {
      serviceId: 'name-number-check',
      type: 'api',
      provider: 'dunshan',
      pictures: ['shield', 'code'],
      rating: [4.8, 467],
      orderCount: 7350,
      publishedDaysAgo: 660,
      maxQuantity: 20,
      requiresCertification: true,
      specs: [toggle('phoneOwner', 12_000)],
      plans: [plan('pack1k', once(30_000)), plan('pack20k', once(480_000, 600_000), { phoneOwner: true })],
    },
    {
      serviceId: 'face-liveness',
      type: 'api',
      provider: 'dunshan',
      pictures: ['shield', 'meeting', 'code'],
      rating: [4.6, 213],
      orderCount: 2980,
      publishedDaysAgo: 310,
      trialDays: 7,
      maxQuantity: 10,
      requiresCertification: true,
      specs: [choice('mode', { silent: 0, action: 6000, colour: 15_000 }), units('apps', [1, 20, 1], 3000)],
      plans: [
        plan('standard', subscription(68_000)),
        plan('finance', subscription(198_000), { mode: true, apps: 5 }),
      ],
    },
    {
      serviceId: 'business-account-check',
      type: 'api',
      provider: 'dunshan',
      pictures: ['document', 'shield'],
      rating: [4.4, 71],
      orderCount: 1090,
      publishedDaysAgo: 230,
      maxQuantity: 10,
      requiresCertification: true,
      specs: [toggle('smallTransfer', 18_000)],
      plans: [plan('pack500', once(39_000)), plan('pack5k', once(320_000, 390_000))],
    },
    {
      serviceId: 'age-gate',
      type: 'software',
      provider: 'dunshan',
      pictures: ['shield', 'dashboard'],
      orderCount: 31,
      publishedDaysAgo: 18,
      trialDays: 14,
      maxQuantity: 5,
      requiresCertification: true,
      specs: [units('players', [10_000, 1_000_000, 10_000], 1)],
      plans: [
        plan('single', subscription(28_000)),
        plan('studio', subscription(88_000), { players: 200_000 }),
      ],
    },
  ],
};
