import { type Invoiceable, type InvoiceLineKind, lineKey } from '../../../src/domain/invoice/invoice';
import { isLiveInvoice } from '../../../src/domain/invoice/invoiceMachine';
import type { WithdrawalOptions } from '../../../src/domain/money/withdrawal';
import { isRefundOpen } from '../../../src/domain/order/orderMachine';
import { isoTime } from '../clock';
import type { MockTables } from '../db';
import { getLedger } from '../money/ledger';
import type { OrderRecord } from '../orders/records';
import { type Language, localize, type Text } from '../text';
import { CREDIT, isTopUpSource, partsTotal, topUpSource, traceBalance, traceMoney, WITHDRAWN } from './money';
import type { InvoiceRecord, MoneyPart } from './records';

/** Money that was paid, and the part of it that can be invoiced. Amounts are in cents. */
export interface InvoiceableRecord {
  kind: InvoiceLineKind;
  id: string;
  title: Text;
  planName?: Text | undefined;
  paidAt: number;
  paidAmount: number;
  refundedAmount: number;
  creditAmount: number;
  /** What can be invoiced. */
  parts: MoneyPart[];
}

/** The money on the user's requested and issued invoices. */
function getClaims(invoices: readonly InvoiceRecord[]) {
  const lines = invoices.filter(({ status }) => isLiveInvoice(status)).flatMap((invoice) => invoice.lines);
  const sum = (isMeant: (line: InvoiceRecord['lines'][number]) => boolean, source: string) =>
    partsTotal(
      lines
        .filter(isMeant)
        .flatMap(({ parts }) => parts)
        .filter((part) => part.source === source),
    );
  return {
    /** What is invoiced of a source with a certain order or top-up. */
    by: (key: string, source: string) => sum((line) => lineKey(line) === key, source),
    /** What is invoiced of a source altogether. */
    of: (source: string) => sum(() => true, source),
    isTopUpInvoiced: (source: string) =>
      lines.some(({ kind, id }) => kind === 'topUp' && topUpSource(id) === source),
  };
}

/** Whether an order is being refunded, or will be because its setup failed: nothing was delivered. */
const isBeingRefunded = ({ status }: OrderRecord) => isRefundOpen(status) || status === 'provisionFailed';

/**
 * Everything that a user paid for with what can be invoiced of it, latest first. Every payment is invoiced once: money from
 * the balance either with its top-up or with the order that it paid for, whichever is invoiced first. Orders and top-ups
 * must be settled before.
 */
export function getInvoiceable(tables: MockTables, userId: string): InvoiceableRecord[] {
  const ledger = getLedger(tables, userId);
  const money = traceMoney(ledger);
  const claims = getClaims(tables.invoices.filter((invoice) => invoice.userId === userId));
  const orders = new Map(tables.orders.map((order) => [order.orderId, order]));
  const found: InvoiceableRecord[] = [];
  for (const entry of ledger) {
    const { category, status, chargeId, orderId, title, planName, amount, createdAt } = entry;
    if (status !== 'settled') continue;
    const shared = { title, planName, paidAt: createdAt, paidAmount: amount };
    if (category === 'topUp') {
      const source = topUpSource(chargeId);
      const withdrawn = (money.get(WITHDRAWN) ?? []).filter((part) => part.source === source);
      const refundedAmount = partsTotal(withdrawn);
      const parts = positive([{ source, amount: amount - refundedAmount - claims.of(source) }]);
      found.push({ ...shared, kind: 'topUp', id: chargeId, refundedAmount, creditAmount: 0, parts });
    }
    const order = category === 'purchase' ? orders.get(orderId ?? '') : undefined;
    if (order === undefined || isBeingRefunded(order)) continue;
    const key = lineKey({ kind: 'order', id: order.orderId });
    const own = money.get(order.orderId) ?? [];
    const parts = own
      .filter(({ source }) => source !== CREDIT && !(isTopUpSource(source) && claims.isTopUpInvoiced(source)))
      .map(({ source, amount: part }) => ({ source, amount: part - claims.by(key, source) }));
    found.push({
      ...shared,
      kind: 'order',
      id: order.orderId,
      refundedAmount: order.refundedAmount,
      creditAmount: partsTotal(own.filter(({ source }) => source === CREDIT)),
      parts: positive(parts),
    });
  }
  return found.reverse();
}

/**
 * The money on a user's balance in the order in which it is withdrawn, with what of each part is on no invoice of its top-up.
 * Amounts are in cents. Orders, top-ups and withdrawals must be settled before.
 */
export function withdrawableParts(
  tables: MockTables,
  userId: string,
): NonNullable<WithdrawalOptions['parts']> {
  const { balance } = traceBalance(getLedger(tables, userId));
  const toInvoice = getInvoiceable(tables, userId).filter(({ kind }) => kind === 'topUp');
  const free = new Map(toInvoice.map(({ id, parts }) => [topUpSource(id), partsTotal(parts)]));
  return balance.map(({ source, amount }) => {
    if (!isTopUpSource(source)) return { amount, free: amount };
    const left = free.get(source) ?? 0;
    const used = Math.min(amount, left);
    free.set(source, left - used);
    return { amount, free: used };
  });
}

const positive = (parts: readonly MoneyPart[]) => parts.filter(({ amount }) => amount > 0);

/** What can be invoiced of an order now, in cents. */
export function invoiceableAmount(tables: MockTables, { userId, orderId }: OrderRecord): number {
  const item = getInvoiceable(tables, userId).find(({ kind, id }) => kind === 'order' && id === orderId);
  return partsTotal(item?.parts ?? []);
}

export function invoiceableView(item: InvoiceableRecord, language: Language): Invoiceable {
  const { kind, id, paidAt, paidAmount, refundedAmount, creditAmount, parts } = item;
  const amount = partsTotal(parts);
  return {
    ...localize({ title: item.title, planName: item.planName }, language),
    kind,
    id,
    paidAt: isoTime(paidAt),
    paidAmount,
    refundedAmount,
    invoicedAmount: paidAmount - refundedAmount - creditAmount - amount,
    creditAmount,
    amount,
    topUpParts: kind === 'order' ? topUpParts(parts) : [],
  };
}

const topUpParts = (parts: readonly MoneyPart[]) =>
  parts
    .filter(({ source }) => isTopUpSource(source))
    .map(({ source, amount }) => ({ id: source.slice(topUpSource('').length), amount }));
