/**
 * Generates what tests need of Umi in `src/.umi-test`: the files of its test environment, and `aliases.json` with
 * the aliases as Jest's `moduleNameMapper`. Does nothing when they are up to date, and else writes only files that changed, so
 * that a running test run is not disturbed.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { copySources, filesOf, hashOf, ROOT } from './sourceCopy.cjs';

const GENERATED = join('src', '.umi-test');
const target = join(ROOT, GENERATED);

/** File with the hash of what the others were generated from. It is written last. */
const VERSION = 'version';

/** What Umi writes for its own tools and differs each time. */
const NOT_READ = 'appData.json';

const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Umi writes paths with slashes on every system. */
const withSlashes = (path) => path.replaceAll('\\', '/');

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

/** The hash of all that the files depend on: Umi reads the names of pages, layouts and texts, and these contents. */
const version = hashOf(
  [ROOT, filesOf('src')],
  [
    ...['.umirc.ts', 'package-lock.json', 'tests/support/generate.mjs'],
    ...filesOf('config'),
    ...filesOf('src').filter((name) => dirname(name) === 'src'),
  ],
);

async function generate() {
  const copy = copySources();
  try {
    process.chdir(copy.folder);
    const aliases = await setUp();
    const generated = join(copy.folder, GENERATED);
    writeFileSync(join(generated, 'aliases.json'), JSON.stringify(aliases, null, 2));
    const names = listFiles(generated).filter((name) => name !== NOT_READ);
    for (const name of names) {
      const written = readFileSync(join(generated, name), 'utf8');
      const text = written.replaceAll(withSlashes(copy.folder), withSlashes(ROOT));
      if (text !== readExisting(join(target, name))) replaceFile(join(target, name), text);
    }
    const old = listFiles(target).filter(
      (name) => ![...names, VERSION].includes(name) && !/\.\d+$/.test(name),
    );
    for (const name of old) rmSync(join(target, name), { force: true });
  } finally {
    process.chdir(ROOT);
    copy.remove();
  }
  replaceFile(join(target, VERSION), version);
}

if (readExisting(join(target, VERSION)) !== version) await generate();
