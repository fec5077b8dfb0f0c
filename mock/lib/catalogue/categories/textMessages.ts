import type { Category } from '../compose';
import { textMessages as en } from '../en/textMessages';
import { choice, once, plan, subscription, toggle, units } from '../offer';
import { textMessages as zh } from '../zh/textMessages';

export const textMessages: Category = {
  columnId: '10301',
  zh,
  en,
  offers: [
    {
      serviceId: 'sms-notify',
      type: 'api',
      provider: 'feiyan',
      pictures: ['chat', 'code', 'chart'],
      rating: [4.7, 734],
      orderCount: 12_480,
      publishedDaysAgo: 800,
      maxQuantity: 50,
      requiresCertification: true,
      specs: [units('signatures', [1, 20, 1], 1000), toggle('replies', 3000)],
      plans: [
        plan('pack1k', once(4500)),
        plan('pack20k', once(80_000, 90_000), { replies: true }),
        plan('pack500k', once(1_750_000, 2_250_000), { signatures: 5, replies: true }),
      ],
    },
    {
      serviceId: 'voice-code',
      type: 'api',
      provider: 'feiyan',
      pictures: ['chat', 'code'],
      rating: [4.4, 126],
      orderCount: 1890,
      publishedDaysAgo: 450,
      trialDays: 7,
      maxQuantity: 20,
      specs: [choice('voice', { standard: 0, custom: 20_000 })],
      plans: [plan('pack2k', once(16_000)), plan('pack30k', once(210_000, 240_000))],
    },
    {
      serviceId: 'international-sms',
      type: 'api',
      provider: 'feiyan',
      pictures: ['map', 'chat'],
      rating: [4.2, 83],
      orderCount: 970,
      publishedDaysAgo: 200,
      maxQuantity: 10,
      specs: [choice('region', { asia: 0, europe: 30_000, world: 65_000 }), toggle('senderName', 50_000)],
      plans: [
        plan('pack5k', once(190_000)),
        plan('pack50k', once(1_680_000, 1_900_000), { senderName: true }),
      ],
    },
    {
      serviceId: 'sms-marketing-desk',
      type: 'software',
      provider: 'feiyan',
      pictures: ['dashboard', 'calendar', 'chat'],
      rating: [4.0, 59],
      orderCount: 640,
      publishedDaysAgo: 130,
      trialDays: 14,
      maxQuantity: 5,
      specs: [units('contacts', [5000, 200_000, 5000], 2), toggle('shortLinks', 4900)],
      plans: [
        plan('shop', subscription(12_900)),
        plan('brand', subscription(48_900), { contacts: 50_000, shortLinks: true }),
      ],
    },
  ],
};
