import type zh from '../zh-CN/secondStep';

export default {
  'secondStep.name': 'Two-step verification',
  'secondStep.on': 'On',
  'secondStep.off': 'Off',
  'secondStep.hint': 'Signing in also takes a code from an authenticator app.',
  'secondStep.manage': 'Manage two-step verification',
  'secondStep.open': 'Set up',
  'secondStep.rowFailed': 'Couldn’t load two-step verification',
  'secondStep.lead':
    'One more lock on your account: a stolen password is not enough to sign in without your phone.',
  'secondStep.failed': 'Couldn’t load two-step verification',
  'secondStep.why':
    'This changes how you sign in, so please confirm it’s you. The confirmation is valid for 5 minutes.',

  'secondStep.offTitle': 'Two-step verification is off',
  'secondStep.offText':
    'You need an authenticator app, such as the password manager built into your phone. You’ll also get 10 recovery codes for when your phone isn’t at hand.',
  'secondStep.turnOn': 'Turn on two-step verification',
  'secondStep.setUp': 'Add the account to your app',
  'secondStep.scan':
    'Scan the QR code with your authenticator app. If you can’t scan it, enter the key in the app instead.',
  'secondStep.picture': 'QR code for an authenticator app',
  'secondStep.secret': 'Key',
  'secondStep.until': 'Finish by {time}.',
  'secondStep.code': 'Code from your app',
  'secondStep.codeHint': 'The 6 digits that your app shows. They change every 30 seconds.',
  'secondStep.code.required': 'Enter the code from your app.',
  'secondStep.code.invalid': 'The code has 6 digits.',
  'secondStep.confirm': 'Confirm and turn on',
  'secondStep.cancel': 'Cancel',
  'secondStep.newCode': 'New QR code',
  'secondStep.turnedOn': 'Two-step verification is on',

  'secondStep.codes': 'Recovery codes',
  'secondStep.codes.once':
    'These codes are shown only this once, so keep them somewhere safe. Each one signs you in once without your app.',
  'secondStep.codes.copy': 'Copy all',
  'secondStep.codes.copied': 'Copied',
  'secondStep.codes.download': 'Download',
  'secondStep.codes.file': 'service-market-recovery-codes',
  'secondStep.codes.fileNote': 'Account: {account}. Each code works once.',
  'secondStep.codes.done': 'I’ve saved them',
  'secondStep.codes.left': '{left} of {total} recovery codes left.',
  'secondStep.codes.few': 'You’re running out of recovery codes. Create new ones.',
  'secondStep.codes.renew': 'Create new recovery codes',
  'secondStep.codes.renewConfirm': 'Create new recovery codes?',
  'secondStep.codes.renewText': 'Your earlier recovery codes will stop working.',
  'secondStep.since': 'Turned on at {time}',
  'secondStep.turnOff': 'Turn off two-step verification',
  'secondStep.turnOffConfirm': 'Turn off two-step verification?',
  'secondStep.turnOffText':
    'A password or an SMS code will be enough to sign in. The key and your recovery codes are deleted.',
  'secondStep.turnedOff': 'Two-step verification is off',

  'secondStep.login.lead': 'Open your authenticator app and enter the code it shows.',
  'secondStep.login.recoveryLead': 'Enter a recovery code that you haven’t used yet.',
  'secondStep.login.submit': 'Sign in',
  'secondStep.login.useRecovery': 'Use a recovery code',
  'secondStep.login.useApp': 'Use your authenticator app',
  'secondStep.login.back': 'Back to sign-in',
  'secondStep.login.again': 'Sign in again',
  'secondStep.recovery': 'Recovery code',
  'secondStep.recovery.required': 'Enter a recovery code.',
  'secondStep.recovery.invalid': 'A recovery code has 10 letters and digits.',
  'secondStep.recovery.left':
    '{left, plural, =0 {Signed in with your last recovery code. Create new ones.} one {Signed in with a recovery code. # is left.} other {Signed in with a recovery code. # are left.}}',
} satisfies Record<keyof typeof zh, string>;
