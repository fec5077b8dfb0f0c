import { calendarFeedEndpoints } from '@/domain/instance/calendarFeed';
import { type CallOptions, call } from './call';

/** Returns the user's calendar feed, without its token. */
export function fetchCalendarFeed(options?: CallOptions) {
  return call(calendarFeedEndpoints.state, {}, options);
}

/** Creates the feed and returns its token. The address of an earlier feed stops working. */
export function createCalendarFeed() {
  return call(calendarFeedEndpoints.create, {});
}

/** Ends the feed: its address stops working. Idempotent. */
export function revokeCalendarFeed() {
  return call(calendarFeedEndpoints.revoke, {});
}
