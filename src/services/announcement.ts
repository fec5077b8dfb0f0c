import type { AnnouncementReadPayload } from '@/domain/content/announcement';
import { announcementEndpoints } from '@/domain/content/announcement';
import { type CallOptions, call, service } from './call';

/** Returns one page of announcements, pinned ones first, then the newest. Open to visitors. */
export const listAnnouncements = service(announcementEndpoints.list);

export const fetchAnnouncement = service(announcementEndpoints.get);

/** Marks announcements as read and returns the number of unread ones. Silent by default. */
export const readAnnouncements = (
  body: AnnouncementReadPayload,
  { silent = true }: Pick<CallOptions, 'silent'> = {},
) => call(announcementEndpoints.read, { body }, { silent });

/** Downloads an attachment (spec section 7). */
export const downloadAttachment = service(announcementEndpoints.attachment);
