import type zh from '../zh-CN/outlook';

export default {
  'outlook.renews': 'Renews on {date} for {amount}',
  'outlook.willEnd':
    '{reason, select, endScheduled {Ends on {date}, as scheduled} trial {Trial ends on {date}} notSold {Ends on {date}: this plan is no longer sold} other {Ends on {date} without renewal}}',
  'outlook.short':
    '{past, select, true {Didn’t renew} other {Can’t renew}} on {date}: your balance is {missing} short',
  'outlook.blocked':
    '{past, select, true {Didn’t renew} other {Can’t renew}} on {date}: {reason, select, unverified {your identity isn’t verified} refund {an order is being refunded} setupFailed {the setup of a paid order failed} openOrder {an order is still open} handOver {it’s offered to another account} other {this plan is no longer sold}}',
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
