import { zoneTime } from '../../src/domain/calendar';
import { amountDigits } from '../../src/domain/money/money';
import { MockFile } from './http';
import type { Language, Text } from './text';

/** Marks a file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF';
/**
 * What a spreadsheet reads as the start of a formula, full-width characters included: at the start of a cell, and where a
 * spreadsheet that splits at semicolons or tabs begins another one. Quotes do not help there.
 */
const FORMULA =
  /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]|([;\t\r\n])((?:[^\S\t\r\n]|")*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
/** Numbers that a spreadsheet may round. */
const LONG_NUMBER = /^\d{12,}$/;

/** A text, an amount in integer cents, or an empty cell. */
type CsvCell = string | { cents: number } | undefined;

/** A table that spreadsheets open safely: UTF-8 with its mark, RFC 4180 quoting, formulas escaped, amounts with two decimals. */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');

export interface CsvColumn<Row> {
  heading: Text;
  cell: (row: Row, language: Language) => CsvCell;
}

/** A download of rows as a CSV file, with headings in this language. `name` has no extension. */
export function csvFile<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  language: Language,
): MockFile {
  const content = writeCsv([
    columns.map(({ heading }) => heading[language]),
    ...rows.map((row) => columns.map(({ cell }) => cell(row, language))),
  ]);
  return new MockFile(`${name}.csv`, 'text/csv; charset=utf-8', Buffer.from(content, 'utf8'));
}

/** Date and time in China, `2026-01-31 08:30:00`. */
export const chinaTime = (at: number): string => zoneTime(at).replace('T', ' ');

function writeCell(cell: CsvCell): string {
  if (cell === undefined) return '';
  if (typeof cell !== 'string') return amountDigits(cell.cents);
  return quoteCell(escapeCell(cell));
}

function escapeCell(text: string): string {
  const guarded = text.replace(FORMULA, (found, separator = '', start = found) => `${separator}'${start}`);
  if (guarded !== text) return guarded;
  // An invisible tab makes it a text.
  return LONG_NUMBER.test(text) ? `${text}\t` : text;
}

export const quoteCell = (text: string): string =>
  /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
