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
  nextInvoiceStatus,
} from '../../../src/domain/invoice/invoiceMachine';
import { sumCents } from '../../../src/domain/money/money';
import { trimName } from '../../../src/domain/name';
import type { MockTables } from '../db';
import { refusal } from '../failure';
import { contentDigest } from '../orders/pricing';
import type { UserRecord } from '../users';
import { getInvoiceable, type InvoiceableRecord, invoiceableView } from './invoiceable';
import { partsTotal, topUpSource } from './money';
import { freeInvoiceId } from './numbers';
import type { InvoiceLineRecord, InvoiceRecord } from './records';
import { keepTitle } from './titles';

const nothingToInvoice = refusal(INVOICE_ERROR.nothingToInvoice, {
  zh: '所选项目中有的已无可开票金额，请核对后重新选择。',
  en: 'Part of your selection has nothing left to invoice. Check it and select again.',
});
const amountChanged = refusal(INVOICE_ERROR.amountChanged, {
  zh: '可开票金额已变化，请核对后重新申请。',
  en: 'The amount to invoice has changed. Check it and request again.',
});
const keyUsed = refusal(INVOICE_ERROR.idempotencyConflict, {
  zh: '您已提交过内容不同的开票申请，请先查看该发票。',
  en: 'You already requested an invoice with other details. View that invoice first.',
});
const invoiceTransitionRefused = refusal(INVOICE_ERROR.transitionRefused, {
  zh: '发票状态已更新，无法进行此操作。',
  en: 'The invoice has changed, so this is no longer possible.',
});

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
    title: trimName(given.title),
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
export function applyInvoiceEvent(invoice: InvoiceRecord, event: InvoiceEvent): void {
  const next = nextInvoiceStatus(invoice.status, event);
  if (next === undefined) throw invoiceTransitionRefused();
  invoice.status = next;
}

/** Withdraws a request; idempotent. Throws a MockFailure when it has been issued. */
export function withdrawInvoice(invoice: InvoiceRecord, at: number): void {
  if (invoice.status === 'withdrawn') return;
  applyInvoiceEvent(invoice, 'withdraw');
  invoice.withdrawnAt = at;
}

/** Sends an issued invoice by email. Throws a MockFailure for another status. */
export function sendInvoice(invoice: InvoiceRecord, to: string, at: number): void {
  if (invoice.status !== 'issued') throw invoiceTransitionRefused();
  invoice.mails.push({ to, at });
}
