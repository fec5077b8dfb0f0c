import type zh from '../zh-CN/linkedAccount';

export default {
  'linked.login.title': 'Sign in with a linked account',
  'linked.login.lead': 'You’ll go to the provider’s page to confirm, and come back here.',
  'linked.login.none': 'Sign-in with other accounts isn’t available here.',
  'linked.login.busy': 'Signing you in…',
  'linked.login.with': 'Continue with {name}',
  'linked.login.failed': 'Couldn’t load the ways to sign in',
  'linked.login.other': 'Sign in another way',
  'linked.unknown.title': 'Link your {name} account',
  'linked.unknown.lead':
    'The {name} account “{account}” isn’t linked to anyone yet. Sign in to link it. If you’re new here, create an account with your phone number first.',
  'linked.unknown.signIn': 'Sign in and link',
  'linked.unknown.register': 'Create an account',
  'linked.error.access_denied': 'You didn’t allow access, so nothing happened.',
  'linked.error.temporarily_unavailable':
    'The identity provider is unavailable. Try again later, or sign in another way.',
  'linked.error.wrongState': 'This didn’t start in this tab, or it took too long. Start again.',
  'linked.error.refused': 'The identity provider refused. Start again, or sign in another way.',
  'linked.error.insecure': 'Linked accounts need a secure connection (HTTPS). Sign in another way.',
  'linked.error.storage':
    'Your browser blocks storage for this site, so linked accounts don’t work. Sign in another way.',

  'linked.lead': 'Sign in with an account you have elsewhere.',
  'linked.manage': 'Manage linked accounts',
  'linked.failed': 'Couldn’t load your linked accounts',
  'linked.why':
    'A linked account can be used to sign in, so please confirm it’s you. The confirmation is valid for 5 minutes.',
  'linked.on': 'Linked',
  'linked.off': 'Not linked',
  'linked.none': 'No accounts can be linked at the moment',
  'linked.hint': 'Link an account to sign in with it.',
  'linked.since': 'Linked on {date}',
  'linked.link': 'Link',
  'linked.linkOf': 'Link your {name} account',
  'linked.done': 'Account linked',
  'linked.unlink': 'Unlink',
  'linked.unlinkOf': 'Unlink your {name} account',
  'linked.unlinkConfirm': 'Unlink your {name} account?',
  'linked.unlinkText':
    'You can no longer sign in with the account “{account}”. Your other ways to sign in stay as they are.',
  'linked.unlinked': 'Account unlinked',
  'linked.cancel': 'Cancel',
  'linked.confirm.title': 'Link your {name} account?',
  'linked.confirm.text':
    'Link the {name} account “{account}” to your account {phone}, and sign in with it from now on.',
  'linked.confirm.ok': 'Link account',
  'linked.confirm.cancel': 'Not now',
} satisfies Record<keyof typeof zh, string>;
