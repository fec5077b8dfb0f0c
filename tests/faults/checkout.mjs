import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
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
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MAX = 'node_modules/@umijs/max/bin/max.js';
const TSC = 'node_modules/typescript/bin/tsc';
const JEST = 'node_modules/jest/bin/jest.js';

/** Minutes after which a fault has made a loop that never ends; a build on a busy machine takes half of them. */
const PATIENCE_MINUTES = 20;

/** How often a fault's expression stands in its file, in the developer's own checkout or in a copy of it. */
export function occurrences({ file, from }, folder = ROOT) {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8').split(from).length - 1 : 0;
}

/** Whether a test file contains the test that is to catch a fault. */
export function hasTest({ project, path, test = '' }) {
  if (project === 'types') return true;
  return readdirSync(join(ROOT, 'tests', project), { recursive: true })
    .map((name) => join(ROOT, 'tests', project, name))
    .filter((file) => /\.test\.tsx?$/.test(file) && new RegExp(path).test(file.replaceAll('\\', '/')))
    .some((file) => readFileSync(file, 'utf8').includes(test));
}

function copyFiles(folder) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const path of listed.split('\0')) {
    // What is deleted and not committed yet is listed as well.
    if (path && existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(folder, path));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/** Ends a child with everything that it has started. On Windows, where there are no groups, the child alone. */
function end({ pid }, signal) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Copies the developer's files, what is not committed included, to a temporary folder in which tests can be run.
 * @param {AbortSignal} signal Ends what is running there.
 */
export function copyCheckout(signal) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'portal-'));
  const report = join(folder, 'report.json');

  /** Resolves with the exit code and what was printed. */
  async function node(args, env) {
    signal.throwIfAborted();
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        printed += chunk;
      });
    }
    const stop = () => end(child, 'SIGINT');
    // A loop that never ends hears no signal but this one.
    const timer = setTimeout(() => end(child, 'SIGKILL'), PATIENCE_MINUTES * 60_000);
    signal.addEventListener('abort', stop);
    const closed = once(child, 'close');
    const [status] = await once(child, 'exit');
    signal.removeEventListener('abort', stop);
    clearTimeout(timer);
    end(child, 'SIGKILL');
    await closed;
    signal.throwIfAborted();
    return { status, printed };
  }

  async function succeed(args, env) {
    const { status, printed } = await node(args, env);
    if (status !== 0) throw new Error(`${args.slice(1).join(' ')} failed:\n${printed.slice(-2_000)}`);
  }

  return {
    /** Copies the files and generates Umi's. */
    async prepare() {
      copyFiles(folder);
      await succeed([MAX, 'setup']);
    },
    build: () => succeed([MAX, 'build'], { NODE_ENV: 'production' }),
    /** Puts a fault into the copy. Returns how to take it out again. */
    replace({ file, from, to }) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      // A function, because `$` means something in a text.
      writeFileSync(
        path,
        before.replace(from, () => to),
      );
      return () => writeFileSync(path, before);
    },
    /** Resolves with the first line of each type error. */
    async typeErrors() {
      const { printed } = await node([TSC, '--noEmit', '--pretty', 'false']);
      return printed.split('\n').filter((line) => line.includes(': error TS'));
    },
    /** Runs the tests that are to notice a fault. Resolves with jest's report. */
    async test({ project, path, test }) {
      rmSync(report, { force: true });
      const { printed } = await node([
        JEST,
        `--selectProjects=${project}`,
        `--testPathPatterns=${path}`,
        ...(test ? [`--testNamePattern=${test}`] : []),
        // Each worker of a journey has a server and a browser.
        ...(project === 'e2e' ? ['--maxWorkers=1'] : []),
        `--cacheDirectory=${join(folder, '.jest')}`,
        `--outputFile=${report}`,
        '--json',
      ]);
      if (!existsSync(report)) throw new Error(`jest did not run:\n${printed.slice(-2_000)}`);
      return JSON.parse(readFileSync(report, 'utf8'));
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
