import { spawnSync } from 'node:child_process';
import { ROOT } from '../support/sources';

it('every seeded fault still applies to the code', () => {
  const { stdout, status } = spawnSync(process.execPath, ['tests/faults/run.mjs', '--check'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^\d+ faults: all still apply\n$/);
  expect(status).toBe(0);
});
