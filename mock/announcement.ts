import { announcementReadPayloadSchema } from '../src/domain/content/announcement';
import { findAnnouncement, findAttachment } from './lib/announcements/article';
import { listAnnouncements, readAnnouncements, unreadCountOf } from './lib/announcements/listing';
import { endpoint } from './lib/endpoint';
import { MOCK_CODE, MockFailure } from './lib/failure';

const missing = () =>
  new MockFailure(MOCK_CODE.notFound, {
    zh: '没有找到该公告，可能已被撤下。',
    en: 'There is no such announcement; it may have been withdrawn.',
  });

const fileMissing = () =>
  new MockFailure(MOCK_CODE.notFound, {
    zh: '没有找到该附件，可能已被撤下。',
    en: 'There is no such file; it may have been withdrawn.',
  });

export default {
  'GET /api/v1/announcement/list': endpoint((call) =>
    listAnnouncements(
      {
        category: call.query('category'),
        keyword: call.query('keyword')?.trim(),
        unread: call.query('unread'),
        current: call.query('current'),
        pageSize: call.query('pageSize'),
      },
      call,
    ),
  ),

  'POST /api/v1/announcement/read': endpoint(
    (call) => {
      readAnnouncements(call.body(announcementReadPayloadSchema), call.user);
      return { unreadAnnouncementCount: unreadCountOf(call.user) };
    },
    { auth: true },
  ),

  'GET /api/v1/announcement/:announcementId': endpoint((call) => {
    const found = findAnnouncement(call.params.announcementId ?? '', call);
    if (found) return found;
    throw missing();
  }),

  'GET /api/v1/announcement/:announcementId/attachment/:attachmentId': endpoint((call) => {
    const { announcementId = '', attachmentId = '' } = call.params;
    const file = findAttachment(announcementId, attachmentId, call.language);
    if (file) return file;
    throw fileMissing();
  }),
};
