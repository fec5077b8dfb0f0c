import * as v from 'valibot';
import { endpoint, NOT_FOUND } from '../endpoint';
import { lenient } from '../lenient';
import { listingSchema } from '../listing';
import { flag, listQuery, matching, oneOf, text as textParam } from '../listQuery';
import { count, text, timestamp } from '../schemas';

export const ANNOUNCEMENT_SEVERITIES = ['info', 'maintenance', 'urgent'] as const;

export const announcementSummarySchema = v.object({
  announcementId: text,
  title: text,
  summary: v.string(),
  /** `recordId` of its column. */
  category: text,
  severity: v.picklist(ANNOUNCEMENT_SEVERITIES),
  /** Shown first. */
  pinned: v.boolean(),
  publishedAt: timestamp,
  expiresAt: lenient(timestamp),
  /** Kept for reference, neither pinned nor unread. */
  expired: v.optional(v.boolean(), false),
  /** Always true for visitors. */
  read: v.boolean(),
});

const neighbour = v.nullish(v.object({ announcementId: text, title: text }), null);

/** `body` is Markdown; `previous` was published after this one, `next` before. */
export const announcementSchema = v.object({
  ...announcementSummarySchema.entries,
  body: v.string(),
  attachments: v.array(v.object({ attachmentId: text, name: text, sizeBytes: count })),
  previous: neighbour,
  next: neighbour,
});

export const announcementListSchema = v.object({
  ...listingSchema(announcementSummarySchema).entries,
  /** Of all announcements, without filters. */
  unreadCount: count,
});

/** Some announcements or all of them. */
export const announcementReadPayloadSchema = v.union([
  v.object({ announcementIds: v.pipe(v.array(v.pipe(text, v.maxLength(64))), v.maxLength(100)) }),
  v.object({ all: v.literal(true) }),
]);

export const announcementReadResultSchema = v.object({ unreadAnnouncementCount: count });

export type AnnouncementSummary = v.InferOutput<typeof announcementSummarySchema>;
export type AnnouncementSeverity = AnnouncementSummary['severity'];
export type Announcement = v.InferOutput<typeof announcementSchema>;
export type AnnouncementReadPayload = v.InferOutput<typeof announcementReadPayloadSchema>;

/** Open to visitors; users also get their unread state. */
/** The filters of the announcements. */
export const announcementQuery = listQuery({
  category: matching(/^.{1,50}$/),
  keyword: textParam(),
  severity: oneOf(ANNOUNCEMENT_SEVERITIES),
  unread: flag,
});

export const announcementEndpoints = {
  list: endpoint('GET announcement/list', {
    access: 'optional',
    query: announcementQuery.schema,
    result: announcementListSchema,
  }),
  read: endpoint('POST announcement/read', {
    body: announcementReadPayloadSchema,
    result: announcementReadResultSchema,
  }),
  get: endpoint('GET announcement/:announcementId', {
    access: 'optional',
    result: announcementSchema,
    refusals: [NOT_FOUND],
  }),
  attachment: endpoint('GET announcement/:announcementId/attachment/:attachmentId', {
    access: 'optional',
    download: ['*/*'],
  }),
};
