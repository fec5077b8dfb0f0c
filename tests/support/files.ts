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

/** What the browser saved after this was done: the file's name and its text, byte for byte. */
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
      const [name] = (await readdir(folder)).filter((file) => /\.(csv|json|png|svg)$/.test(file));
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
