import { serviceEndpoints } from '../../../src/domain/catalog/endpoints';
import { agreementEndpoints } from '../../../src/domain/content/agreement';
import { announcementEndpoints } from '../../../src/domain/content/announcement';
import { columnEndpoints } from '../../../src/domain/content/column';
import { describeEndpoints } from '../endpoint';

export const CONTENT_ENDPOINTS = [
  ...describeEndpoints('content', columnEndpoints, {
    list: {
      id: 'listColumns',
      summary: 'The visible columns as a flat list; siblings are sorted by descending `sequence`.',
    },
  }),
  ...describeEndpoints('content', agreementEndpoints, {
    list: { id: 'listAgreements', summary: 'All agreements at their current versions.' },
    get: {
      id: 'getAgreement',
      parameterTexts: { code: 'Code of the agreement; see "Agreements".' },
      summary: 'One agreement or article with its text, at the current or a given version.',
    },
  }),
  ...describeEndpoints('content', announcementEndpoints, {
    list: {
      id: 'listAnnouncements',
      summary: 'Announcements, pinned ones first, then newest first; with a token also their read state.',
    },
    read: {
      id: 'markAnnouncementsRead',
      summary: 'Marks some or all announcements as read and returns the unread count.',
      example: { announcementIds: [] },
    },
    get: {
      id: 'getAnnouncement',
      summary: 'One announcement with its text and links to the previous and next one.',
    },
    attachment: { id: 'getAnnouncementAttachment', summary: 'An attachment of an announcement.' },
  }),
  ...describeEndpoints('content', serviceEndpoints, {
    list: {
      id: 'listServices',
      summary:
        'The services on offer (`active`, whatever the filter), 12 per page by default; prices in cents.',
    },
    get: {
      id: 'getService',
      summary:
        'One service with all details, one that is `paused` or `retired`, too; 404 for one that is not known.',
    },
  }),
];
