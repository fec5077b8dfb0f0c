import { freePort } from './freePort';
import { startServer } from './serverProcess';

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
