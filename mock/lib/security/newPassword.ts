import { now } from '../clock';
import { revokeFeed } from '../instances/calendarFeed';
import type { UserRecord } from '../users';
import { endPendingSignIns } from './pendingSignIns';

/** Gives the account another password, with which half-finished sign-ins and the address of its calendar feed end. */
export function setPassword(user: UserRecord, passwordHash: string): void {
  user.passwordHash = passwordHash;
  user.passwordChangedAt = now();
  endPendingSignIns(user.userId);
  revokeFeed(user.userId);
}
