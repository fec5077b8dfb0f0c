/**
 * Tries a fresh clone of the current commit with other versions of Node, one after the other, from `npm ci` to the whole tests.
 * Takes about 15 minutes for each. A step that fails ends the steps of that Node, and the exit code is 1.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { abortedByUser, runNode } from './support/processes.mjs';
import { ROOT } from './support/sourceCopy.cjs';

const USAGE = `npm run test:nodes [-- <version> ...]
  Without a version: 22, 24 and 26. A version is what npm has of Node, such as 26 or 22.12.0.`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
const versions = positionals.length > 0 ? positionals : ['22', '24', '26'];

/** npm has Node as one package for each system. */
const PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Lines of a failed program that are printed. */
const SHOWN_LINES = 40;

async function findFreePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function servesDocument(origin) {
  try {
    return (await fetch(origin, { headers: { accept: 'text/html' } })).ok;
  } catch {
    return false;
  }
}

async function signIn(origin) {
  const reply = await fetch(`${origin}/api/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userPhone: '13800138000', password: 'Market#2026', loginType: 1 }),
  });
  const { result } = await reply.json();
  if (!result?.token) throw new Error(`The sign-in was refused with status ${reply.status}`);
}

/** Runs programs in a folder with this PATH. Rejects with the end of the output when one fails. */
const programs = (cwd, path, signal) => async (program, args, env) => {
  const { code, output } = await runNode(args, { cwd, signal, program, env: { ...env, PATH: path } });
  signal.throwIfAborted();
  if (code !== 0) throw new Error(output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n'));
  return output.trim();
};

/** Starts the dev server of a clone, signs in, and stops it. */
async function tryDevServer(clone, path, signal) {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const stop = new AbortController();
  const env = { PORT: String(port), BROWSER: 'none', MOCK_DB: 'memory' };
  const run = programs(clone, path, AbortSignal.any([signal, stop.signal]));
  let failure;
  const ended = run('npm', ['start'], env).catch((error) => {
    failure = error;
  });
  try {
    while (!failure && !(await servesDocument(origin)))
      await new Promise((resolve) => setTimeout(resolve, 500));
    if (failure) throw failure;
    await signIn(origin);
  } finally {
    stop.abort();
    await ended;
  }
}

/** Prints the name of a step and the seconds that it takes. */
async function step(name, run) {
  const start = Date.now();
  process.stdout.write(`  ${name.padEnd(28)}`);
  const result = await run();
  process.stdout.write(`${((Date.now() - start) / 1000).toFixed(0)} s\n`.padStart(8));
  return result;
}

async function tryNode(version, signal) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-node-'));
  const clone = join(folder, 'portal');
  const path = [join(folder, 'node_modules', PACKAGE, 'bin'), process.env.PATH].join(delimiter);
  const [run, runInClone] = [folder, clone].map((cwd) => programs(cwd, path, signal));
  console.info(`Node ${version}`);
  try {
    const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', `${PACKAGE}@${version}`];
    await step('get it from npm', () => run('npm', install));
    await step('clone the current commit', () => run('git', ['clone', '--quiet', ROOT, clone]));
    console.info(`  this is ${await runInClone('node', ['--version'])}`);
    await step('npm ci', () => runInClone('npm', ['ci']));
    await step('dev server and sign-in', () => tryDevServer(clone, path, signal));
    await step('npm run build', () => runInClone('npm', ['run', 'build']));
    console.info(`  ${(await step('npm test', () => runInClone('npm', ['test']))).split('\n').at(-1)}`);
    return true;
  } catch (error) {
    console.info(`FAILED\n${error.message}`);
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

if (values.help) console.info(USAGE);
else {
  const signal = abortedByUser();
  for (const version of versions)
    if (!signal.aborted && !(await tryNode(version, signal))) process.exitCode = 1;
}
