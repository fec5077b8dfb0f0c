import type zh from '../zh-CN/state';

export default {
  'state.toHome': 'Back to home',
  'state.toWelcome': 'Back to the welcome page',
  'state.retry': 'Try again',
  'state.reload': 'Reload the page',
  'state.offline': 'You are offline. Everything works again once you are connected.',
  'state.notFound.title': 'This page does not exist',
  'state.notFound.description': 'The address may be mistyped, or the page has moved.',
  'state.forbidden.title': 'You do not have access to this page',
  'state.forbidden.description': 'If you need it, ask an administrator to grant it to your account.',
  'state.failed.title': 'Something on this page went wrong',
  'state.failed.description': 'Reloading usually helps. If it does not, please try again later.',
  'state.serverError.title': 'The service failed',
  'state.serverError.description': 'The fault is on our side. Please try again later.',
  'state.accountUnknown.title': 'Your account cannot be read right now',
  'state.accountUnknown.description': 'You are still signed in. Check your connection and try again.',
  'state.unsaved.title': 'Your changes are not saved',
  'state.unsaved.description': 'If you leave this page, they are lost.',
  'state.unsaved.leave': 'Leave without saving',
  'state.unsaved.stay': 'Stay on this page',
  'state.exception.code': 'Error code: {code}',
} satisfies Record<keyof typeof zh, string>;
