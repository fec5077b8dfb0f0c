import type { Category } from '../compose';
import { textRecognition as en } from '../en/textRecognition';
import { choice, once, plan, subscription, toggle, units, yearly } from '../offer';
import { textRecognition as zh } from '../zh/textRecognition';

export const textRecognition: Category = {
  columnId: '10101',
  zh,
  en,
  offers: [
    {
      serviceId: 'invoice-ocr',
      type: 'api',
      provider: 'moyun',
      pictures: ['document', 'code', 'chart'],
      rating: [4.8, 412],
      orderCount: 6820,
      publishedDaysAgo: 560,
      trialDays: 7,
      maxQuantity: 20,
      specs: [units('concurrency', [5, 100, 5], 400), toggle('verification', 9900)],
      plans: [
        plan('pack10k', once(45_000, 50_000)),
        plan('pack100k', once(320_000, 500_000), { concurrency: 20 }),
        plan('unlimited', yearly(1_980_000), { concurrency: 50, verification: true }),
      ],
    },
    {
      serviceId: 'id-document-ocr',
      type: 'api',
      provider: 'moyun',
      pictures: ['shield', 'code'],
      rating: [4.7, 286],
      orderCount: 4310,
      publishedDaysAgo: 490,
      maxQuantity: 10,
      requiresCertification: true,
      specs: [choice('documents', { cn: 0, hkmt: 6000, passport: 12_000 }), toggle('copyCheck', 8000)],
      plans: [
        plan('standard', subscription(39_900)),
        plan('enterprise', subscription(129_900), { copyCheck: true }),
      ],
    },
    {
      serviceId: 'handwriting-ocr',
      type: 'api',
      provider: 'moyun',
      pictures: ['document', 'code'],
      rating: [4.3, 97],
      orderCount: 1530,
      publishedDaysAgo: 150,
      maxQuantity: 5,
      specs: [toggle('formulas', 3900)],
      plans: [plan('starter', subscription(0)), plan('team', subscription(25_900), { formulas: true })],
    },
    {
      serviceId: 'archive-digitisation',
      type: 'operation',
      provider: 'hengshu',
      pictures: ['pipeline', 'document'],
      rating: [4.9, 38],
      orderCount: 164,
      publishedDaysAgo: 320,
      maxQuantity: 3,
      requiresCertification: true,
      specs: [
        units('pages', [10_000, 200_000, 5000], 30),
        choice('place', { office: 0, onSite: 680_000 }),
        toggle('proofreading', 450_000),
      ],
      plans: [
        plan('scan', once(600_000)),
        plan('scanAndIndex', once(1_080_000, 1_200_000), { pages: 20_000 }),
      ],
    },
  ],
};
