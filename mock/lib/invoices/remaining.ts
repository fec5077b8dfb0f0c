import type { ReversalCause } from '../../../src/domain/invoice/invoice';
import { isLiveInvoice } from '../../../src/domain/invoice/invoiceMachine';
import { sumCents } from '../../../src/domain/money/money';
import type { MockTables } from '../db';
import { getLedger } from '../money/ledger';
import { partsTotal, sourceTotal, takePaidOut, topUpSource, traceMoney, WITHDRAWN } from './money';
import type { InvoiceLineRecord, InvoiceRecord, MoneyPart } from './records';

/** What remains of an invoice whose money was refunded or withdrawn. */
export interface Rest {
  lines: InvoiceLineRecord[];
  /** When the first of that money was paid back. */
  since: number;
  cause: ReversalCause;
}

/** A line that may have lost some of its money, with the time of it. */
interface LineRest {
  parts: MoneyPart[];
  lostAt?: number | undefined;
}

/**
 * Returns what refunds and withdrawals since their request leave of a user's live invoices; those that keep all their money
 * are missing. Refunds count for the orders on an invoice, paid withdrawals for its top-ups. Orders and withdrawals must be
 * settled before.
 */
export function getRests(tables: MockTables, userId: string): Map<InvoiceRecord, Rest> {
  const live = tables.invoices.filter((each) => each.userId === userId && isLiveInvoice(each.status));
  const payouts = paidWithdrawals(tables, userId);
  const mayHaveLost = (invoice: InvoiceRecord) =>
    invoice.lines.some((line) => refundTime(tables, line, invoice.requestedAt) !== undefined) ||
    payouts.some(({ at }) => at > invoice.requestedAt);
  const rests = new Map<InvoiceRecord, Rest>();
  if (!live.some(mayHaveLost)) return rests;
  const ledger = getLedger(tables, userId);
  const money = traceMoney(ledger);
  const paidWith = (orderId: string, source: string) => sourceTotal(money.get(orderId) ?? [], source);

  /** What an order was paid with and has not got back. */
  function orderRest(line: InvoiceLineRecord, requestedAt: number): LineRest {
    const lostAt = refundTime(tables, line, requestedAt);
    if (lostAt === undefined) return { parts: line.parts };
    const parts = line.parts.map(({ source, amount }) => ({
      source,
      amount: Math.min(amount, paidWith(line.id, source)),
    }));
    return { parts: parts.filter(({ amount }) => amount > 0), lostAt };
  }

  /** What is invoiced of a top-up with orders, and with the same top-up on earlier invoices. */
  function invoicedElsewhere(source: string, invoice: InvoiceRecord): number {
    const earlier = live.slice(0, live.indexOf(invoice));
    return sumCents([
      ...live
        .flatMap(({ lines }) => lines)
        .filter(({ kind }) => kind === 'order')
        .map(({ id, parts }) => Math.min(sourceTotal(parts, source), paidWith(id, source))),
      ...earlier
        .flatMap(({ lines }) => lines)
        .filter(({ kind }) => kind === 'topUp')
        .map(({ parts }) => sourceTotal(parts, source)),
    ]);
  }

  /** What of a top-up has not been withdrawn. */
  function topUpRest(line: InvoiceLineRecord, invoice: InvoiceRecord): LineRest {
    const source = topUpSource(line.id);
    const arrived = ledger.find(({ chargeId }) => chargeId === line.id)?.amount ?? 0;
    const elsewhere = invoicedElsewhere(source, invoice);
    const leftOf = (paidOut: number) =>
      arrived - sourceTotal(takePaidOut(money.get(WITHDRAWN) ?? [], paidOut), source) - elsewhere;
    const later = payouts.filter(({ at }) => at > invoice.requestedAt);
    const lostAt = later.find(({ total }) => leftOf(total) < partsTotal(line.parts))?.at;
    if (lostAt === undefined) return { parts: line.parts };
    const left = leftOf(payouts.at(-1)?.total ?? 0);
    return { parts: left > 0 ? [{ source, amount: left }] : [], lostAt };
  }

  for (const invoice of live) {
    const found = invoice.lines.map((line) => ({
      line,
      ...(line.kind === 'order' ? orderRest(line, invoice.requestedAt) : topUpRest(line, invoice)),
    }));
    const losses = found
      .filter(({ line, parts }) => partsTotal(parts) < partsTotal(line.parts))
      .flatMap(({ line, lostAt }) => (lostAt === undefined ? [] : { kind: line.kind, lostAt }))
      .sort((a, b) => a.lostAt - b.lostAt);
    const [first] = losses;
    if (first === undefined) continue;
    const lines = found
      .map(({ line, parts }) => ({ ...line, parts }))
      .filter(({ parts }) => parts.length > 0);
    rests.set(invoice, {
      lines,
      since: first.lostAt,
      cause: first.kind === 'order' ? 'refund' : 'withdrawal',
    });
  }
  return rests;
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

/** The user's withdrawals that were paid, the first first, each with the sum of all up to it in cents. */
function paidWithdrawals(tables: MockTables, userId: string): { at: number; total: number }[] {
  let total = 0;
  return tables.withdrawals
    .filter((withdrawal) => withdrawal.userId === userId && withdrawal.status === 'paid')
    .map(({ amount, finishedAt, finishesAt }) => ({ at: finishedAt ?? finishesAt, amount }))
    .sort((a, b) => a.at - b.at)
    .map(({ at, amount }) => {
      total += amount;
      return { at, total };
    });
}
