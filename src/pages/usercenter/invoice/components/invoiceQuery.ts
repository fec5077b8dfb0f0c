import { dayRange } from '@/domain/calendar';
import { INVOICE_STATUSES } from '@/domain/invoice/invoiceMachine';
import { day, listQuery, oneOf, text } from '@/domain/listQuery';
import type { CallOptions } from '@/services/call';
import { listInvoices } from '@/services/invoice';

/** The filters of the invoices. */
export const invoiceQuery = listQuery({
  keyword: text(),
  status: oneOf(INVOICE_STATUSES),
  from: day,
  to: day,
});

type Query = ReturnType<typeof invoiceQuery.read>;

/** The filters as the service takes them. */
export function toInvoiceFilters({ status, keyword, from, to }: Omit<Query, 'current' | 'pageSize'>) {
  return { status, keyword, ...dayRange(from, to) };
}

/** Reads the invoices of a page, a status, a keyword and days. */
export function readInvoices({ current, pageSize, ...filters }: Query, options?: CallOptions) {
  return listInvoices({ ...toInvoiceFilters(filters), current, pageSize }, options);
}
