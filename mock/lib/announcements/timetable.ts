import { now } from '../clock';
import { db } from '../db';
import { type AnnouncementDocument, announcements } from './documents';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** China is ahead of UTC. */
const ZONE_MS = 8 * HOUR_MS;

/** Milliseconds since 1970. */
export function publishedAt({ publishedDaysAgo, publishedHour }: AnnouncementDocument): number {
  return db().seededAt - publishedDaysAgo * DAY_MS + publishedHour * HOUR_MS - ZONE_MS;
}

/** Milliseconds since 1970; undefined when it is never over. */
export function expiresAt(announcement: AnnouncementDocument): number | undefined {
  const { lastsDays } = announcement;
  return lastsDays === undefined ? undefined : publishedAt(announcement) + lastsDays * DAY_MS;
}

export function isExpired(announcement: AnnouncementDocument): boolean {
  return (expiresAt(announcement) ?? Number.POSITIVE_INFINITY) <= now();
}

/** What is out by now, the newest first. */
export function published(): AnnouncementDocument[] {
  return announcements()
    .filter((each) => publishedAt(each) <= now())
    .sort((a, b) => publishedAt(b) - publishedAt(a));
}
