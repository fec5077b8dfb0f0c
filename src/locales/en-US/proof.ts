import type zh from '../zh-CN/proof';

export default {
  'proof.title': 'Confirm it’s you',
  'proof.ok': 'Confirm and continue',
  'proof.by': 'Confirm with',
  'proof.by.password': 'Account password',
  'proof.by.sms': 'SMS code',
} satisfies Record<keyof typeof zh, string>;
