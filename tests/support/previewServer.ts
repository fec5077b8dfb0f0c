import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './freePort';

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/v1/demo/clock`)).ok;
  } catch {
    return false;
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || !server.kill()) return;
  await once(server, 'exit');
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
export async function startPreview(patienceMs = 60_000): Promise<PreviewServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server: ChildProcess = spawn(
    process.execPath,
    [require.resolve('@umijs/max/bin/max.js'), 'preview', '--port', String(port)],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        MOCK_DB: 'memory',
        MOCK_QUIET: '1',
        MOCK_DELAY_MS: '0',
        // A journey may bring a collector of its own, on whatever port is free.
        PREVIEW_COLLECTOR_ORIGIN: 'http://localhost:* http://127.0.0.1:*',
      },
    },
  );
  let printed = '';
  const note = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  server.stdout?.on('data', note);
  server.stderr?.on('data', note);

  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline && server.exitCode === null) {
    if (await answers(origin)) return { origin, stop: () => end(server) };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await end(server);
  throw new Error(`The preview server did not come up (run "npm run build" first):\n${printed}`);
}
