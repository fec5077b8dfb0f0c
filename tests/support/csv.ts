/** Reads a file as RFC 4180 has it; the first row names the columns. Fails on a missing byte order mark. */
export function readCsv(file: string): Record<string, string>[] {
  if (!file.startsWith('\uFEFF')) throw new Error('The file has no byte order mark');
  const [names = [], ...rows] = parseCells(file.slice(1));
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}

function parseCells(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) throw new Error('The file is not well-formed');
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** An amount as the file writes it, in cents; an empty cell is 0. Fails on anything that is no plain number. */
export function parseCents(cell: string): number {
  if (cell === '') return 0;
  if (!/^-?\d+\.\d\d$/.test(cell)) throw new Error(`${cell} is no amount`);
  return Number(cell.replace('.', ''));
}
