import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, ROOT } from '../support/sources';

const GENERATE = 'tests/support/generate.mjs';

const generate = async () => {
  const { runNode } = await import('../support/processes.mjs');
  return runNode([GENERATE], { cwd: ROOT });
};

const VERSION = 'src/.umi-test/version';

/** When each generated file was written, except the one that says from what. */
const writtenAt = () =>
  filesBelow('src/.umi-test', /^(?!.*\.\d+$)/)
    .filter((path) => path !== VERSION)
    .map((path) => [path, statSync(join(ROOT, path)).mtimeMs]);

it('leaves the files of a running test run alone when two more runs generate them', async () => {
  expect(await generate()).toMatchObject({ code: 0 });
  const before = writtenAt();
  expect(before.length).toBeGreaterThan(30);
  rmSync(join(ROOT, VERSION));
  const results = await Promise.all([generate(), generate()]);
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
  expect(writtenAt()).toEqual(before);
});
