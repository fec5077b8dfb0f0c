import { spawn } from 'node:child_process';
import { once } from 'node:events';

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
