import { now } from '../clock';
import { forgetDevices } from '../devices';
import { revokeFeed } from '../instances/calendarFeed';
import { forgetAllWrongPasswords } from '../loginGuard';
import type { UserRecord } from '../users';
import { endPendingSignIns } from './pendingSignIns';

/**
 * Gives the account another password, with which half-finished sign-ins, the address of its calendar feed and locks end, and all
 * devices become unknown: whoever sets it gives the current one a new token.
 */
export function setPassword(user: UserRecord, passwordHash: string): void {
  user.passwordHash = passwordHash;
  user.passwordChangedAt = now();
  endPendingSignIns(user.userId);
  revokeFeed(user.userId);
  forgetAllWrongPasswords(user);
  forgetDevices(user.userId);
}
