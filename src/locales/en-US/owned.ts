import type zh from '../zh-CN/owned';

export default {
  'owned.one': 'You have this: {plan}',
  'owned.oneUntil': 'You have this: {plan}, until {date}',
  'owned.trial': 'You have a trial: {plan}',
  'owned.trialUntil': 'You have a trial: {plan}, until {date}',
  'owned.many': 'You have {count} of these',
  'owned.view': 'View',
  'owned.renew': 'Renew',
  'owned.upgrade': 'Upgrade',
  'owned.another': 'This order buys another one beside it. To keep using yours, renew or upgrade it.',
  'owned.another.only': 'This order buys another one.',
} satisfies Record<keyof typeof zh, string>;
