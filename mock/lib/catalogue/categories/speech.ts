import type { Category } from '../compose';
import { speech as en } from '../en/speech';
import { choice, once, plan, subscription, toggle, units, yearly } from '../offer';
import { speech as zh } from '../zh/speech';

export const speech: Category = {
  columnId: '10102',
  zh,
  en,
  offers: [
    {
      serviceId: 'live-transcription',
      type: 'api',
      provider: 'tingxi',
      pictures: ['code', 'chart', 'meeting'],
      rating: [4.6, 203],
      orderCount: 2890,
      publishedDaysAgo: 430,
      trialDays: 14,
      maxQuantity: 10,
      specs: [
        units('streams', [10, 500, 10], 1500),
        choice('dialect', { mandarin: 0, cantonese: 9900, sichuan: 9900 }),
        toggle('speakers', 15_000),
      ],
      plans: [
        plan('standard', subscription(59_900)),
        plan('pro', subscription(169_900), { streams: 50, speakers: true }),
      ],
    },
    {
      serviceId: 'recording-to-text',
      type: 'api',
      provider: 'tingxi',
      pictures: ['document', 'code'],
      rating: [4.5, 158],
      orderCount: 3370,
      publishedDaysAgo: 610,
      maxQuantity: 50,
      specs: [toggle('hotWords', 3000)],
      plans: [plan('hours100', once(18_000)), plan('hours1000', once(150_000, 180_000), { hotWords: true })],
    },
    {
      serviceId: 'voice-synthesis',
      type: 'api',
      provider: 'tingxi',
      pictures: ['chat', 'code'],
      rating: [4.7, 341],
      orderCount: 5240,
      publishedDaysAgo: 260,
      trialDays: 7,
      maxQuantity: 10,
      specs: [
        choice('voices', { basic: 0, premium: 12_000, all: 22_000 }),
        units('concurrency', [5, 100, 5], 600),
      ],
      plans: [
        plan('personal', subscription(9900)),
        plan('business', subscription(49_900), { voices: true, concurrency: 20 }),
      ],
    },
    {
      serviceId: 'call-quality-inspection',
      type: 'software',
      provider: 'tingxi',
      pictures: ['dashboard', 'chart', 'pipeline'],
      rating: [4.4, 61],
      orderCount: 540,
      publishedDaysAgo: 95,
      trialDays: 15,
      requiresCertification: true,
      specs: [units('seats', [10, 300, 10], 8800), toggle('livePrompts', 60_000)],
      plans: [
        plan('standard', yearly(1_280_000)),
        plan('flagship', yearly(3_680_000), { seats: 50, livePrompts: true }),
      ],
    },
  ],
};
