import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Time in milliseconds that a process has to end by itself after an interrupt. */
const GRACE_MS = 5_000;

/** Signals a process with everything that it has started. On Windows, where there are no groups, the process alone. */
function signalGroup({ pid }, signal) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Runs a program of Node and ends everything that it has started when it ends.
 * @param {string[]} args Script and arguments.
 * @param {{ cwd?: string, env?: object, signal?: AbortSignal, timeoutMs?: number, program?: string }} [options] Aborting `signal`
 *   interrupts the program, and kills it after a grace period. After `timeoutMs` it is killed at once. `program` is found in the
 *   PATH and runs instead of Node.
 * @returns {Promise<{ code: number | null, killedBy: string | null, output: string }>} Exit code or signal, and all that was
 *   printed.
 */
export async function runNode(args, { cwd, env, signal, timeoutMs, program = process.execPath } = {}) {
  signal?.throwIfAborted();
  const child = spawn(program, args, {
    cwd,
    // On Windows, npm is a script of the shell.
    shell: process.platform === 'win32' && program !== process.execPath,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own.
    detached: process.platform !== 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  }
  const timers = [];
  const killAfter = (ms) => timers.push(setTimeout(() => signalGroup(child, 'SIGKILL'), ms));
  const interrupt = () => {
    signalGroup(child, 'SIGINT');
    killAfter(GRACE_MS);
  };
  if (timeoutMs) killAfter(timeoutMs);
  signal?.addEventListener('abort', interrupt);
  const closed = once(child, 'close');
  const [code, killedBy] = await once(child, 'exit');
  signal?.removeEventListener('abort', interrupt);
  timers.forEach(clearTimeout);
  signalGroup(child, 'SIGKILL');
  await closed;
  return { code, killedBy, output };
}

/** An abort signal for Ctrl-C and for the end of the terminal or the machine. */
export function abortedByUser() {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => controller.abort());
  return controller.signal;
}
