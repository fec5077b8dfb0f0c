import type { Category } from '../compose';
import { maps as en } from '../en/maps';
import { choice, once, plan, quarterly, subscription, toggle, units, yearly } from '../offer';
import { maps as zh } from '../zh/maps';

export const maps: Category = {
  columnId: '10202',
  zh,
  en,
  offers: [
    {
      serviceId: 'address-parsing',
      type: 'api',
      provider: 'tudu',
      pictures: ['map', 'code'],
      rating: [4.6, 231],
      orderCount: 3940,
      publishedDaysAgo: 520,
      trialDays: 7,
      maxQuantity: 20,
      specs: [toggle('phoneAndName', 2900)],
      plans: [plan('pack50k', once(19_800)), plan('pack1m', once(268_000, 396_000), { phoneAndName: true })],
    },
    {
      serviceId: 'route-planning',
      type: 'api',
      provider: 'tudu',
      pictures: ['map', 'chart', 'code'],
      rating: [4.4, 117],
      orderCount: 1260,
      publishedDaysAgo: 180,
      trialDays: 14,
      maxQuantity: 5,
      specs: [
        units('vehicles', [10, 500, 10], 900),
        choice('goal', { distance: 0, time: 0, cost: 12_000 }),
        toggle('truckLimits', 16_000),
      ],
      plans: [
        plan('city', subscription(46_000)),
        plan('nation', subscription(158_000), { vehicles: 80, truckLimits: true }),
      ],
    },
    {
      serviceId: 'site-selection',
      type: 'software',
      provider: 'tudu',
      pictures: ['map', 'dashboard'],
      rating: [4.3, 48],
      orderCount: 390,
      publishedDaysAgo: 70,
      trialDays: 3,
      maxQuantity: 3,
      specs: [units('cities', [1, 50, 1], 40_000), toggle('footTraffic', 60_000)],
      plans: [
        plan('explore', quarterly(480_000)),
        plan('chain', yearly(3_600_000), { cities: 10, footTraffic: true }),
      ],
    },
    {
      serviceId: 'drone-survey',
      type: 'operation',
      provider: 'tudu',
      pictures: ['map', 'pipeline', 'calendar'],
      rating: [4.8, 19],
      orderCount: 73,
      publishedDaysAgo: 290,
      maxQuantity: 2,
      requiresCertification: true,
      specs: [units('area', [1, 100, 1], 86_000), choice('product', { photo: 0, model: 280_000 })],
      plans: [
        plan('flight', once(520_000)),
        plan('monthly', subscription(980_000, { quarter: 5, year: 20 }), { area: 5 }),
      ],
    },
  ],
};
