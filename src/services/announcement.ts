import { request } from '@umijs/max';
import {
  type AnnouncementReadPayload,
  announcementListSchema,
  announcementReadResultSchema,
  announcementSchema,
} from '@/domain/content/announcement';
import { downloadBlob } from '@/request/download';

interface AnnouncementCallOptions {
  signal?: AbortSignal;
  silent?: boolean;
}

/** One page of announcements, pinned ones first, then the newest. Open to visitors; whoever is signed in sees what is unread. */
export function listAnnouncements(
  query: { category?: string; keyword?: string; unread?: boolean; current?: number; pageSize?: number },
  { signal, silent }: AnnouncementCallOptions = {},
) {
  const params = { ...query, unread: query.unread ? 1 : undefined };
  return request('announcement/list', { params, schema: announcementListSchema, signal, silent });
}

/** One announcement with its text. Throws a `RequestError`; code 404 when there is none. */
export function fetchAnnouncement(announcementId: string, { signal }: AnnouncementCallOptions = {}) {
  return request(`announcement/${encodeURIComponent(announcementId)}`, {
    schema: announcementSchema,
    handledCodes: [404],
    signal,
  });
}

/** Marks announcements as read; answers how many are left. Silent unless told: reading goes on either way. */
export function readAnnouncements(
  data: AnnouncementReadPayload,
  { silent = true }: Pick<AnnouncementCallOptions, 'silent'> = {},
) {
  return request('announcement/read', {
    method: 'post',
    data,
    schema: announcementReadResultSchema,
    silent,
  });
}

/** A file of an announcement through the download variant (spec section 7). Throws a `RequestError`. */
export function downloadAttachment(announcementId: string, attachmentId: string) {
  return downloadBlob(
    request,
    `announcement/${encodeURIComponent(announcementId)}/attachment/${encodeURIComponent(attachmentId)}`,
  );
}
