import type { Visitor } from './visitor';

/** A path through the portal that a person takes. */
export type Walk = (visitor: Visitor) => Promise<void>;

/** The label of the first field of the login page. */
export const USER_NAME = 'Username or phone number';

/** The password of every sample account. */
export const PASSWORD = 'Market#2026';
