import type { AnnouncementReadPayload } from '@/domain/content/announcement';
import { announcementEndpoints } from '@/domain/content/announcement';
import { type CallOptions, call } from './call';

/** One page of announcements, pinned ones first, then the newest. Open to visitors; whoever is signed in sees what is unread. */
export function listAnnouncements(
  query: { category?: string; keyword?: string; unread?: boolean; current?: number; pageSize?: number },
  options?: CallOptions,
) {
  const unread = query.unread ? 1 : undefined;
  return call(announcementEndpoints.list, { query: { ...query, unread } }, options);
}

/** One announcement with its text. Throws a `RequestError`; code 404 when there is none. */
export function fetchAnnouncement(announcementId: string, options?: CallOptions) {
  return call(announcementEndpoints.get, { params: { announcementId } }, options);
}

/** Marks announcements as read; answers how many are left. Silent unless told: reading goes on either way. */
export function readAnnouncements(
  body: AnnouncementReadPayload,
  { silent = true }: Pick<CallOptions, 'silent'> = {},
) {
  return call(announcementEndpoints.read, { body }, { silent });
}

/** A file of an announcement through the download variant (spec section 7). Throws a `RequestError`. */
export function downloadAttachment(announcementId: string, attachmentId: string) {
  return call(announcementEndpoints.attachment, { params: { announcementId, attachmentId } });
}
