import * as v from 'valibot';
import { encodePart } from '../characters';
import { endpoint, NOT_FOUND } from '../endpoint';
import { lenient } from '../lenient';
import { text, timestamp } from '../schemas';

/** Hours after which a calendar reads the feed again. */
export const FEED_REFRESH_HOURS = 12;

/** The feed of a user's renewals, without its secret token. */
export const calendarFeedSchema = v.object({
  /** The last characters of the token, to tell addresses apart. */
  tokenEnd: text,
  /** When the feed was created. */
  createdAt: timestamp,
  /** When a calendar last read it; missing before. */
  lastReadAt: lenient(timestamp),
});

/** Whether the user has a calendar feed. */
export const calendarFeedStateSchema = v.object({
  /** Null without one. */
  feed: v.nullable(calendarFeedSchema),
});

/** The token is returned once. */
export const issuedFeedSchema = v.object({
  feed: calendarFeedSchema,
  /** Part of the address of the feed; it replaces a sign-in. */
  token: text,
});

export type CalendarFeed = v.InferOutput<typeof calendarFeedSchema>;

/** The path of a feed below `/api/v1/`. */
export const feedPath = (token: string): string => `calendar/feed/${encodePart(token)}/renewals.ics`;

/** The renewals of a user as a calendar that ordinary programs subscribe to. A user has at most one feed. */
export const calendarFeedEndpoints = {
  state: endpoint('GET calendar/feed', { result: calendarFeedStateSchema }),
  create: endpoint('POST calendar/feed', { result: issuedFeedSchema }),
  revoke: endpoint('DELETE calendar/feed', { result: calendarFeedStateSchema }),
  /** Calendars sign in with the token alone. They get HTTP 404 for one that is not valid. */
  read: endpoint('GET calendar/feed/:token/renewals.ics', {
    access: 'public',
    download: ['text/calendar'],
    refusals: [NOT_FOUND],
  }),
};
