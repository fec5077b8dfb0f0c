import type zh from '../zh-CN/attention';

/** What waits for the user, on the home page and in the overview. */
export default {
  'attention.title': 'Action needed',
  'attention.more': '{count} more',
  'attention.rest': 'More that needs action',
  'attention.unpaid': '{count, plural, one {# unpaid order} other {# unpaid orders}}',
  'attention.unpaid.failed': 'Couldn’t load your unpaid orders',
  'attention.left': '{time} left to pay',
  'attention.expired': 'Payment time expired',
  'attention.paying': 'Payment in progress',
  'attention.pay': 'Pay {amount}',
  'attention.pay.of': 'Pay {amount}: {subject}',
  'attention.resume': 'Continue payment',
  'attention.resume.of': 'Continue payment: {subject}',
  'attention.ending.failed': 'Couldn’t load the services that end soon',
} satisfies Record<keyof typeof zh, string>;
