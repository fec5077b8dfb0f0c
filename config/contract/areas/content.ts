import { serviceEndpoints } from '../../../src/domain/catalog/service';
import { agreementEndpoints } from '../../../src/domain/content/agreement';
import { announcementEndpoints } from '../../../src/domain/content/announcement';
import { columnEndpoints } from '../../../src/domain/content/column';
import { describeEndpoints } from '../endpoint';

export const CONTENT_ENDPOINTS = [
  ...describeEndpoints('content', columnEndpoints, {
    list: {
      summary: 'The columns that are switched on, flat; `sequence` orders siblings, the largest first.',
    },
  }),
  ...describeEndpoints('content', agreementEndpoints, {
    list: { summary: 'Every agreement at its current version.' },
    get: { summary: 'One agreement with its text, at the current or a named version.' },
  }),
  ...describeEndpoints('content', announcementEndpoints, {
    list: {
      summary: 'Announcements, pinned ones first, then the newest; with a token also what is unread.',
    },
    read: {
      summary: 'Marks some announcements as read, or all; answers how many are left.',
      example: { announcementIds: [] },
    },
    get: { summary: 'One announcement with its text and its neighbours.' },
    attachment: { summary: 'A file of an announcement.' },
  }),
  ...describeEndpoints('content', serviceEndpoints, {
    list: { summary: 'The services on offer; prices in cents. 12 to a page unless told.' },
    get: { summary: 'One service with everything its pages show.' },
  }),
];
