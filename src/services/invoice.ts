import { invoiceEndpoints, invoiceTitleEndpoints } from '@/domain/invoice/endpoints';
import { call, findByKey, service } from './call';
import { write } from './write';

/** Returns the orders and top-ups with something to invoice, the latest first. */
export const fetchInvoiceable = service(invoiceEndpoints.invoiceable);

/** Returns one page of invoices, the latest first, with the count of each status. */
export const listInvoices = service(invoiceEndpoints.list);

/** Exports the matching invoices as a spreadsheet (spec section 7). */
export const exportInvoices = service(invoiceEndpoints.export);

export const fetchInvoice = service(invoiceEndpoints.get);

/** Returns the invoice that was requested with a key, if any. Silent. */
export const findInvoiceByKey = findByKey(invoiceEndpoints.byKey);

/** Requests an invoice. Idempotent by key. */
export const requestInvoice = service(invoiceEndpoints.request, write);

/** Withdraws a request. */
export const withdrawInvoice = service(invoiceEndpoints.withdraw);

/** Sends an issued invoice by email. */
export const sendInvoice = (invoiceId: string, email: string) =>
  call(invoiceEndpoints.send, { params: { invoiceId }, body: { email } });

/** Returns the titles that the user keeps, the default one first. */
export const listInvoiceTitles = service(invoiceTitleEndpoints.list);

/** Keeps a title. */
export const addInvoiceTitle = service(invoiceTitleEndpoints.add);

/** Changes the given fields of a version of a title. */
export const changeInvoiceTitle = service(invoiceTitleEndpoints.change);

/** Deletes a title and returns the others. */
export const removeInvoiceTitle = service(invoiceTitleEndpoints.remove);
