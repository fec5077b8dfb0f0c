import type { CurrentUser, MenuEntry } from './account';

/** What the application knows of who is using it. */
export interface UserState {
  currentUser?: CurrentUser;
  menus: MenuEntry[];
  /** The user could not be asked for (offline, 500): signed in or not is unknown, and pages offer to try again. */
  userUnknown?: boolean;
}

/** The state with this user signed in, or with nobody. */
export function withUser<T extends UserState>(state: T, user: CurrentUser | undefined): T {
  return { ...state, currentUser: user, menus: user?.menus ?? [], userUnknown: undefined };
}
