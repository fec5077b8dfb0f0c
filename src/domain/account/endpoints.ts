import { endpoint } from '../endpoint';
import { currentUserSchema } from './account';

/** The current user and the sign-out (spec sections 3 and 7). Loaded by every page, so the sign-in is elsewhere. */
export const userEndpoints = {
  current: endpoint('GET user/query/current/userInfo', { whileClosing: true, result: currentUserSchema }),
  /** A session that has expired is signed out as well. */
  logout: endpoint('POST user/logout', { access: 'anyToken' }),
};
