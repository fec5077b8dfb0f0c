import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Person } from './person';

const PATIENCE_MS = 30_000;

/**
 * Chooses a file of this name and text for the field for files. It is made within the page: one on disk must stay for as
 * long as the page may still read it.
 */
export async function choosesTextFile({ page }: Person, name: string, text: string): Promise<void> {
  const input = await page.waitForSelector('input[type=file]');
  await input?.evaluate(
    (element, given) => {
      const files = new DataTransfer();
      files.items.add(new File([given.text], given.name, { type: 'application/json' }));
      const field = element as unknown as HTMLInputElement;
      field.files = files.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { name, text },
  );
}

/** Returns name and exact text of the file that this action saves. */
export async function exportedFile(
  person: Person,
  act: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-download-'));
  const client = await person.page.createCDPSession();
  try {
    await client.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: folder,
      browserContextId: person.page.browserContext().id,
    });
    await act();
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
      const [name] = (await readdir(folder)).filter((file) => /\.(csv|ics|json|png|svg|zip)$/.test(file));
      if (name) {
        const bytes = await readFile(join(folder, name));
        return { name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('Nothing was saved');
  } finally {
    await client.detach();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Parses CSV by RFC 4180 with a header row. Throws without a byte order mark. */
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

/** Parses an amount of a file to cents. An empty cell is 0; anything but a plain number throws. */
export function parseCents(cell: string): number {
  if (cell === '') return 0;
  if (!/^-?\d+\.\d\d$/.test(cell)) throw new Error(`Not an amount: ${cell}`);
  return Number(cell.replace('.', ''));
}

export interface SavedFile {
  blob: Blob;
  name: string;
}

/** Records the files that pages save from now on, without writing them. */
export function recordSavedFiles(): SavedFile[] {
  const files: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:portal/${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  });
  const follow = HTMLAnchorElement.prototype.click;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) files.push({ blob, name: this.download });
    else follow.call(this);
  });
  return files;
}
