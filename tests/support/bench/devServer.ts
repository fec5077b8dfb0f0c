import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { freePort } from '../freePort';
import { startServer } from '../serverProcess';

const COPIED = [
  '.umirc.ts',
  'package.json',
  'tsconfig.json',
  'config',
  'src',
  'mock',
  'public',
  'tests/support',
];
const PATIENCE_MS = 300_000;
const CACHE_PATIENCE_MS = 120_000;
/** Milliseconds for which the list must have stood before it is whole. */
const STILL_MS = 4_000;

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** A copy of the sources with a cache of its own, so that the developer's stays as it is. */
export function copyOfSources(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'portal-dev-'));
  for (const name of COPIED)
    cpSync(name, join(folder, name), { recursive: true, filter: (path) => !/[\\/]\.umi/.test(path) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, '.umirc.bench.ts'), "export default { cacheDirectoryPath: '.cache' };\n");
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** When the bundler was last done with writing its cache: the list of its parts comes last. Not yet: now. */
function lastKept(folder: string): number {
  const cache = join(folder, '.cache');
  const files = existsSync(cache) ? readdirSync(cache, { recursive: true, encoding: 'utf8' }) : [];
  const lists = files.filter((name) => basename(name) === 'index.pack').map((name) => join(cache, name));
  if (lists.length === 0) return Date.now();
  return Math.max(...lists.map((name) => statSync(name, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()));
}

/** It begins five seconds after it has nothing else to do, and takes long: a server stopped before keeps nothing. */
async function cacheIsKept(folder: string): Promise<void> {
  const end = Date.now() + CACHE_PATIENCE_MS;
  while (Date.now() < end && Date.now() - lastKept(folder) < STILL_MS) await pause(500);
}

/** Milliseconds from starting the dev server to its first answer with the entry's script. Throws what it printed. */
export async function startTime(folder: string): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const server = startServer(
    ['dev'],
    { NODE_ENV: 'development', UMI_ENV: 'bench', PORT: String(port), BROWSER: 'none' },
    folder,
  );
  try {
    while (performance.now() - start < PATIENCE_MS && !server.hasEnded()) {
      const answer = await fetch(`http://localhost:${port}/umi.js`).catch(() => undefined);
      if (answer?.ok && answer.headers.get('content-type')?.includes('javascript')) {
        await answer.arrayBuffer();
        const taken = performance.now() - start;
        await cacheIsKept(folder);
        return taken;
      }
      await pause(100);
    }
    throw new Error(`The dev server did not come up:\n${server.printed()}`);
  } finally {
    await server.stop();
  }
}
