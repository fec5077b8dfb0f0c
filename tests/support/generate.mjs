/**
 * Generates what tests and types need of Umi in `src/.umi-test`: the files of its test environment, and `aliases.json` with
 * the aliases as Jest's `moduleNameMapper`. Writes only files that changed, so that a running test run is not disturbed.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { copySources, ROOT } from './sourceCopy.mjs';

const GENERATED = join('src', '.umi-test');
const target = join(ROOT, GENERATED);

/** What Umi writes for its own tools and differs each time. */
const NOT_READ = 'appData.json';

const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Umi writes paths with slashes on every system. */
const withSlashes = (path) => path.replaceAll('\\', '/').replace(/\/$/, '');

/** Replaces a file in one step, so that a reader sees the old or the new text. */
function replaceFile(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.${process.pid}`;
  writeFileSync(next, text);
  renameSync(next, file);
}

function readExisting(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Runs Umi's own set-up in the current folder. Resolves with the `moduleNameMapper`. */
async function setUp() {
  process.env.NODE_ENV = 'test';
  const { configUmiAlias } = createRequire(import.meta.url)('@umijs/max/test');
  const { moduleNameMapper } = await configUmiAlias({});
  return moduleNameMapper;
}

const copy = copySources();
try {
  process.chdir(copy.folder);
  const aliases = await setUp();
  writeFileSync(join(copy.folder, GENERATED, 'aliases.json'), JSON.stringify(aliases, null, 2));
  const names = listFiles(join(copy.folder, GENERATED)).filter((name) => name !== NOT_READ);
  for (const name of names) {
    const text = readFileSync(join(copy.folder, GENERATED, name), 'utf8').replaceAll(
      withSlashes(copy.folder),
      withSlashes(ROOT),
    );
    if (text !== readExisting(join(target, name))) replaceFile(join(target, name), text);
  }
  const old = listFiles(target).filter((name) => !names.includes(name) && !/\.\d+$/.test(name));
  for (const name of old) rmSync(join(target, name), { force: true });
} finally {
  process.chdir(ROOT);
  copy.remove();
}
