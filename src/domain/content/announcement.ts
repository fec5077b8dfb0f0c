import * as v from 'valibot';
import { endpoint, NOT_FOUND } from '../endpoint';
import { lenient } from '../lenient';
import { cursorListingSchema } from '../listing';
import { cursorQuery, flag, keyword, matching, oneOf } from '../listQuery';
import { count, idSchema, text, timestamp } from '../schemas';

export const ANNOUNCEMENT_SEVERITIES = ['info', 'maintenance', 'urgent'] as const;

/** An announcement without its text. */
export const announcementSummarySchema = v.object({
  announcementId: idSchema,
  /** Title of the announcement. */
  title: text,
  /** One or two sentences of plain text. */
  summary: v.string(),
  /** `recordId` of its column. */
  category: text,
  /** How important it is; `maintenance` and `urgent` are emphasized. */
  severity: v.picklist(ANNOUNCEMENT_SEVERITIES),
  /** Shown first. */
  pinned: v.boolean(),
  /** When the announcement was published. */
  publishedAt: timestamp,
  /** When the announcement ends; missing for one without an end. */
  expiresAt: lenient(timestamp),
  /** Kept for reference, neither pinned nor unread. */
  expired: v.optional(v.boolean(), false),
  /** Always true for visitors. */
  read: v.boolean(),
});

const neighbour = v.nullish(
  v.object({
    announcementId: idSchema,
    /** Title of the announcement. */
    title: text,
  }),
  null,
);

/** `body` is Markdown; `previous` was published after this one, `next` before. */
export const announcementSchema = v.object({
  ...announcementSummarySchema.entries,
  /** Text in Markdown. */
  body: v.string(),
  /** Files of the announcement. */
  attachments: v.array(
    v.object({
      attachmentId: idSchema,
      /** Name of the file. */
      name: text,
      /** Size of the file in bytes. */
      sizeBytes: count,
    }),
  ),
  /** The announcement published after this one, or null. */
  previous: neighbour,
  /** The announcement published before this one, or null. */
  next: neighbour,
});

/** One page of announcements. */
export const announcementListSchema = v.object({
  ...cursorListingSchema(announcementSummarySchema).entries,
  /** Of all announcements, without filters. */
  unreadCount: count,
});

/** Some announcements or all of them. */
export const announcementReadPayloadSchema = v.union([
  v.object({ announcementIds: v.pipe(v.array(idSchema), v.maxLength(100)) }),
  v.object({ all: v.literal(true) }),
]);

/** The number of unread announcements that are left. */
export const announcementReadResultSchema = v.object({
  /** Number of announcements that are still unread. */
  unreadAnnouncementCount: count,
});

export type AnnouncementSummary = v.InferOutput<typeof announcementSummarySchema>;
export type Announcement = v.InferOutput<typeof announcementSchema>;
export type AnnouncementReadPayload = v.InferOutput<typeof announcementReadPayloadSchema>;

/** The filters of the announcements. */
export const announcementQuery = cursorQuery({
  /** Only announcements of this category; `recordId` of a column. */
  category: matching(/^.{1,50}$/),
  /** Searches the title, the summary, the text and the id; see "Lists". */
  keyword,
  /** Only announcements of this importance. */
  severity: oneOf(ANNOUNCEMENT_SEVERITIES),
  /** `1` for unread announcements. */
  unread: flag,
});

/** Open to visitors; users also get their unread state, which is not kept. Nor are attachments, which are read once. */
export const announcementEndpoints = {
  list: endpoint('GET announcement/list', {
    access: 'optional',
    query: announcementQuery.schema,
    result: announcementListSchema,
    maxAgeSeconds: 60,
  }),
  read: endpoint('POST announcement/read', {
    body: announcementReadPayloadSchema,
    result: announcementReadResultSchema,
  }),
  get: endpoint('GET announcement/:announcementId', {
    access: 'optional',
    result: announcementSchema,
    refusals: [NOT_FOUND],
    maxAgeSeconds: 60,
  }),
  attachment: endpoint('GET announcement/:announcementId/attachment/:attachmentId', {
    access: 'optional',
    download: ['*/*'],
  }),
};
