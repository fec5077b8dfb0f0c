import type zh from '../zh-CN/welcome';

export default {
  'welcome.morning': 'Good morning, {name}',
  'welcome.afternoon': 'Good afternoon, {name}',
  'welcome.evening': 'Good evening, {name}',
  'welcome.account': 'Account',
  'welcome.phone': 'Phone',
  'welcome.certification': 'Identity',
  'welcome.console.description': 'These pages are open to you:',
  'admin.onlyAdmin': 'This page can only be viewed by Admin',
  'admin.description': 'You can open it because your menus contain {path}.',
  'admin.toSubPage': 'Go to the admin sub-page',
} satisfies Record<keyof typeof zh, string>;
