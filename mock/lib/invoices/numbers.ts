import { randomInt } from 'node:crypto';
import { accountingYear, dayDigits } from '../../../src/domain/calendar';
import type { MockTables } from '../db';

/** Milliseconds from the request to the issued invoice. */
export const ISSUED_AFTER_MS = 10_000;

/** An unused id: the day and ten random digits. */
export function freeInvoiceId(tables: MockTables, at: number): string {
  for (;;) {
    const invoiceId = `I${dayDigits(at)}${randomInt(1_000_000_000, 10_000_000_000)}`;
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
  return `${String(accountingYear(at)).slice(-2)}33${String(running).padStart(16, '0')}`;
}
