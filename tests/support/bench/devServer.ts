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
import { join, resolve } from 'node:path';
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
/** How long the bundler must have left its cache alone to be done with it. */
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

/** When something was last written there; a folder that is still to come counts as written now. */
function newestWrite(folder: string): number {
  if (!existsSync(folder)) return Date.now();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Math.max(
    0,
    ...files.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0),
  );
}

async function cacheIsStill(folder: string): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end && Date.now() - newestWrite(join(folder, '.cache')) < STILL_MS) await pause(500);
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
        await pause(STILL_MS);
        await cacheIsStill(folder);
        return taken;
      }
      await pause(100);
    }
    throw new Error(`The dev server did not come up:\n${server.printed()}`);
  } finally {
    await server.stop();
  }
}
