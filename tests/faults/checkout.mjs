import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../support/processes.mjs';
import { ROOT } from '../support/sourceCopy.cjs';

const TSC = 'node_modules/typescript/bin/tsc';
const JEST = 'node_modules/jest/bin/jest.js';

/** Minutes after which a fault has made a loop that never ends; a build on a busy machine takes half of them. */
const PATIENCE_MINUTES = 20;

/** How often a fault's expression stands in its file, in the developer's own checkout or in a copy of it. */
export function occurrences({ file, from }, folder = ROOT) {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8').split(from).length - 1 : 0;
}

/** Whether a test of `npm test` contains what is to catch a fault. */
export function hasTest({ project, path, test = '' }) {
  if (project === 'types') return true;
  return readdirSync(join(ROOT, 'tests', project), { recursive: true })
    .map((name) => join(ROOT, 'tests', project, name))
    .filter(
      (file) => /(?<!\.slow)\.test\.tsx?$/.test(file) && new RegExp(path).test(file.replaceAll('\\', '/')),
    )
    .some((file) => readFileSync(file, 'utf8').includes(test));
}

const listFiles = (...args) =>
  execFileSync('git', [...args, '-z'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);

const UNTRACKED = ['ls-files', '--others', '--exclude-standard'];

/** The files that differ from a commit's common ancestor with the current one, what is not committed included. */
export function changedFiles(commit) {
  const base = execFileSync('git', ['merge-base', commit, 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  return [...listFiles('diff', '--name-only', base), ...listFiles(...UNTRACKED)];
}

function copyFiles(folder) {
  for (const path of listFiles(...UNTRACKED, '--cached')) {
    // What is deleted and not committed yet is listed as well.
    if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(folder, path));
  }
  symlinkSync(realpathSync(join(ROOT, 'node_modules')), join(folder, 'node_modules'), 'junction');
}

/**
 * Copies the developer's files, what is not committed included, to a temporary folder in which tests can be run.
 * @param {AbortSignal} signal Ends what is running there.
 */
export function copyCheckout(signal) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'portal-'));
  const report = join(folder, 'report.json');

  async function node(args) {
    const result = await runNode(args, { cwd: folder, signal, timeoutMs: PATIENCE_MINUTES * 60_000 });
    signal.throwIfAborted();
    return result;
  }

  async function succeed(...args) {
    const { code, output } = await node(args);
    if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${output.slice(-2_000)}`);
  }

  return {
    /** Copies the files and generates Umi's, those of its test environment, which the compiler then uses as well. */
    async prepare() {
      copyFiles(folder);
      await succeed('tests/support/generate.mjs');
      this.edit('tsconfig.json', (text) => text.replaceAll('src/.umi/', 'src/.umi-test/'));
    },
    build: () => succeed('tests/support/build.mjs'),
    /** Changes a file of the copy. Returns how to undo it. */
    edit(file, change) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      writeFileSync(path, change(before));
      return () => writeFileSync(path, before);
    },
    /** Resolves with the first line of each type error. */
    async typeErrors() {
      const { output } = await node([TSC, '--noEmit', '--pretty', 'false']);
      return output.split('\n').filter((line) => line.includes(': error TS'));
    },
    /** Runs the tests that are to notice a fault. Resolves with jest's report. */
    async test({ project, path, test }) {
      rmSync(report, { force: true });
      const { output } = await node([
        JEST,
        `--selectProjects=${project}`,
        `--testPathPatterns=${path}`,
        ...(test ? [`--testNamePattern=${test}`] : []),
        '--maxWorkers=1',
        `--cacheDirectory=${join(folder, '.jest')}`,
        `--outputFile=${report}`,
        '--json',
      ]);
      if (!existsSync(report)) throw new Error(`jest did not run:\n${output.slice(-2_000)}`);
      return JSON.parse(readFileSync(report, 'utf8'));
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
