import * as v from 'valibot';
import {
  SERVICE_SORTS,
  SERVICE_TYPES,
  serviceListSchema,
  serviceSchema,
} from '../../../src/domain/catalog/service';
import { agreementListSchema, agreementSchema } from '../../../src/domain/content/agreement';
import {
  announcementListSchema,
  announcementReadPayloadSchema,
  announcementReadResultSchema,
  announcementSchema,
} from '../../../src/domain/content/announcement';
import { columnListSchema } from '../../../src/domain/content/column';
import type { EndpointTable } from '../endpoint';
import { centsQuery, choiceQuery, choicesQuery, flagQuery, paging, textQuery } from '../query';

/** What visitors read: columns, agreements, announcements, services. */
export const CONTENT_ENDPOINTS: EndpointTable = {
  'GET column/list': {
    summary: 'The columns that are switched on, flat; `sequence` orders siblings, the largest first.',
    auth: 'optional',
    query: v.object({ state: v.optional(v.literal(1)) }),
    result: columnListSchema,
  },
  'GET agreement/list': {
    summary: 'Every agreement at its current version.',
    auth: 'none',
    result: agreementListSchema,
  },
  'GET agreement/{code}': {
    summary: 'One agreement with its text, at the current or a named version.',
    auth: 'none',
    query: v.object({ version: textQuery }),
    result: agreementSchema,
  },
  'GET announcement/list': {
    summary: 'Announcements, pinned ones first, then the newest; with a token also what is unread.',
    auth: 'optional',
    query: v.object({ category: textQuery, keyword: textQuery, unread: flagQuery, ...paging }),
    result: announcementListSchema,
  },
  'POST announcement/read': {
    summary: 'Marks some announcements as read, or all; answers how many are left.',
    body: announcementReadPayloadSchema,
    example: { announcementIds: [] },
    result: announcementReadResultSchema,
  },
  'GET announcement/{announcementId}': {
    summary: 'One announcement with its text and its neighbours.',
    auth: 'optional',
    result: announcementSchema,
  },
  'GET announcement/{announcementId}/attachment/{attachmentId}': {
    summary: 'A file of an announcement.',
    auth: 'optional',
    download: ['*/*'],
  },
  'GET service/list': {
    summary: 'The services on offer; prices in cents. 12 to a page unless told.',
    auth: 'none',
    query: v.object({
      columnId: textQuery,
      keyword: textQuery,
      type: choicesQuery(SERVICE_TYPES),
      minPrice: centsQuery,
      maxPrice: centsQuery,
      sort: choiceQuery(SERVICE_SORTS),
      serviceIds: v.optional(v.array(v.string())),
      ...paging,
    }),
    result: serviceListSchema,
  },
  'GET service/{serviceId}': {
    summary: 'One service with everything its pages show.',
    auth: 'none',
    result: serviceSchema,
  },
};
