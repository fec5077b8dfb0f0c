import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startServer } from './serverProcess';
import { copySources } from './sourceCopy.cjs';

/**
 * Vite refuses files outside the folder, which a linked node_modules is. Its cache needs `node_modules` in its path like
 * everybody's: what is elsewhere is transformed again as if it were our own code.
 */
const CONFIGURATION =
  "export default { vite: { cacheDir: '.cache/node_modules', server: { fs: { strict: false } } } };\n";

/** A copy of the sources for a dev server. */
export function copyForDevServer(): ReturnType<typeof copySources> {
  const copy = copySources();
  writeFileSync(join(copy.folder, '.umirc.copy.ts'), CONFIGURATION);
  return copy;
}

export interface DevServer {
  origin: string;
  /** Its output so far. */
  printed: () => string;
  /** Resolves when the server has ended. */
  stop: () => Promise<void>;
}

async function servesDocument(origin: string): Promise<boolean> {
  try {
    return (await fetch(origin, { headers: { accept: 'text/html' } })).ok;
  } catch {
    return false;
  }
}

/** Starts the dev server of a copy on a free port. Throws what it printed when it ends before it serves the document. */
export async function startDevServer(folder: string): Promise<DevServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    NODE_ENV: 'development',
    UMI_ENV: 'copy',
    PORT: String(port),
    BROWSER: 'none',
    DID_YOU_KNOW: 'none',
  };
  const { hasEnded, printed, stop } = startServer(['dev'], env, folder);
  while (!hasEnded()) {
    if (await servesDocument(origin)) return { origin, printed, stop };
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The dev server did not start:\n${printed()}`);
}

/** Typical edits, with a text that appears after each. */
export const EDITS = {
  page: {
    file: 'src/pages/login/index.tsx',
    find: "{t('account.login.noAccount')}",
    replace: "{t('account.login.noAccount')} Edited page.",
    shows: 'Edited page.',
  },
  text: {
    file: 'src/locales/en-US/account.ts',
    find: "'account.login.noAccount': '",
    replace: "'account.login.noAccount': 'Edited text. ",
    shows: 'Edited text.',
  },
  mockHandler: {
    file: 'mock/demo.ts',
    find: 'const clock = () => ({',
    replace: "const clock = () => ({ edited: 'Edited handler.',",
    shows: 'Edited handler.',
  },
};

/** Edits a file of a copy. Throws when the text to replace is missing. */
export function editCopy(
  folder: string,
  { file, find, replace }: Omit<(typeof EDITS)['page'], 'shows'>,
): void {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(find)) throw new Error(`No "${find}" in ${file}`);
  writeFileSync(path, source.replace(find, replace));
}
