const { createHash } = require('node:crypto');
const {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} = require('node:fs');
const { tmpdir } = require('node:os');
const { join, resolve } = require('node:path');

const ROOT = resolve(__dirname, '../..');

const SIGNALS = ['SIGINT', 'SIGTERM'];

/** Everything that the portal is built and served from. */
const SOURCES = [
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
const isGenerated = (path) => /[\\/]\.umi(-\w+)?([\\/]|$)/.test(path);

/** Lists the files at or below a path of the repository, without those that Umi generates. */
function filesOf(name) {
  const path = join(ROOT, name);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [name];
  return readdirSync(path)
    .map((entry) => join(name, entry))
    .filter((entry) => !isGenerated(entry))
    .flatMap(filesOf);
}

/** The hash of some texts, and of the names and contents of some files. */
function hashOf(texts, names) {
  const hash = createHash('sha256').update(JSON.stringify(texts));
  for (const name of [...names].sort()) hash.update(`\0${name}\0`).update(readFileSync(join(ROOT, name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Copies the sources to a temporary folder with the same packages. Umi deletes and writes the folders that it generates, so
 * what runs in a copy cannot disturb a dev server, a build or another test run.
 * @returns The copy's path, and a function that removes it. A signal that ends the process removes it, too.
 */
function copySources() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'portal-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const end = () => {
    remove();
    process.exit(1);
  };
  for (const signal of SIGNALS) process.once(signal, end);
  for (const name of SOURCES) {
    if (existsSync(join(ROOT, name))) {
      cpSync(join(ROOT, name), join(folder, name), {
        recursive: true,
        filter: (path) => !isGenerated(path),
      });
    }
  }
  symlinkSync(realpathSync(join(ROOT, 'node_modules')), join(folder, 'node_modules'), 'junction');
  return {
    folder,
    remove() {
      for (const signal of SIGNALS) process.off(signal, end);
      remove();
    },
  };
}

exports.ROOT = ROOT;
exports.SOURCES = SOURCES;
exports.filesOf = filesOf;
exports.hashOf = hashOf;
exports.copySources = copySources;
