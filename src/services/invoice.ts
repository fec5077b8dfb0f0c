import type { Query } from '@/domain/endpoint';
import { invoiceEndpoints, invoiceTitleEndpoints } from '@/domain/invoice/endpoints';
import type { InvoiceRequest } from '@/domain/invoice/invoice';
import type { TitleChange, TitlePayload } from '@/domain/invoice/title';
import { type CallOptions, call, WRITE_TIMEOUT_MS } from './call';

/** Returns the orders and top-ups with something to invoice, the latest first. */
export function fetchInvoiceable(options?: CallOptions) {
  return call(invoiceEndpoints.invoiceable, {}, options);
}

/** Returns one page of invoices, the latest first, with the count of each status. */
export function listInvoices(query: Query<typeof invoiceEndpoints.list>, options?: CallOptions) {
  return call(invoiceEndpoints.list, { query }, options);
}

/** Exports the matching invoices as a spreadsheet (spec section 7). Throws a `RequestError`. */
export function exportInvoices(query: Query<typeof invoiceEndpoints.export>) {
  return call(invoiceEndpoints.export, { query });
}

/** Throws a `RequestError`; code 404 when the user has no such invoice. */
export function fetchInvoice(invoiceId: string, options?: CallOptions) {
  return call(invoiceEndpoints.get, { params: { invoiceId } }, options);
}

/** Returns the invoice that was requested with a key, if any. Silent. Throws a `RequestError`. */
export async function findInvoiceByKey(key: string) {
  const options = { silent: true, timeout: WRITE_TIMEOUT_MS };
  return (await call(invoiceEndpoints.byKey, { params: { key } }, options)).invoice ?? undefined;
}

/** Requests an invoice. Idempotent by key. Throws a `RequestError` with a code of `INVOICE_ERROR`. */
export function requestInvoice(body: InvoiceRequest) {
  return call(invoiceEndpoints.request, { body }, { timeout: WRITE_TIMEOUT_MS });
}

/** Withdraws a request. Throws a `RequestError`; `INVOICE_ERROR.transitionRefused` when it is too late. */
export function withdrawInvoice(invoiceId: string) {
  return call(invoiceEndpoints.withdraw, { params: { invoiceId } });
}

/** Sends an issued invoice by email. Throws a `RequestError`. */
export function sendInvoice(invoiceId: string, email: string) {
  return call(invoiceEndpoints.send, { params: { invoiceId }, body: { email } });
}

/** Returns the titles that the user keeps, the default one first. */
export function listInvoiceTitles(options?: CallOptions) {
  return call(invoiceTitleEndpoints.list, {}, options);
}

/** Keeps a title. Throws a `RequestError`; `INVOICE_ERROR.titleKept` or `tooManyTitles` when it is refused. */
export function addInvoiceTitle(body: TitlePayload) {
  return call(invoiceTitleEndpoints.add, { body });
}

/**
 * Changes the given fields of a version of a title. Throws a `RequestError`; `INVOICE_ERROR.titleKept` when another title is the
 * same, `CONFLICT` for another version.
 */
export function changeInvoiceTitle(titleId: string, body: TitleChange) {
  return call(invoiceTitleEndpoints.change, { params: { titleId }, body });
}

/** Deletes a title and returns the others. Throws a `RequestError`. */
export function removeInvoiceTitle(titleId: string) {
  return call(invoiceTitleEndpoints.remove, { params: { titleId } });
}
