import { calendarFeedEndpoints } from '@/domain/instance/calendarFeed';
import { service } from './call';

/** Returns the user's calendar feed, without its token. */
export const fetchCalendarFeed = service(calendarFeedEndpoints.state);

/** Creates the feed and returns its token. The address of an earlier feed stops working. */
export const createCalendarFeed = service(calendarFeedEndpoints.create);

/** Ends the feed: its address stops working. Idempotent. */
export const revokeCalendarFeed = service(calendarFeedEndpoints.revoke);
