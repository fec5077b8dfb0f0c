import * as fs from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as util from 'node:util';

/**
 * @typedef {object} Facts What is known of this machine. What a command does not need is missing.
 * @property {string} node Version of Node, such as `v22.12.0`.
 * @property {string} engines Versions of Node that the portal runs on, as in package.json.
 * @property {string[]} [packages] Packages that `npm ci` would install or replace.
 * @property {{ number: string, code: string }} [port] A chosen port that cannot be used, with the code of the error.
 * @property {{ folder: string, freeMb: number, neededMb: number }[]} [disks]
 * @property {boolean} [isBuilt] Whether there is a build to serve.
 */

/** Megabytes that must be free for the caches, copies and builds of a command. */
const NEEDED_MB = { dev: 200, build: 200, preview: 50, test: 1_000 };

/** Reads the oldest version in ranges such as `^20.19.0 || >=26.0.0`. Later ones that nobody has tried are not refused. */
const readOldest = (engines) => /(\d+)\.(\d+)/.exec(engines).slice(1).map(Number);

function isSupported(version, engines) {
  const [major, minor] = version.slice(1).split('.').map(Number);
  const [oldestMajor, oldestMinor] = readOldest(engines);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * Returns a line for each problem, which says what to do.
 * @param {Facts} facts
 */
export function findProblems({ node, engines, packages = [], port, disks = [], isBuilt = true }) {
  const [first, ...others] = packages;
  const more = others.length > 0 ? ` and ${others.length} more packages are` : ' is';
  return [
    !isSupported(node, engines) && `Use Node ${readOldest(engines).join('.')} or later: this is ${node}.`,
    first && `Run npm ci: ${first}${more} missing or another version than in package-lock.json.`,
    port && `Choose another port or free port ${port.number}, which cannot be used (${port.code}).`,
    ...disks
      .filter(({ freeMb, neededMb }) => freeMb < neededMb)
      .map(
        ({ folder, freeMb, neededMb }) =>
          `Free some disk space: ${neededMb} MB are needed at ${folder}, where ${freeMb} MB are free.`,
      ),
    !isBuilt && 'Run npm run build first.',
  ].filter(Boolean);
}

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Lists what is not installed as the lockfile says. npm leaves out optional packages for other systems. */
function findWrongPackages(root) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!fs.existsSync(record)) return ['node_modules'];
  const installed = readJson(record).packages;
  return Object.entries(readJson(join(root, 'package-lock.json')).packages)
    .filter(([path, { version, optional }]) => {
      const isThere = path in installed && fs.existsSync(join(root, path, 'package.json'));
      return path !== '' && !(isThere ? installed[path].version === version : optional);
    })
    .map(([path]) => path.slice('node_modules/'.length));
}

/** Resolves with the code of the error if a port of this machine cannot be used at any of its addresses. */
async function tryPort(number) {
  for (const host of [undefined, '127.0.0.1', '::1']) {
    const listen = (resolve, reject) => {
      const probe = createServer().once('error', reject);
      probe.listen({ port: Number(number), host }, () => probe.close(resolve));
    };
    const code = await new Promise(listen).catch((error) => error.code);
    if (code && !['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code)) return code;
  }
  return undefined;
}

/** The environment as Umi completes it: these files win. */
function readEnvironment(root) {
  const files = ['.env', '.env.local'].map((name) => join(root, name)).filter(fs.existsSync);
  return Object.assign(
    { ...process.env },
    ...files.map((file) => util.parseEnv(fs.readFileSync(file, 'utf8'))),
  );
}

/** Returns one folder for each disk. */
const distinctDisks = (folders) => [
  ...new Map(folders.map((folder) => [fs.statSync(folder).dev, folder])).values(),
];

function measureDisk(folder, command) {
  const { bavail, bsize } = fs.statfsSync(folder);
  return { folder, freeMb: Math.floor((bavail * bsize) / 1_000_000), neededMb: NEEDED_MB[command] };
}

/**
 * Examines this machine before a command, without any package. Resolves with a line for each problem.
 * @param {'dev' | 'build' | 'preview' | 'test'} command
 * @param {string[]} [args] Arguments of the command.
 */
export async function examine(command, args = [], root = process.cwd()) {
  const facts = { node: process.version, engines: readJson(join(root, 'package.json')).engines.node };
  if (!isSupported(facts.node, facts.engines)) return findProblems(facts);
  const { PORT, BUILD_FOLDER } = readEnvironment(root);
  const number = { dev: PORT, preview: /--port[= ](\S+)/.exec(args.join(' '))?.[1] }[command];
  const code = number && (await tryPort(number));
  return findProblems({
    ...facts,
    packages: findWrongPackages(root),
    port: code && { number, code },
    disks: distinctDisks([root, tmpdir()]).map((folder) => measureDisk(folder, command)),
    isBuilt: command !== 'preview' || fs.existsSync(join(root, BUILD_FOLDER || 'dist', 'index.html')),
  });
}
