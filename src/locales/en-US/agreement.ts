import type zh from '../zh-CN/agreement';

export default {
  'agreement.version': 'Version {version}, in force since {date}',
  'agreement.failed': 'This document cannot be read right now',
} satisfies Record<keyof typeof zh, string>;
