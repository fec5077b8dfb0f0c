import { clearIdentityTexts } from './identityTexts';
import { THEME_KEY } from './theme';

/** Prefix of all keys of the portal in the browser's storages, except the language and the token. */
const PREFIX = 'portal_';

/**
 * What may stay in the browser after a sign-out: settings of the browser, and what users keep for their next visit under a key
 * that does not name them. None of it contains an id of anything that they own.
 */
const STAYS_AFTER_SIGN_OUT: readonly string[] = [
  THEME_KEY,
  // The layout of the console.
  'portal_console',
  // The name that the user asked the login page to remember.
  'portal_remembered_account',
  // Random mark of a browser that was signed in, which sign-ins and requests for codes send.
  'portal_device',
  // Columns and saved views of a table.
  'portal_rule_table',
  // Until which time a user knows the sign-ins to the account.
  'portal_sign_ins_confirmed',
  // How a user paid last.
  'portal_pay_channel',
  // Unsaved input, which only a session of its owner can decrypt.
  'portal_draft',
  // Idempotency keys of what may have been sent, until its outcome is known.
  'portal_intent',
];

/** Removes what no later session needs, also one of the same user: the name of an account that was not linked (linkTicket.ts). */
export function clearEndedSession(): void {
  clearIdentityTexts();
  try {
    sessionStorage.removeItem('portal_link_ticket');
  } catch {
    // Nothing is stored where storage is blocked.
  }
}

function clear(storage: () => Storage): void {
  try {
    for (const key of Object.keys(storage())) {
      const [name = ''] = key.split(':', 1);
      if (name.startsWith(PREFIX) && !STAYS_AFTER_SIGN_OUT.includes(name)) storage().removeItem(key);
    }
  } catch {
    // Nothing is stored where storage is blocked.
  }
}

/** Removes what belongs to the person who signs out from the storages of the browser, and from memory. */
export function clearPersonalStorage(): void {
  clearIdentityTexts();
  clear(() => localStorage);
  clear(() => sessionStorage);
}
