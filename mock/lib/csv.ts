import { amountDigits } from '../../src/domain/money/money';

/** Tells spreadsheets that what follows is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet takes for the beginning of a formula, in full-width spelling too. */
const FORMULA = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Numbers of which a spreadsheet would keep only the first fifteen digits. */
const LONG_NUMBER = /^\d{12,}$/;

/** What stands in a cell: words, or an amount in integer cents. Nothing gives an empty cell. */
export type CsvCell = string | { cents: number } | undefined;

/**
 * A table as a file that spreadsheets open safely: UTF-8 with its mark, RFC 4180 quoting, and no words that could be taken
 * for a formula. Amounts are plain numbers with two decimals.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: CsvCell): string {
  if (cell === undefined) return '';
  if (typeof cell !== 'string') return amountDigits(cell.cents);
  return quoted(asText(cell));
}

function asText(text: string): string {
  if (FORMULA.test(text)) return `'${text}`;
  // The tab, which nobody sees, makes it words.
  return LONG_NUMBER.test(text) ? `${text}\t` : text;
}

function quoted(text: string): string {
  return /[",\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
