import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Folder of the build that is tested. Jest's set-up for the browser chooses it. */
export const BUILD = process.env.BUILD_FOLDER ?? 'dist';

/** Finds a free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}

export interface ServerProcess {
  hasEnded: () => boolean;
  /** Its output so far. */
  printed: () => string;
  /** Resolves when the process has ended. */
  stop: () => Promise<void>;
}

/** Starts one of Umi's servers (`preview`, `dev`) with these settings besides those of this process, in this folder. */
export function startServer(args: string[], env: Record<string, string>, cwd?: string): ServerProcess {
  const server = spawn(process.execPath, [require.resolve('@umijs/max/bin/max.js'), ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, MOCK_DB: 'memory', MOCK_QUIET: '1', ...env },
  });
  let printed = '';
  const collect = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  server.stdout.on('data', collect);
  server.stderr.on('data', collect);
  return {
    hasEnded: () => server.exitCode !== null,
    printed: () => printed,
    async stop() {
      if (server.exitCode !== null || !server.kill()) return;
      await once(server, 'exit');
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/v1/demo/clock`)).ok;
  } catch {
    return false;
  }
}

export interface PreviewServer {
  origin: string;
  /** Resolves when the server has ended. */
  stop: () => Promise<void>;
}

const PATIENCE_MS = 180_000;

/**
 * Serves the production build with the mocks, as `npm run preview` does, on a free port and with a database that lives in
 * memory only; `env` are further settings, and the sources are in `folder`. Rejects with what it printed when it does not come up in time.
 */
export async function startPreview(
  env: Record<string, string> = {},
  folder?: string,
): Promise<PreviewServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = {
    NODE_ENV: 'production',
    MOCK_DELAY_MS: '0',
    // A journey may start a collector on any port.
    PREVIEW_COLLECTOR_ORIGIN: 'http://localhost:* http://127.0.0.1:*',
    ...env,
  };
  const server = startServer(['preview', '--port', String(port)], settings, folder);
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && !server.hasEnded()) {
    if (await isReady(origin)) return { origin, stop: server.stop };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await server.stop();
  throw new Error(`The preview server did not come up:\n${server.printed()}`);
}
