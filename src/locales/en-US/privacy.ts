import type zh from '../zh-CN/privacy';

export default {
  'privacy.settings': 'Data and account',
  'privacy.settings.data': 'Manage data',
  'privacy.settings.dataHint': 'Download everything we store about you.',
  'privacy.settings.close': 'Close account',
  'privacy.settings.closeHint': 'You can take it back for {days} days. After that it can’t be restored.',
  'privacy.lead': 'Download your data or close your account.',
  'privacy.data': 'Your data',
  'privacy.data.lead':
    'Download everything we store about you: profile, orders, services, charges, messages, accepted agreements, sign-ins and the files you uploaded.',
  'privacy.data.without':
    'The archive holds JSON. It contains no password, sign-in token or verification code. Keep it in a safe place.',
  'privacy.data.download': 'Download my data',
  'privacy.data.why':
    'The file contains all your personal data, so confirm it’s you first. You won’t be asked again for 5 minutes.',
  'privacy.data.done': '{name} downloaded',
  'privacy.close.lead': 'Your account stops working now and is closed after {days} days.',
  'privacy.close.happens': 'What happens',
  'privacy.close.happens.back':
    'All your devices are signed out. For {days} days you can sign in and keep your account.',
  'privacy.close.happens.deleted':
    'After {days} days your profile, identity verification, messages and settings are deleted. They can’t be restored.',
  'privacy.close.happens.lost':
    'Coupons, trials and unused packs are lost, and you can no longer use services that others share with you.',
  'privacy.close.happens.phone': 'Your phone number can then register a new account, which starts empty.',
  'privacy.close.kept': 'What the law makes us keep',
  'privacy.close.kept.transactions':
    'Orders, payments, refunds and invoices: {years} years after the closing.',
  'privacy.close.kept.consents': 'The agreement versions you accepted: {years} years after the closing.',
  'privacy.close.kept.signIns': 'Sign-in records: {signInDays} days after each sign-in.',
  'privacy.close.blockers': 'Before you can close it',
  'privacy.close.failed': 'Couldn’t load what stands in the way',
  'privacy.close.free': 'Nothing stands in the way.',
  'privacy.close.later': 'Once this is settled, you can close your account here.',
  'privacy.close.giveUp': 'I give up the balance of {amount}. It won’t be paid back.',
  'privacy.close.giveUp.required': 'Confirm that you give up the balance, or use it first.',
  'privacy.close.understood': 'I understand what happens and want to close my account.',
  'privacy.close.understood.required': 'Confirm that you understand what happens.',
  'privacy.close.submit': 'Close account',
  'privacy.close.why':
    'Confirm it’s you before you close your account. You won’t be asked again for 5 minutes.',
  'privacy.blocker.services': '{count, plural, one {# running service} other {# running services}}',
  'privacy.blocker.services.hint': 'Wait for the end, request a refund, or hand over to another account.',
  'privacy.blocker.services.link': 'View services',
  'privacy.blocker.orders': '{count, plural, one {# open order} other {# open orders}}',
  'privacy.blocker.orders.hint': 'Pay, cancel, or wait until everything is set up.',
  'privacy.blocker.orders.link': 'View orders',
  'privacy.blocker.refunds': '{count, plural, one {# refund in progress} other {# refunds in progress}}',
  'privacy.blocker.refunds.hint': 'Wait until the money has arrived, or withdraw the request.',
  'privacy.blocker.refunds.link': 'View refunds',
  'privacy.blocker.invoices': '{count, plural, one {# requested invoice} other {# requested invoices}}',
  'privacy.blocker.invoices.hint': 'Wait until it has been issued.',
  'privacy.blocker.invoices.link': 'View invoices',
  'privacy.blocker.topUps': '{count, plural, one {# pending top-up} other {# pending top-ups}}',
  'privacy.blocker.topUps.hint': 'Wait until it has succeeded or failed.',
  'privacy.blocker.topUps.link': 'View balance',
  'privacy.blocker.balance': 'Account balance',
  'privacy.blocker.balance.hint': 'Use it for an order. Once nothing else is left, you can also give it up.',
  'privacy.blocker.balance.link': 'Go to the market',
  'privacy.gate.title': 'Your account is being closed',
  'privacy.gate.text': 'It will be closed on {time}. Until then you can keep it.',
  'privacy.gate.after':
    'After that your personal data is deleted and can’t be restored. Orders, payments and invoices are kept for {years} years as the law demands.',
  'privacy.gate.keep': 'Keep my account',
  'privacy.gate.kept': 'Your account stays open',
} satisfies Record<keyof typeof zh, string>;
