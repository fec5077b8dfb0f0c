import { BYTE_ORDER_MARK, quoteCell } from '../csv';
import { MockFile } from '../http';
import type { Language } from '../text';
import type { AttachmentDocument } from './documents';

const TYPES = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

function toContent(kind: AttachmentDocument['kind'], lines: readonly string[]): Buffer {
  if (kind === 'pdf') return writePdf(lines);
  const rows = kind === 'csv' ? lines.map((line) => line.split('|').map(quoteCell).join(',')) : lines;
  return Buffer.from(`${BYTE_ORDER_MARK}${rows.join('\r\n')}\r\n`, 'utf8');
}

export function attachmentFile({ kind, name, lines }: AttachmentDocument, language: Language): MockFile {
  const content = toContent(
    kind,
    lines.map((line) => line[language]),
  );
  return new MockFile(`${name[language]}.${kind}`, TYPES[kind], content);
}

const PAGE = { width: 595, height: 842, margin: 56, lineHeight: 24, fontSize: 12 };

/** UTF-16 as a hexadecimal string of PDF. */
const hex = (text: string) =>
  `<${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;

const literal = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`;

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

function toPageContent(lines: readonly string[]): string {
  const shown = lines.map((line) =>
    isAscii(line)
      ? `/F1 ${PAGE.fontSize} Tf ${literal(line)} Tj T*`
      : `/F2 ${PAGE.fontSize} Tf ${hex(line)} Tj T*`,
  );
  const top = PAGE.height - PAGE.margin;
  return `BT ${PAGE.lineHeight} TL ${PAGE.margin} ${top} Td ${shown.join(' ')} ET`;
}

/** A PDF of one page. Its Chinese font is not embedded: viewers replace it by one of their own. */
function writePdf(lines: readonly string[]): Buffer {
  const content = toPageContent(lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [7 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /W [1 95 500] /FontDescriptor 8 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
