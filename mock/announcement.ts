import { announcementEndpoints } from '../src/domain/content/announcement';
import { findAnnouncement, findAttachment } from './lib/announcements/article';
import { countUnread, listAnnouncements, readAnnouncements } from './lib/announcements/listing';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';

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

export default handlers(announcementEndpoints, {
  list: (call) =>
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

  read: ({ user, body }) => {
    readAnnouncements(body, user);
    return { unreadAnnouncementCount: countUnread(user) };
  },

  get: (call) => {
    const found = findAnnouncement(call.params.announcementId, call);
    if (found) return found;
    throw missing();
  },

  attachment: ({ params, language }) => {
    const file = findAttachment(params.announcementId, params.attachmentId, language);
    if (file) return file;
    throw fileMissing();
  },
});
