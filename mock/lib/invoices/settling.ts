import { isLiveInvoice } from '../../../src/domain/invoice/invoiceMachine';
import type { MockTables } from '../db';
import { applyInvoiceEvent } from './issuing';
import { freeInvoiceId, ISSUED_AFTER_MS, nextNumber } from './numbers';
import type { InvoiceRecord } from './records';
import { getRests, type Rest } from './remaining';

/**
 * Issues the requested invoices that are due, and reverses those with a refunded order or a withdrawn top-up, each at its own
 * time. What remains of a reversed one is requested again as another invoice. Orders, top-ups and withdrawals must be settled
 * before. Returns whether anything changed.
 */
export function settleInvoices(tables: MockTables, userId: string, at: number): boolean {
  const rests = getRests(tables, userId);
  let changed = false;
  // Those that are added are settled, too.
  for (const invoice of tables.invoices) {
    if (invoice.userId !== userId || !isLiveInvoice(invoice.status)) continue;
    const rest = rests.get(invoice);
    const dueAt = invoice.requestedAt + ISSUED_AFTER_MS;
    if (invoice.status === 'requested' && dueAt <= Math.min(at, rest?.since ?? at)) {
      issue(tables, invoice, dueAt);
      changed = true;
    }
    if (rest !== undefined) {
      reverse(tables, invoice, rest);
      changed = true;
    }
  }
  return changed;
}

function issue(tables: MockTables, invoice: InvoiceRecord, at: number): void {
  applyInvoiceEvent(invoice, 'issue');
  invoice.invoiceNumber = nextNumber(tables, at);
  invoice.issuedAt = at;
  invoice.mails.push({ to: invoice.email, at });
}

/** Reverses an invoice, or withdraws its request, and requests what remains of it. */
function reverse(tables: MockTables, invoice: InvoiceRecord, { lines, since, cause }: Rest): void {
  applyInvoiceEvent(invoice, 'refund');
  if (invoice.status === 'reversed') {
    invoice.reversalNumber = nextNumber(tables, since);
    invoice.reversedAt = since;
    invoice.reversalCause = cause;
    invoice.mails.push({ to: invoice.email, at: since });
  } else invoice.withdrawnAt = since;
  if (lines.length === 0) return;
  const { userId, titleType, title, taxNumber, email, invoiceId: replaces } = invoice;
  const invoiceId = freeInvoiceId(tables, since);
  invoice.replacedBy = invoiceId;
  tables.invoices.push({
    invoiceId,
    userId,
    idempotencyKey: `replacement-${replaces}`,
    digest: '',
    titleType,
    title,
    taxNumber,
    email,
    status: 'requested',
    lines,
    requestedAt: since,
    replaces,
    mails: [],
  });
}
