import type zh from '../zh-CN/outlook';

export default {
  'outlook.renews': 'Renews on {date} for {amount}',
  'outlook.cannot': 'Can’t renew on {date}: {why}',
  'outlook.didNot': 'Didn’t renew on {date}: {why}',
  'outlook.ends': 'Ends on {date}: {why}',
  'outlook.why.off': 'automatic renewal is off',
  'outlook.why.endScheduled': 'you scheduled its end',
  'outlook.why.trial': 'it’s a trial',
  'outlook.why.balance': 'your balance is {missing} short',
  'outlook.why.notSold': 'this plan is no longer sold',
  'outlook.why.unverified': 'your identity isn’t verified',
  'outlook.why.refund': 'an order is being refunded',
  'outlook.why.setupFailed': 'the setup of a paid order failed',
  'outlook.why.openOrder': 'an order is still open',
  'outlook.why.handOver': 'it’s offered to another account',
  'outlook.offeredTo': 'it’s offered to {phone}',
  'outlook.grace':
    'Its term ended on {date}. It keeps running for {days, plural, one {# more day} other {# more days}}, until {until}.',
  'outlook.stopping':
    '{count, plural, one {# service ends soon and won’t renew} other {# services end soon and won’t renew}}',
  'outlook.endingSoon': '{count, plural, one {# service ends soon} other {# services end soon}}',
  'outlook.endsIn': 'Ends in {days, plural, one {# day} other {# days}} ({date})',
  'outlook.view': 'View service',
  'outlook.action.buy': 'Buy a plan',
  'outlook.action.keep': 'View schedule',
  'outlook.action.renew': 'Renew',
  'outlook.action.topUp': 'Top up',
  'outlook.action.choosePlan': 'View plans',
  'outlook.action.verify': 'Verify identity',
  'outlook.action.viewOrder': 'View order',
  'outlook.action.withdrawHandOver': 'View offer',
} satisfies Record<keyof typeof zh, string>;
