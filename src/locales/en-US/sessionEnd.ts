import type zh from '../zh-CN/sessionEnd';

export default {
  'sessionEnd.title': 'Your session is about to end',
  'sessionEnd.left': 'You’ll be signed out in {time}.',
  'sessionEnd.soon':
    'Your session ends in less than {minutes, plural, one {# minute} other {# minutes}}. You can stay signed in.',
  'sessionEnd.last': 'Your session ends in less than {seconds} seconds.',
  'sessionEnd.soonFinal':
    'Your session ends in less than {minutes, plural, one {# minute} other {# minutes}}. Sign in again to continue.',
  'sessionEnd.kept': 'Sign in again to continue. What you’ve typed is kept.',
  'sessionEnd.notice':
    'You’ll be signed out at {time}. Sign in again to continue. What you’ve typed is kept.',
  'sessionEnd.again': 'Sign in again',
  'sessionEnd.dismiss': 'Dismiss',
  'sessionEnd.stay': 'Stay signed in',
  'sessionEnd.failed': 'Couldn’t extend your session. Check your connection and try again.',
  'sessionEnd.final': 'This session can’t be extended. Save your work, then sign in again.',
} satisfies Record<keyof typeof zh, string>;
