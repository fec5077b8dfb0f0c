import { agreementEndpoints } from '../src/domain/content/agreement';
import { announcementEndpoints } from '../src/domain/content/announcement';
import { columnEndpoints } from '../src/domain/content/column';
import { findAgreement, listAgreements } from './lib/agreements/documents';
import {
  countUnread,
  findAnnouncement,
  findAttachment,
  listAnnouncements,
  markAnnouncementsRead,
} from './lib/announcements/listing';
import { listColumns } from './lib/columns';
import { getOrThrow } from './lib/failure';
import { handlers } from './lib/handlers';

export default {
  ...handlers(agreementEndpoints, {
    list: ({ language }) => ({ list: listAgreements(language) }),

    get: ({ params, query, language }) =>
      getOrThrow(findAgreement(params.code, query.version, language), {
        zh: '没有找到该协议或该版本。',
        en: 'There is no such agreement or version.',
      }),
  }),

  ...handlers(announcementEndpoints, {
    list: listAnnouncements,

    read: ({ user, body }) => {
      markAnnouncementsRead(body, user);
      return { unreadAnnouncementCount: countUnread(user) };
    },

    get: (call) =>
      getOrThrow(findAnnouncement(call.params.announcementId, call), {
        zh: '没有找到该公告，可能已被撤下。',
        en: 'There is no such announcement; it may have been withdrawn.',
      }),

    attachment: ({ params, language }) =>
      getOrThrow(findAttachment(params.announcementId, params.attachmentId, language), {
        zh: '没有找到该附件，可能已被撤下。',
        en: 'There is no such file; it may have been withdrawn.',
      }),
  }),

  ...handlers(columnEndpoints, {
    list: ({ query, language }) => listColumns(language, query.state),
  }),
};
