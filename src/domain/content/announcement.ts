import * as v from 'valibot';
import { listingSchema } from '../listing';

const text = v.pipe(v.string(), v.minLength(1));
const timestamp = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const ANNOUNCEMENT_SEVERITIES = ['info', 'maintenance', 'urgent'] as const;

export const announcementSummarySchema = v.object({
  announcementId: text,
  title: text,
  summary: v.string(),
  /** `recordId` of the column it stands in. */
  category: text,
  severity: v.picklist(ANNOUNCEMENT_SEVERITIES),
  /** Stands above the others. */
  pinned: v.boolean(),
  publishedAt: timestamp,
  expiresAt: v.pipe(
    v.nullish(timestamp),
    v.transform((value) => value ?? undefined),
  ),
  /** What it tells of is over; it is kept for reference, neither pinned nor unread any more. */
  expired: v.optional(v.boolean(), false),
  /** Visitors have read everything: nobody keeps count for them. */
  read: v.boolean(),
});

const neighbour = v.nullish(v.object({ announcementId: text, title: text }), null);

/** One article. `body` is Markdown; `previous` is the one published after it, `next` the one before. */
export const announcementSchema = v.object({
  ...announcementSummarySchema.entries,
  body: v.string(),
  attachments: v.array(v.object({ attachmentId: text, name: text, sizeBytes: count })),
  previous: neighbour,
  next: neighbour,
});

export const announcementListSchema = v.object({
  ...listingSchema(announcementSummarySchema).entries,
  /** Of all announcements, whatever was asked for. */
  unreadCount: count,
});

/** Sent by `POST announcement/read`: some, or all there are. */
export const announcementReadPayloadSchema = v.union([
  v.object({ announcementIds: v.pipe(v.array(v.pipe(text, v.maxLength(64))), v.maxLength(100)) }),
  v.object({ all: v.literal(true) }),
]);

export const announcementReadResultSchema = v.object({ unreadAnnouncementCount: count });

export type AnnouncementSummary = v.InferOutput<typeof announcementSummarySchema>;
export type Announcement = v.InferOutput<typeof announcementSchema>;
export type AnnouncementReadPayload = v.InferOutput<typeof announcementReadPayloadSchema>;
