import type zh from '../zh-CN/account';

export default {
  'account.name': 'Username or phone number',
  'account.name.required': 'Enter your username.',
  'account.phone': 'Phone number',
  'account.phone.required': 'Enter your phone number.',
  'account.phone.invalid': 'Phone number is invalid!',
  'account.code': 'Verification code',
  'account.code.required': 'Enter the verification code.',
  'account.code.invalid': 'The verification code has 6 digits.',
  'account.code.send': 'Get code',
  'account.code.resendIn': 'Resend in {seconds} s',
  'account.code.sent': 'Code sent to {phone}. It’s valid for 10 minutes.',
  'account.code.sentIfRegistered':
    'If {phone} has an account, we’ve sent a code to it. It’s valid for 10 minutes.',
  'account.retryAfter': '{message} You can try again after {time}.',
  'account.captcha': 'Characters in the picture',
  'account.captcha.required': 'Enter the characters in the picture.',
  'account.captcha.alt': 'Image with the characters to type; click for a new one',
  'account.captcha.reload': 'Show a new image',

  'account.password': 'Password',
  'account.newPassword': 'New password',
  'account.password.required': 'Enter your password.',
  'account.password.show': 'Show password',
  'account.password.hide': 'Hide password',

  'account.login.title': 'Sign in to Service Market',
  'account.login.toOrder': 'Sign in to place your order. Your selection is saved.',
  'account.login.byAccount': 'Account',
  'account.login.byPhone': 'Phone',
  'account.login.remember': 'Remember this device',
  'account.login.remember.name':
    'Keeps you signed in for up to {days} days instead of one, and fills in your name next time.',
  'account.login.remember.session': 'Keeps you signed in for up to {days} days instead of one.',
  'account.login.forgot': 'Forgot password?',
  'account.login.submit': 'Sign in',
  'account.login.noAccount': 'New to Service Market?',
  'account.login.toRegister': 'Create an account',
  'account.login.linked': 'Sign in with a linked account',
  'account.login.ended': 'You were signed out. Sign in to continue where you left off.',
  'account.login.endedInOtherTab': 'You signed out in another tab. Sign in to continue where you left off.',
  'account.login.dismiss': 'Dismiss',
  'account.login.unread': 'You’re signed in, but your account couldn’t be loaded.',

  'account.consent.document': '{title} (version {version})',
  'account.consent.required': 'Read and agree to the agreements.',
} satisfies Record<keyof typeof zh, string>;
