import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that nobody listens on at this moment. */
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
  /** All that it has written so far. */
  printed: () => string;
  /** Resolves when it has gone. */
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
  const note = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  server.stdout.on('data', note);
  server.stderr.on('data', note);
  return {
    hasEnded: () => server.exitCode !== null,
    printed: () => printed,
    async stop() {
      if (server.exitCode !== null || !server.kill()) return;
      await once(server, 'exit');
    },
  };
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/v1/demo/clock`)).ok;
  } catch {
    return false;
  }
}

export interface PreviewServer {
  origin: string;
  /** Resolves when the server has gone. */
  stop: () => Promise<void>;
}

/**
 * Serves the production build with the mocks, as `npm run preview` does, on a free port and with a database that lives in
 * memory only. Rejects with what it printed when it does not come up in time.
 */
export async function startPreview(patienceMs = 180_000): Promise<PreviewServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = startServer(['preview', '--port', String(port)], {
    NODE_ENV: 'production',
    MOCK_DELAY_MS: '0',
    // A journey may bring a collector of its own, on whatever port is free.
    PREVIEW_COLLECTOR_ORIGIN: 'http://localhost:* http://127.0.0.1:*',
  });
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline && !server.hasEnded()) {
    if (await answers(origin)) return { origin, stop: server.stop };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await server.stop();
  throw new Error(`The preview server did not come up (run "npm run build" first):\n${server.printed()}`);
}
