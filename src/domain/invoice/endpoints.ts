import * as v from 'valibot';
import { dayRange } from '../calendar';
import { conflictOf } from '../conflict';
import { endpoint, NOT_FOUND } from '../endpoint';
import { byLink, keyword, listQuery, localDay, oneOf, text } from '../listQuery';
import { invoiceableListSchema, invoiceListSchema, invoiceRequestSchema, invoiceSchema } from './invoice';
import { INVOICE_ERROR as E, INVOICE_STATUSES } from './invoiceMachine';
import {
  emailSchema,
  invoiceTitleListSchema,
  invoiceTitleSchema,
  titleChangeSchema,
  titlePayloadSchema,
} from './title';

/** The filters of the invoices. */
export const invoiceQuery = listQuery({
  /** Searches the title, what is invoiced, and the ids and numbers of both; see "Lists". */
  keyword,
  /** Only invoices in this state. */
  status: oneOf(INVOICE_STATUSES),
  /** Only invoices that were requested since then. */
  from: localDay,
  /** Only invoices that were requested before. */
  to: localDay,
  /** Only invoices with an order of this purchased service. */
  instanceId: byLink(text(64)),
});

/** The filters as they are sent. */
export const toInvoiceFilters = <Q extends ReturnType<typeof invoiceQuery.read>>({
  from,
  to,
  ...query
}: Q) => ({
  ...query,
  ...dayRange(from, to),
});

/** Invoices of orders and top-ups. */
export const invoiceEndpoints = {
  invoiceable: endpoint('GET invoice/invoiceable', { result: invoiceableListSchema }),
  list: endpoint('GET invoice/list', {
    query: invoiceQuery.schema,
    result: invoiceListSchema,
  }),
  export: endpoint('GET invoice/export', { query: v.object(invoiceQuery.entries), download: ['text/csv'] }),
  /** The invoice that was requested with a key; null when there is none. */
  byKey: endpoint('GET invoice/byKey/:key', { result: v.object({ invoice: v.nullable(invoiceSchema) }) }),
  get: endpoint('GET invoice/:invoiceId', { result: invoiceSchema, refusals: [NOT_FOUND] }),
  request: endpoint('POST invoice', {
    body: invoiceRequestSchema,
    result: invoiceSchema,
    refusals: [E.nothingToInvoice, E.amountChanged, E.idempotencyConflict],
  }),
  withdraw: endpoint('POST invoice/:invoiceId/withdraw', {
    result: invoiceSchema,
    refusals: [E.transitionRefused],
  }),
  /** Sends an issued invoice by email. */
  send: endpoint('POST invoice/:invoiceId/send', {
    body: v.object({ email: emailSchema }),
    result: invoiceSchema,
    refusals: [E.transitionRefused],
  }),
};

/** The titles that a user keeps. */
export const invoiceTitleEndpoints = {
  list: endpoint('GET invoiceTitle/list', { result: invoiceTitleListSchema }),
  add: endpoint('POST invoiceTitle', {
    body: titlePayloadSchema,
    result: invoiceTitleSchema,
    refusals: [E.tooManyTitles, E.titleKept],
  }),
  change: endpoint('PUT invoiceTitle/:titleId', {
    body: titleChangeSchema,
    result: invoiceTitleSchema,
    conflict: conflictOf(invoiceTitleSchema),
    refusals: [E.titleKept],
  }),
  remove: endpoint('DELETE invoiceTitle/:titleId', { result: invoiceTitleListSchema }),
};
