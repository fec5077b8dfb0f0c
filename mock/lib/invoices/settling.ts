import { isLiveInvoice } from '../../../src/domain/invoice/invoiceMachine';
import { getLedger } from '../charges/ledger';
import type { MockTables } from '../tables';
import { applyInvoiceEvent } from './issuing';
import { partsTotal, traceMoney } from './money';
import { freeInvoiceId, ISSUED_AFTER_MS, nextNumber } from './numbers';
import type { InvoiceLineRecord, InvoiceRecord } from './records';

/**
 * Issues the requested invoices that are due, and reverses those with a refunded order, each at its own time. What remains of
 * a reversed one is requested again as another invoice. Orders must be settled before. Returns whether anything changed.
 */
export function settleInvoices(tables: MockTables, userId: string, at: number): boolean {
  let changed = false;
  // Those that are added are settled, too.
  for (const invoice of tables.invoices) {
    if (invoice.userId !== userId || !isLiveInvoice(invoice.status)) continue;
    const rest = getRest(tables, invoice);
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

interface Rest {
  lines: InvoiceLineRecord[];
  /** When the first of the refunded money was paid back. */
  since: number;
}

/** The time of an order's refund after another time; undefined without one. */
const refundTime = (
  tables: MockTables,
  { kind, id }: InvoiceLineRecord,
  after: number,
): number | undefined =>
  kind === 'order'
    ? tables.orders
        .find(({ orderId }) => orderId === id)
        ?.timeline.find(({ event, at }) => event === 'refunded' && at > after)?.at
    : undefined;

/** What remains of an invoice after refunds since its request; undefined when none of its money was refunded. */
function getRest(tables: MockTables, { userId, lines, requestedAt }: InvoiceRecord): Rest | undefined {
  const refunds = new Map(lines.map((line) => [line, refundTime(tables, line, requestedAt)]));
  if ([...refunds.values()].every((time) => time === undefined)) return undefined;
  const money = traceMoney(getLedger(tables, userId));
  const rest = lines.map((line) => {
    const refundedAt = refunds.get(line);
    if (refundedAt === undefined) return { line };
    const paid = (wanted: string) =>
      partsTotal((money.get(line.id) ?? []).filter(({ source }) => source === wanted));
    const parts = line.parts
      .map(({ source, amount }) => ({ source, amount: Math.min(amount, paid(source)) }))
      .filter(({ amount }) => amount > 0);
    return partsTotal(parts) < partsTotal(line.parts) ? { line: { ...line, parts }, refundedAt } : { line };
  });
  const times = rest.flatMap(({ refundedAt }) => refundedAt ?? []);
  if (times.length === 0) return undefined;
  return {
    lines: rest.map(({ line }) => line).filter(({ parts }) => parts.length > 0),
    since: Math.min(...times),
  };
}

/** Reverses an invoice, or withdraws its request, and requests what remains of it. */
function reverse(tables: MockTables, invoice: InvoiceRecord, { lines, since }: Rest): void {
  applyInvoiceEvent(invoice, 'refund');
  if (invoice.status === 'reversed') {
    invoice.reversalNumber = nextNumber(tables, since);
    invoice.reversedAt = since;
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
