import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describeWith, isProgram } from './programs';
import { BUILD, freePort } from './serverProcess';

const PATIENCE_MS = 60_000;

/** Registers tests that need a web server, as the distribution's package installs it. */
export const describeWithNginx = (tests: () => void) =>
  describeWith('nginx', isProgram('nginx', '-v'), tests);

/** Registers tests that make certificates. */
export const describeWithOpenssl = (tests: () => void) =>
  describeWith('openssl', isProgram('openssl', 'version'), tests);

/** Registers tests that need the module of nginx that sends files compressed with brotli. */
export const describeWithBrotli = (tests: () => void) =>
  describeWith('the brotli module of nginx', hasBrotli(), tests);

function hasBrotli(): boolean {
  const { stderr, error } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  if (error) return false;
  const folder = /--modules-path=(\S+)/.exec(stderr)?.[1] ?? '';
  return /add-module=\S*brotli/.test(stderr) || existsSync(join(folder, 'ngx_http_brotli_static_module.so'));
}

export interface WebServer {
  origin: string;
  /** Its output so far, which is also its log. */
  printed: () => string;
  stop: () => Promise<void>;
}

/**
 * Serves a build with nginx exactly as the container does: config/deploy/start.sh with these settings, on a free port, in a
 * folder of its own. Rejects with what was printed when it does not come up.
 */
export async function startWebServer(settings: Record<string, string>, build = BUILD): Promise<WebServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  // Started by root, nginx works as a user who may not look into root's folders.
  chmodSync(folder, 0o755);
  cpSync(build, join(folder, 'files'), { recursive: true });
  // nginx opens its output by name, which a pipe of Node does not allow.
  const log = join(folder, 'log');
  const output = openSync(log, 'a');
  const printed = () => readFileSync(log, 'utf8');
  const server: ChildProcess = spawn('sh', [resolve('config/deploy/start.sh')], {
    stdio: ['ignore', output, output],
    env: {
      PATH: process.env.PATH,
      PORTAL_FILES: join(folder, 'files'),
      PORTAL_RUN: join(folder, 'run'),
      PORTAL_PORT: String(port),
      PORTAL_MIME_TYPES: process.env.PORTAL_MIME_TYPES ?? '',
      ...settings,
    },
  });
  closeSync(output);
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };

  const problem = await problemOfStart(origin, server);
  if (!problem) return { origin, printed, stop };
  const reason = printed();
  await stop();
  throw new Error(`The web server did not come up: ${problem}\n${reason}`);
}

/** Waits until a server answers. Returns why it does not, once it has ended or had time enough. */
export async function problemOfStart(origin: string, server: ChildProcess): Promise<string | undefined> {
  const deadline = Date.now() + PATIENCE_MS;
  let problem = await healthProblem(origin);
  while (problem && Date.now() < deadline && server.exitCode === null) {
    await new Promise((done) => setTimeout(done, 50));
    problem = await healthProblem(origin);
  }
  return problem;
}

async function healthProblem(origin: string): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(`${origin}/healthz`);
    return ok ? undefined : `status ${status}`;
  } catch (error) {
    return String(error);
  }
}
