import type zh from '../zh-CN/market';

/** The service market and the home page: finding and configuring a service. */
export default {
  'market.rating.none': 'Not rated yet',
  'market.rating.of': '{score} of 5 on average, {count, plural, one {# rating} other {# ratings}}',
  'market.priceFrom.month': 'and up / {count, plural, =1 {month} other {# months}}',
  'market.priceFrom.quarter': 'and up / {count, plural, =1 {quarter} other {# quarters}}',
  'market.priceFrom.year': 'and up / {count, plural, =1 {year} other {# years}}',
  'market.priceFrom.once': 'and up, once',
  'market.failed': 'Services cannot be read right now',
} satisfies Record<keyof typeof zh, string>;
