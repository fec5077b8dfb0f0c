import * as v from 'valibot';
import { endpoint, NOT_FOUND } from '../endpoint';
import { flagQuery, paging, textQuery } from '../queryFields';
import {
  announcementListSchema,
  announcementReadPayloadSchema,
  announcementReadResultSchema,
  announcementSchema,
} from './announcement';

/** The announcements: open to visitors, with what is unread for a signed-in user. */
export const announcementEndpoints = {
  list: endpoint('GET announcement/list', {
    access: 'optional',
    query: v.object({ category: textQuery, keyword: textQuery, unread: flagQuery, ...paging }),
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
