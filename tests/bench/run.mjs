import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFolder } from '../support/build.mjs';
import { prepareMachine } from '../support/machine.mjs';

/**
 * `npm run -s bench` prints only the figures on standard output. Everything else goes to standard error. With
 * `-- --without <piece>`, which may be repeated, they compare the build with others that leave a piece out (config/pieces.ts), by
 * the medians of as many loads as `--loads` says.
 */
const { without = [], loads } = parseArgs({
  options: { without: { type: 'string', multiple: true }, loads: { type: 'string', default: '9' } },
}).values;
if (!(await prepareMachine({ needsBrowser: true }))) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), 'report-'));
const report = join(folder, 'figures.json');

const BUILD = 'node tests/support/build.mjs';
const JEST = 'npx jest --selectProjects bench --runInBand';
const commands = [
  ...['', ...without].map((BUILD_WITHOUT) => ({ command: BUILD, env: { BUILD_WITHOUT } })),
  {
    command: `${JEST} ${without.length > 0 ? '--testPathPatterns' : '--testPathIgnorePatterns'} bench/without`,
    env: {
      NODE_ENV: 'test',
      BENCH_REPORT: report,
      BENCH_LOADS: loads,
      BENCH_BUILDS: JSON.stringify(without.map((name) => [name, buildFolder(name)])),
    },
  },
];

for (const { command, env } of commands) {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['inherit', 2, 'inherit'],
    env: { ...process.env, ...env },
  });
  process.exitCode ||= status ?? 1;
  if (process.exitCode) break;
}
if (!process.exitCode) process.stdout.write(readFileSync(report));
rmSync(folder, { recursive: true });
