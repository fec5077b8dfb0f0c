import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `npm run -s bench` prints only the figures on standard output. Everything else goes to standard error. */
const folder = mkdtempSync(join(tmpdir(), 'report-'));
const report = join(folder, 'figures.json');
const commands = ['node tests/support/build.mjs', 'npx jest --selectProjects bench --runInBand'];

for (const command of commands) {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['inherit', 2, 'inherit'],
    env: { ...process.env, BENCH_REPORT: report },
  });
  process.exitCode ||= status ?? 1;
  if (process.exitCode) break;
}
if (!process.exitCode) process.stdout.write(readFileSync(report));
rmSync(folder, { recursive: true });
