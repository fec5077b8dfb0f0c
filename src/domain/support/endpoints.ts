import * as v from 'valibot';
import { FILE_KINDS, IDENTITY_FILE_LIMITS } from '../certification/identityFile';
import { endpoint, NOT_FOUND } from '../endpoint';
import { CONTENT_TYPE } from '../fileContent';
import { keyword, listQuery, oneOf } from '../listQuery';
import {
  complaintPayloadSchema,
  TICKET_ERROR as E,
  replyPayloadSchema,
  TICKET_GROUPS,
  ticketFileRefused,
  ticketFileSchema,
  ticketListSchema,
  ticketPayloadSchema,
  ticketSchema,
  ticketSubjectsSchema,
} from './ticket';

const types = FILE_KINDS.map((kind) => CONTENT_TYPE[kind]);
const step = { result: ticketSchema, refusals: [E.refused, NOT_FOUND] };

/** The filters of the tickets. */
export const ticketQuery = listQuery({
  /** Only tickets of this group. */
  group: oneOf(TICKET_GROUPS),
  /** Searches the subject, what the ticket is about, and the ids of both; see "Lists". */
  keyword,
});

/** Support tickets. Messages are idempotent by key. */
export const supportEndpoints = {
  list: endpoint('GET support/ticket/list', {
    query: ticketQuery.schema,
    result: ticketListSchema,
  }),
  subjects: endpoint('GET support/subjects', { result: ticketSubjectsSchema }),
  create: endpoint('POST support/ticket', {
    body: ticketPayloadSchema,
    result: ticketSchema,
    refusals: [ticketFileRefused, NOT_FOUND],
  }),
  /** The ticket that was created or written to with a key; null when nothing was done with it. */
  byKey: endpoint('GET support/ticket/byKey/:key', {
    result: v.object({ ticket: v.nullable(ticketSchema) }),
  }),
  get: endpoint('GET support/ticket/:ticketId', { result: ticketSchema, refusals: [NOT_FOUND] }),
  reply: endpoint('POST support/ticket/:ticketId/reply', {
    body: replyPayloadSchema,
    result: ticketSchema,
    refusals: [E.refused, ticketFileRefused, NOT_FOUND],
  }),
  complain: endpoint('POST support/ticket/:ticketId/complaint', { body: complaintPayloadSchema, ...step }),
  /** Idempotent. */
  resolve: endpoint('POST support/ticket/:ticketId/resolve', step),
  reopen: endpoint('POST support/ticket/:ticketId/reopen', { body: replyPayloadSchema, ...step }),
  upload: endpoint('POST support/file', {
    upload: { types, maxBytes: IDENTITY_FILE_LIMITS.size },
    result: ticketFileSchema,
    refusals: [ticketFileRefused],
  }),
  file: endpoint('GET support/file/:fileId', { download: types }),
};
