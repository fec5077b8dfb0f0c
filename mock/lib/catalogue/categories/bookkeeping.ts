import type { Category } from '../compose';
import { bookkeeping as en } from '../en/bookkeeping';
import { choice, once, plan, quarterly, subscription, toggle, units, yearly } from '../offer';
import { bookkeeping as zh } from '../zh/bookkeeping';

export const bookkeeping: Category = {
  columnId: '10601',
  zh,
  en,
  offers: [
    {
      serviceId: 'small-business-books',
      type: 'operation',
      provider: 'zhangfang',
      pictures: ['document', 'calendar', 'chart'],
      rating: [4.7, 356],
      orderCount: 4180,
      publishedDaysAgo: 720,
      maxQuantity: 1,
      purchaseLimit: 1,
      requiresCertification: true,
      specs: [units('vouchers', [30, 500, 10], 150), toggle('annualReport', 2500)],
      plans: [
        plan('simplified', quarterly(60_000, 10)),
        plan('general', quarterly(150_000, 12), { vouchers: 100, annualReport: true }),
      ],
    },
    {
      serviceId: 'tax-health-check',
      type: 'consulting',
      provider: 'zhangfang',
      pictures: ['chart', 'document'],
      rating: [4.6, 47],
      orderCount: 260,
      publishedDaysAgo: 190,
      maxQuantity: 1,
      specs: [units('years', [1, 3, 1], 280_000), toggle('visit', 120_000)],
      plans: [plan('online', once(280_000)), plan('partner', once(780_000), { years: 2, visit: true })],
    },
    {
      serviceId: 'payroll-desk',
      type: 'software',
      provider: 'zhangfang',
      pictures: ['dashboard', 'calendar'],
      rating: [4.4, 132],
      orderCount: 1670,
      publishedDaysAgo: 340,
      trialDays: 30,
      maxQuantity: 3,
      specs: [units('employees', [10, 1000, 10], 250), choice('cities', { one: 0, five: 3900, all: 9900 })],
      plans: [
        plan('standard', subscription(6900)),
        plan('plus', subscription(32_900), { employees: 100, cities: true }),
      ],
    },
    {
      serviceId: 'company-registration',
      type: 'operation',
      provider: 'zhangfang',
      pictures: ['pipeline', 'document'],
      rating: [4.5, 289],
      orderCount: 3560,
      publishedDaysAgo: 600,
      maxQuantity: 3,
      specs: [
        choice('place', { east: 0, north: 10_000, south: 10_000 }),
        toggle('bankVisit', 30_000),
        toggle('seals', 38_000),
      ],
      plans: [
        plan('basic', once(19_900)),
        plan('complete', once(88_000, 99_000), { bankVisit: true, seals: true }),
      ],
    },
    {
      serviceId: 'desktop-ledger',
      type: 'software',
      provider: 'zhangfang',
      pictures: ['dashboard', 'chart'],
      rating: [3.8, 64],
      orderCount: 2210,
      publishedDaysAgo: 1400,
      maxQuantity: 1,
      status: 'retired',
      plans: [plan('licence', yearly(36_000, 5))],
    },
  ],
};
