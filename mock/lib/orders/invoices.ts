import { canRequestInvoice, type Invoice, type InvoicePayload } from '../../../src/domain/order/invoice';
import { isoTime } from '../clock';
import type { OrderRecord } from './records';

const ISSUED_AFTER_MS = 10_000;

/** Stores an invoice request. Returns false, and changes nothing, when the order cannot have one. */
export function requestInvoice(order: OrderRecord, payload: InvoicePayload, at: number): boolean {
  if (!canRequestInvoice(order)) return false;
  const { titleType, title, taxNumber, email } = payload;
  order.invoiceStatus = 'requested';
  order.invoice = {
    titleType,
    title: title.trim(),
    email,
    requestedAt: at,
    ...(titleType === 'company' && { taxNumber }),
  };
  return true;
}

/** Issues a due invoice and returns whether it did; called by `settleOrder`. */
export function issueInvoice(order: OrderRecord, at: number): boolean {
  const { invoice } = order;
  if (order.invoiceStatus !== 'requested' || invoice === undefined) return false;
  const due = invoice.requestedAt + ISSUED_AFTER_MS;
  if (due > at) return false;
  order.invoiceStatus = 'issued';
  invoice.issuedAt = due;
  return true;
}

export function invoiceView({ invoice }: OrderRecord): Invoice | undefined {
  if (invoice === undefined) return undefined;
  const { requestedAt, issuedAt, ...request } = invoice;
  return {
    ...request,
    requestedAt: isoTime(requestedAt),
    ...(issuedAt !== undefined && { issuedAt: isoTime(issuedAt) }),
  };
}
