import type zh from '../zh-CN/welcome';

export default {
  'welcome.morning': 'Good morning, {name}',
  'welcome.afternoon': 'Good afternoon, {name}',
  'welcome.evening': 'Good evening, {name}',
  'welcome.account': 'Account',
  'welcome.phone': 'Phone',
  'welcome.certification': 'Identity verification',
  'welcome.requests': '{count, plural, one {# access request} other {# access requests}} to review',
  'welcome.refused': '“{title}” was rejected and needs changes',
  'welcome.unread': '{count, plural, one {# unread announcement} other {# unread announcements}}',
  'welcome.failed': 'Couldn’t load everything that needs your attention.',
  'welcome.console.description': 'Pages you can use:',
} satisfies Record<keyof typeof zh, string>;
