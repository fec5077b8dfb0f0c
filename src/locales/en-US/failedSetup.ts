import type zh from '../zh-CN/failedSetup';

export default {
  'failedSetup.title': '{count, plural, one {# setup failed} other {# setups failed}}',
  'failedSetup.failed': 'Couldn’t load the orders whose setup failed.',
  'failedSetup.refund': 'You get {amount} back by {date}.',
  'failedSetup.take': 'Get a refund now',
  'failedSetup.of': '{action}: {subject}',
  'failedSetup.free': 'Nothing was charged. You can order it again.',
  'failedSetup.view': 'View order',
} satisfies Record<keyof typeof zh, string>;
