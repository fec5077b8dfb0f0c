import type { AnnouncementReadPayload, AnnouncementSeverity } from '@/domain/content/announcement';
import { announcementEndpoints } from '@/domain/content/announcement';
import { type CallOptions, call } from './call';

/** Returns one page of announcements, pinned ones first, then the newest. Open to visitors. */
export function listAnnouncements(
  query: {
    category?: string;
    severity?: AnnouncementSeverity;
    keyword?: string;
    unread?: boolean;
    current?: number;
    pageSize?: number;
  },
  options?: CallOptions,
) {
  const unread = query.unread ? 1 : undefined;
  return call(announcementEndpoints.list, { query: { ...query, unread } }, options);
}

/** Throws a `RequestError`; code 404 when it does not exist. */
export function fetchAnnouncement(announcementId: string, options?: CallOptions) {
  return call(announcementEndpoints.get, { params: { announcementId } }, options);
}

/** Marks announcements as read and returns the number of unread ones. Silent by default. */
export function readAnnouncements(
  body: AnnouncementReadPayload,
  { silent = true }: Pick<CallOptions, 'silent'> = {},
) {
  return call(announcementEndpoints.read, { body }, { silent });
}

/** Downloads an attachment (spec section 7). Throws a `RequestError`. */
export function downloadAttachment(announcementId: string, attachmentId: string) {
  return call(announcementEndpoints.attachment, { params: { announcementId, attachmentId } });
}
