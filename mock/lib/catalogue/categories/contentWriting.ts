import type { Category } from '../compose';
import { contentWriting as en } from '../en/contentWriting';
import { choice, once, plan, quarterly, subscription, toggle, units } from '../offer';
import { contentWriting as zh } from '../zh/contentWriting';

export const contentWriting: Category = {
  columnId: '10702',
  zh,
  en,
  offers: [
    {
      serviceId: 'brand-articles',
      type: 'operation',
      provider: 'bixin',
      pictures: ['document', 'calendar'],
      rating: [4.6, 137],
      orderCount: 1120,
      publishedDaysAgo: 410,
      maxQuantity: 20,
      specs: [
        units('articles', [1, 20, 1], 68_000),
        choice('depth', { short: 0, feature: 60_000 }),
        toggle('illustration', 30_000),
      ],
      plans: [
        plan('single', once(68_000)),
        plan('column', quarterly(1_080_000, 10), { articles: 6, illustration: true }),
      ],
    },
    {
      serviceId: 'product-video',
      type: 'operation',
      provider: 'bixin',
      pictures: ['meeting', 'pipeline'],
      rating: [4.4, 75],
      orderCount: 560,
      publishedDaysAgo: 140,
      maxQuantity: 10,
      specs: [
        units('seconds', [15, 180, 15], 4000),
        choice('actors', { none: 0, one: 80_000, two: 150_000 }),
      ],
      plans: [plan('tabletop', once(180_000)), plan('story', once(680_000, 760_000), { seconds: 60 })],
    },
    {
      serviceId: 'writing-assistant',
      type: 'software',
      provider: 'bixin',
      pictures: ['chat', 'document', 'chart'],
      rating: [4.5, 392],
      orderCount: 7640,
      publishedDaysAgo: 90,
      trialDays: 7,
      maxQuantity: 20,
      specs: [units('members', [1, 100, 1], 1900), toggle('brandVoice', 4900)],
      plans: [
        plan('solo', subscription(1900)),
        plan('studio', subscription(12_900), { members: 6, brandVoice: true }),
      ],
    },
    {
      serviceId: 'content-check-api',
      type: 'api',
      provider: 'bixin',
      pictures: ['shield', 'code'],
      rating: [4.3, 104],
      orderCount: 1430,
      publishedDaysAgo: 280,
      trialDays: 7,
      maxQuantity: 20,
      specs: [choice('kinds', { text: 0, image: 9900, video: 29_900 })],
      plans: [plan('pack100k', once(15_000)), plan('pack5m', once(490_000, 750_000), { kinds: true })],
    },
  ],
};
