import { dayRange } from '@/domain/dayRange';
import { INVOICE_STATUSES } from '@/domain/invoice/invoiceMachine';
import { day, listQuery, oneOf, text } from '@/domain/listQuery';

/** The filters of the invoices. */
export const invoiceQuery = listQuery({
  status: oneOf(INVOICE_STATUSES),
  keyword: text(),
  from: day,
  to: day,
});

/** The filters as the service takes them. */
export function toInvoiceFilters({ status, keyword, from, to }: ReturnType<typeof invoiceQuery.read>) {
  return { status, keyword, ...dayRange(from, to) };
}
