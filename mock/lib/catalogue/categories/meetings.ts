import type { Category } from '../compose';
import { meetings as en } from '../en/meetings';
import { choice, once, plan, subscription, toggle, units, yearly } from '../offer';
import { meetings as zh } from '../zh/meetings';

export const meetings: Category = {
  columnId: '10502',
  zh,
  en,
  offers: [
    {
      serviceId: 'video-meeting',
      type: 'software',
      provider: 'yunhui',
      pictures: ['meeting', 'calendar', 'chat'],
      rating: [4.7, 618],
      orderCount: 9870,
      publishedDaysAgo: 890,
      trialDays: 30,
      maxQuantity: 10,
      specs: [
        units('hosts', [1, 100, 1], 4900),
        choice('size', { p100: 0, p300: 9900, p1000: 39_900 }),
        toggle('recording', 5900),
      ],
      plans: [
        plan('team', subscription(9900)),
        plan('business', subscription(39_900), { hosts: 5, recording: true }),
        plan('enterprise', yearly(1_280_000, 12), { hosts: 30, size: true, recording: true }),
      ],
    },
    {
      serviceId: 'webinar-hosting',
      type: 'operation',
      provider: 'yunhui',
      pictures: ['meeting', 'chart', 'calendar'],
      rating: [4.8, 64],
      orderCount: 430,
      publishedDaysAgo: 270,
      maxQuantity: 5,
      specs: [
        units('hours', [2, 12, 1], 60_000),
        choice('audience', { k1: 0, k10: 180_000, k50: 520_000 }),
        toggle('interpreting', 680_000),
      ],
      plans: [plan('remote', once(380_000)), plan('onSite', once(1_280_000), { hours: 4 })],
    },
    {
      serviceId: 'meeting-room-panel',
      type: 'software',
      provider: 'yunhui',
      pictures: ['calendar', 'dashboard'],
      rating: [4.1, 29],
      orderCount: 310,
      publishedDaysAgo: 60,
      trialDays: 14,
      maxQuantity: 5,
      specs: [units('rooms', [3, 100, 1], 2900)],
      plans: [plan('rooms', yearly(88_000)), plan('campus', yearly(360_000, 15), { rooms: 20 })],
    },
    {
      serviceId: 'video-sdk',
      type: 'api',
      provider: 'yunhui',
      pictures: ['code', 'meeting'],
      rating: [4.4, 93],
      orderCount: 1040,
      publishedDaysAgo: 400,
      trialDays: 7,
      maxQuantity: 10,
      specs: [choice('definition', { sd: 0, hd: 19_000, fullHd: 45_000 }), toggle('whiteboard', 9900)],
      plans: [
        plan('minutes100k', once(140_000)),
        plan('minutes2m', once(1_980_000, 2_800_000), { whiteboard: true }),
      ],
    },
  ],
};
