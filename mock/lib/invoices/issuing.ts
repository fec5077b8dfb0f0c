import { randomInt } from 'node:crypto';
import type * as v from 'valibot';
import {
  INVOICE_LINE_KINDS,
  type invoiceRequestSchema,
  lineKey,
  selectLines,
} from '../../../src/domain/invoice/invoice';
import {
  INVOICE_ERROR,
  type InvoiceEvent,
  isLiveInvoice,
  nextInvoiceStatus,
} from '../../../src/domain/invoice/invoiceMachine';
import { sumCents } from '../../../src/domain/money/money';
import { getLedger } from '../charges/ledger';
import { MockFailure } from '../failure';
import { contentDigest } from '../orders/pricing';
import type { MockTables, UserRecord } from '../tables';
import { getInvoiceable, type InvoiceableRecord, invoiceableView } from './invoiceable';
import { partsTotal, topUpSource, traceMoney } from './money';
import type { InvoiceLineRecord, InvoiceRecord } from './records';
import { keepTitle } from './titles';

/** From the request to the issued invoice. */
export const ISSUED_AFTER_MS = 10_000;

const nothingToInvoice = () =>
  new MockFailure(INVOICE_ERROR.nothingToInvoice, {
    zh: '所选项目中有的已无可开票金额，请核对后重新选择。',
    en: 'Part of your selection has nothing left to invoice. Check it and select again.',
  });
const amountChanged = () =>
  new MockFailure(INVOICE_ERROR.amountChanged, {
    zh: '可开票金额已变化，请核对后重新申请。',
    en: 'The amount to invoice has changed. Check it and request again.',
  });
const keyUsed = () =>
  new MockFailure(INVOICE_ERROR.idempotencyConflict, {
    zh: '您已提交过内容不同的开票申请，请先查看该发票。',
    en: 'You already requested an invoice with other details. View that invoice first.',
  });
export const invoiceTransitionRefused = () =>
  new MockFailure(INVOICE_ERROR.transitionRefused, {
    zh: '发票状态已更新，无法进行此操作。',
    en: 'The invoice has changed, so this is no longer possible.',
  });

/** An unused id: the day and ten random digits. */
function freeInvoiceId(tables: MockTables, at: number): string {
  for (;;) {
    const day = new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
    const invoiceId = `I${day}${randomInt(1_000_000_000, 10_000_000_000)}`;
    if (!tables.invoices.some((invoice) => invoice.invoiceId === invoiceId)) return invoiceId;
  }
}

/** The twenty digits of the next invoice or red-letter invoice of the seller: year, region and a running number. */
export function nextNumber(tables: MockTables, at: number): string {
  const numbers = tables.invoices.flatMap(({ invoiceNumber, reversalNumber }) => [
    invoiceNumber,
    reversalNumber,
  ]);
  const running = 20_716_358 + numbers.filter(Boolean).length;
  return `${new Date(at).toISOString().slice(2, 4)}33${String(running).padStart(16, '0')}`;
}

/** The lines of an invoice with the money that they invoice. */
function toLines(selected: readonly InvoiceableRecord[]): InvoiceLineRecord[] {
  const views = selected.map((item) => ({ ...invoiceableView(item, 'en'), item }));
  return selectLines(views).map(({ item: { item }, amount }) => ({
    kind: item.kind,
    id: item.id,
    title: item.title,
    planName: item.planName,
    parts: item.kind === 'order' ? item.parts : [{ source: topUpSource(item.id), amount }],
  }));
}

/**
 * Requests an invoice. Idempotent by key. The user's orders and top-ups must be settled before. Throws a MockFailure with a
 * code of `INVOICE_ERROR`, and changes nothing, when something has nothing to invoice or the sum is another one.
 */
export function requestInvoice(
  tables: MockTables,
  user: UserRecord,
  payload: v.InferOutput<typeof invoiceRequestSchema>,
  at: number,
): InvoiceRecord {
  const { idempotencyKey, lines: wanted, amount, keepTitle: isKept, ...given } = payload;
  const keys = [...new Set(wanted.map(lineKey))].sort();
  const digest = contentDigest({ keys, amount, given });
  const { userId } = user;
  const existing = tables.invoices.find(
    (invoice) => invoice.userId === userId && invoice.idempotencyKey === idempotencyKey,
  );
  if (existing?.digest === digest) return existing;
  if (existing !== undefined) throw keyUsed();

  const selected = getInvoiceable(tables, userId).filter((item) => keys.includes(lineKey(item)));
  if (selected.length < keys.length || selected.some(({ parts }) => parts.length === 0))
    throw nothingToInvoice();
  // Orders before top-ups, as on the invoice.
  const order = (item: InvoiceableRecord) => INVOICE_LINE_KINDS.indexOf(item.kind);
  const lines = toLines(selected.sort((a, b) => order(a) - order(b) || a.paidAt - b.paidAt));
  if (sumCents(lines.map(({ parts }) => partsTotal(parts))) !== amount) throw amountChanged();

  const { titleType, email } = given;
  const title = {
    titleType,
    title: given.title.trim(),
    email,
    ...(titleType === 'company' && { taxNumber: given.taxNumber }),
  };
  if (isKept) keepTitle(tables, userId, title, at);
  const invoice: InvoiceRecord = {
    invoiceId: freeInvoiceId(tables, at),
    userId,
    idempotencyKey,
    digest,
    ...title,
    status: 'requested',
    lines,
    requestedAt: at,
    mails: [],
  };
  tables.invoices.push(invoice);
  return invoice;
}

/** The only way an invoice's status changes. Throws a MockFailure when the machine has no such transition. */
function transition(invoice: InvoiceRecord, event: InvoiceEvent): void {
  const next = nextInvoiceStatus(invoice.status, event);
  if (next === undefined) throw invoiceTransitionRefused();
  invoice.status = next;
}

/** Withdraws a request; idempotent. Throws a MockFailure when it has been issued. */
export function withdrawInvoice(invoice: InvoiceRecord, at: number): void {
  if (invoice.status === 'withdrawn') return;
  transition(invoice, 'withdraw');
  invoice.withdrawnAt = at;
}

/** Sends an issued invoice by email. Throws a MockFailure for another status. */
export function sendInvoice(invoice: InvoiceRecord, to: string, at: number): void {
  if (invoice.status !== 'issued') throw invoiceTransitionRefused();
  invoice.mails.push({ to, at });
}

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
  transition(invoice, 'issue');
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
  transition(invoice, 'refund');
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
