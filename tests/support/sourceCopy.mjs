import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Everything that the portal is built and served from. */
export const SOURCES = [
  '.umirc.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'config',
  'src',
  'mock',
  'public',
];

/** Whether Umi generates a file itself. */
export const isGenerated = (path) => /[\\/]\.umi(-\w+)?([\\/]|$)/.test(path);

/**
 * Copies the sources to a temporary folder with the same packages. Umi deletes and writes the folders that it generates, so
 * what runs in a copy cannot disturb a dev server, a build or another test run.
 * @returns The copy's path, and a function that removes it.
 */
export function copySources() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'portal-'));
  for (const name of SOURCES) {
    if (existsSync(join(ROOT, name))) {
      cpSync(join(ROOT, name), join(folder, name), {
        recursive: true,
        filter: (path) => !isGenerated(path),
      });
    }
  }
  symlinkSync(realpathSync(join(ROOT, 'node_modules')), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
