import type zh from '../zh-CN/welcome';

export default {
  'welcome.morning': 'Good morning, {name}',
  'welcome.afternoon': 'Good afternoon, {name}',
  'welcome.evening': 'Good evening, {name}',
  'welcome.account': 'Account',
  'welcome.phone': 'Phone',
  'welcome.certification': 'Identity verification',
} satisfies Record<keyof typeof zh, string>;
