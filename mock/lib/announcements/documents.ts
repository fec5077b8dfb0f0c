import * as v from 'valibot';
import { ANNOUNCEMENT_SEVERITIES } from '../../../src/domain/content/announcement';
import { lazy, readJson, readMarkdown, textSchema, wholeNumberSchema } from '../content';
import type { Text } from '../text';

/** A file of an announcement. Its bytes are made of these lines when somebody downloads it (attachmentFile.ts). */
const attachmentSchema = v.strictObject({
  attachmentId: v.string(),
  kind: v.picklist(['pdf', 'csv', 'txt']),
  /** Without its ending. */
  name: textSchema,
  /** Lines of a text, or rows of a table with their cells separated by `|`. */
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
  /** Days after which what it announces is over; never by default. */
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

/** Returns all announcements, in no order. Number 6901 is hostile for good: it shows that pages run nothing of a text. */
export const announcements = lazy((): readonly AnnouncementDocument[] =>
  readJson('announcements/list.json', v.array(announcementSchema)).map((announcement) => ({
    ...announcement,
    body: readMarkdown(`announcements/${announcement.announcementId}`),
  })),
);
