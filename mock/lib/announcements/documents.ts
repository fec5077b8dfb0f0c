import * as v from 'valibot';
import { accountingDay, DAY_MS, endOfDay, HOUR_MS, shiftDay } from '../../../src/domain/calendar';
import { ANNOUNCEMENT_SEVERITIES } from '../../../src/domain/content/announcement';
import { now } from '../clock';
import { lazy, readJson, readMarkdown, textSchema, wholeNumberSchema } from '../content';
import { db } from '../db';
import type { Text } from '../text';

export interface AnnouncementReadRecord {
  userId: string;
  announcementId: string;
}

declare module '../db' {
  interface MockTables {
    announcementReads: AnnouncementReadRecord[];
  }
}

/** A file of an announcement, built from its lines on download (attachmentFile.ts). */
const attachmentSchema = v.strictObject({
  attachmentId: v.string(),
  kind: v.picklist(['pdf', 'csv', 'txt']),
  /** Without its extension. */
  name: textSchema,
  /** Lines of a text, or table rows with cells separated by `|`. */
  lines: v.array(textSchema),
});

const announcementSchema = v.strictObject({
  announcementId: v.string(),
  /** `recordId` of its column: 301 news, 302 maintenance, 303 offers. */
  category: v.picklist(['301', '302', '303']),
  severity: v.picklist(ANNOUNCEMENT_SEVERITIES),
  publishedDaysAgo: wholeNumberSchema,
  /** Hour of the day in China. */
  publishedHour: wholeNumberSchema,
  /** Days until it expires; never by default. */
  lastsDays: v.optional(wholeNumberSchema),
  pinned: v.optional(v.boolean(), false),
  title: textSchema,
  summary: textSchema,
  attachments: v.optional(v.array(attachmentSchema), []),
});

export type AttachmentDocument = v.InferOutput<typeof attachmentSchema>;

export interface AnnouncementDocument extends v.InferOutput<typeof announcementSchema> {
  /** Markdown. */
  body: Text;
}

/** All announcements, unordered. Number 6901 is hostile on purpose: it proves that pages execute nothing of a text. */
export const announcements = lazy((): readonly AnnouncementDocument[] =>
  readJson('announcements/list.json', v.array(announcementSchema)).map((announcement) => ({
    ...announcement,
    body: readMarkdown(`announcements/${announcement.announcementId}`),
  })),
);

/** Milliseconds since 1970. */
export const publishedAt = ({ publishedDaysAgo, publishedHour }: AnnouncementDocument): number =>
  db().seededAt - publishedDaysAgo * DAY_MS + publishedHour * HOUR_MS;

/** The end of its last day in milliseconds since 1970; undefined when it never expires. */
export function expiresAt(announcement: AnnouncementDocument): number | undefined {
  const { lastsDays } = announcement;
  return lastsDays === undefined
    ? undefined
    : endOfDay(shiftDay(accountingDay(publishedAt(announcement)), lastsDays));
}

export const isExpired = (announcement: AnnouncementDocument): boolean =>
  (expiresAt(announcement) ?? Number.POSITIVE_INFINITY) <= now();

/** The announcements published by now, newest first. */
export const published = (): AnnouncementDocument[] =>
  announcements()
    .filter((each) => publishedAt(each) <= now())
    .sort((a, b) => publishedAt(b) - publishedAt(a));

/** The announcements that each sample account has not read. */
const UNREAD: Record<string, readonly string[]> = {
  // admin
  '10001': ['6201', '6103'],
  // user
  '10002': ['6201', '6103', '6301', '6101', '6302', '6104', '6303', '6105'],
};

export const seedAnnouncementReads = (): AnnouncementReadRecord[] =>
  Object.entries(UNREAD).flatMap(([userId, unread]) =>
    announcements()
      .filter(({ announcementId }) => !unread.includes(announcementId))
      .map(({ announcementId }) => ({ userId, announcementId })),
  );
