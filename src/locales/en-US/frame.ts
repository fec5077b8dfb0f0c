import type zh from '../zh-CN/frame';

export default {
  'section.market': 'Service market',
  'section.agreement': 'Agreements and help',
  'section.announcement': 'Announcements',
  'frame.skipToContent': 'Skip to content',
  'frame.sections': 'Site navigation',
  'frame.openMenu': 'Open navigation',
  'frame.signIn': 'Log in',
  'frame.register': 'Register',
  'frame.signOut': 'Sign out',
  'frame.readAccount': 'Read account again',
  'frame.console': 'Console',
  'frame.accountOf': 'Account menu of {name}',
  'frame.theme.light': 'Theme: light',
  'frame.theme.dark': 'Theme: dark',
  'frame.theme.system': 'Theme: same as device',
} satisfies Record<keyof typeof zh, string>;
