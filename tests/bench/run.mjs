import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `npm run -s bench`: the figures alone on standard output; what builds and measures talks on standard error. */
const folder = mkdtempSync(join(tmpdir(), 'report-'));
const report = join(folder, 'figures.json');
const commands = ['npm run build', 'npx jest --selectProjects bench --runInBand'];

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
