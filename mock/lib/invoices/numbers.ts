import { accountingYear } from '../../../src/domain/calendar';
import type { MockTables } from '../db';
import { freeId } from '../ids';

/** Milliseconds from the request to the issued invoice. */
export const ISSUED_AFTER_MS = 10_000;

export const freeInvoiceId = ({ invoices }: MockTables, at: number): string =>
  freeId('I', at, (id) => invoices.some(({ invoiceId }) => invoiceId === id));

/** The twenty digits of the next invoice or red-letter invoice of the seller: year, region and a running number. */
export function nextNumber(tables: MockTables, at: number): string {
  const numbers = tables.invoices.flatMap(({ invoiceNumber, reversalNumber }) => [
    invoiceNumber,
    reversalNumber,
  ]);
  const running = 20_716_358 + numbers.filter(Boolean).length;
  return `${String(accountingYear(at)).slice(-2)}33${String(running).padStart(16, '0')}`;
}
