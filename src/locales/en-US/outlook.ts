import type zh from '../zh-CN/outlook';

export default {
  'outlook.renews': 'Renews on {date} for {amount}',
  'outlook.cannot': 'Can’t renew on {date}: {why}',
  'outlook.didNot': 'Didn’t renew on {date}: {why}',
  'outlook.end.off': 'Ends on {date} without renewal',
  'outlook.end.scheduled': 'Ends on {date}, as scheduled',
  'outlook.end.trial': 'Trial ends on {date}',
  'outlook.end.notSold': 'Ends on {date}: this plan is no longer sold',
  'outlook.why.balance': 'your balance is {missing} short',
  'outlook.why.notSold': 'this plan is no longer sold',
  'outlook.why.unverified': 'your identity isn’t verified',
  'outlook.why.refund': 'an order is being refunded',
  'outlook.why.setupFailed': 'the setup of a paid order failed',
  'outlook.why.openOrder': 'an order is still open',
  'outlook.why.handOver': 'it’s offered to another account',
  'outlook.grace':
    'Its term ended on {date}. It keeps running for {days, plural, one {# more day} other {# more days}}, until {until}.',
  'outlook.action.buy': 'Buy a plan',
  'outlook.action.keep': 'View schedule',
  'outlook.action.renew': 'Renew',
  'outlook.action.topUp': 'Top up',
  'outlook.action.choosePlan': 'View plans',
  'outlook.action.verify': 'Verify identity',
  'outlook.action.viewOrder': 'View order',
  'outlook.action.withdrawHandOver': 'View offer',
} satisfies Record<keyof typeof zh, string>;
