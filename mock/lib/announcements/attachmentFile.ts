import { MockFile } from '../file';
import type { Language } from '../text';
import type { AttachmentDocument } from './documents';
import { writePdf } from './pdf';

const TYPES = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** Spreadsheets take a file without this mark for the system's own encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

const cell = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

function toContent(kind: AttachmentDocument['kind'], lines: readonly string[]): Buffer {
  if (kind === 'pdf') return writePdf(lines);
  const rows = kind === 'csv' ? lines.map((line) => line.split('|').map(cell).join(',')) : lines;
  return Buffer.from(`${BYTE_ORDER_MARK}${rows.join('\r\n')}\r\n`, 'utf8');
}

/** The file itself, in the caller's language. */
export function attachmentFile({ kind, name, lines }: AttachmentDocument, language: Language): MockFile {
  const content = toContent(
    kind,
    lines.map((line) => line[language]),
  );
  return new MockFile(`${name[language]}.${kind}`, TYPES[kind], content);
}
