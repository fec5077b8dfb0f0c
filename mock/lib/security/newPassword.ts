import { now } from '../clock';
import { forgetDevices } from '../devices';
import { revokeFeed } from '../instances/calendarFeed';
import { forgetAllWrongPasswords } from '../loginGuard';
import type { UserRecord } from '../users';
import { endPendingSignIns } from './pendingSignIns';

/**
 * Gives the account another password, with which half-finished sign-ins, the address of its calendar feed and locks end, and all
 * devices but the current one become unknown.
 */
export function setPassword(user: UserRecord, passwordHash: string, deviceId?: string): void {
  user.passwordHash = passwordHash;
  user.passwordChangedAt = now();
  endPendingSignIns(user.userId);
  revokeFeed(user.userId);
  forgetAllWrongPasswords(user);
  forgetDevices(user.userId, (each) => each !== deviceId);
}
