/**
 * `node config/run.mjs dev|build|preview` runs a command of Umi: `npm start`, `npm run build`, `npm run preview`. Before, it
 * examines this machine. A server that ends without a signal has failed, whatever its exit code: that of Umi's dev server is 0.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { examine } from './doctor.mjs';

const [command, ...args] = process.argv.slice(2);
const isServer = command !== 'build';

async function run() {
  let child;
  let isStopped = false;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      isStopped = true;
      // Umi's dev server passes only the other two on to its own process.
      child.kill(name === 'SIGHUP' ? 'SIGTERM' : name);
    });
  }
  child = spawn(process.execPath, ['node_modules/@umijs/max/bin/max.js', command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: command === 'dev' ? 'development' : 'production' },
  });
  const [code] = await once(child, 'exit');
  if (isServer && isStopped) return 0;
  return isServer ? code || 1 : (code ?? 1);
}

const problems = await examine(command, args);
for (const line of problems) console.error(line);
process.exitCode = problems.length > 0 ? 1 : await run();
