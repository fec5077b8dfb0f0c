import type zh from '../zh-CN/proof';

export default {
  'proof.title': 'Confirm it’s you',
  'proof.ok': 'Confirm and continue',
  'proof.by': 'Confirm with',
  'proof.by.password': 'Account password',
  'proof.by.sms': 'SMS code',
  'proof.sent': 'We sent a code to {phone}. It’s valid for 10 minutes.',
} satisfies Record<keyof typeof zh, string>;
