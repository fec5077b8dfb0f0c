import type zh from '../zh-CN/welcome';

export default {
  'welcome.morning': 'Good morning, {name}',
  'welcome.afternoon': 'Good afternoon, {name}',
  'welcome.evening': 'Good evening, {name}',
  'welcome.account': 'Account',
  'welcome.phone': 'Phone',
  'welcome.certification': 'Identity',
  'welcome.requests': '{count, plural, one {# request} other {# requests}} for access to handle',
  'welcome.refused': '“{title}” did not pass the check and needs a change',
  'welcome.unread': '{count, plural, one {# unread announcement} other {# unread announcements}}',
  'welcome.failed': 'Couldn’t load everything that needs your attention.',
  'welcome.console.description': 'These pages are open to you:',
} satisfies Record<keyof typeof zh, string>;
