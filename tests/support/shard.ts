import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { rememberGlobals } from './globals';
import { shards, sharedTestFiles } from './testFiles.cjs';

/**
 * Runs one of equal shares of a project's test files in one module registry: loading antd, Umi and the mock again for each file
 * takes longer than most files' own tests. Each test file keeps its own hooks.
 */
export function shard(project: 'unit' | 'pages', shardFile: string): void {
  const entries = shards(project);
  // The largest first, in turns, so that the shares take about the same time.
  const bySize = sharedTestFiles(project).sort(
    (a, b) => statSync(b).size - statSync(a).size || a.localeCompare(b),
  );
  const share = bySize.filter((_, index) => entries[index % entries.length] === shardFile);
  const restore = project === 'unit' ? rememberGlobals() : () => [];
  for (const file of share) {
    const name = relative('tests', file);
    describe(name, () => {
      require(file);
      const changed = restore();
      // What a file leaves changed would disturb the files after it: it fails, and they find what there was before.
      afterAll(() => {
        if (project === 'unit') jest.restoreAllMocks();
        const left = [...changed, ...restore()];
        expect(left.map((what) => `${name} left changed: ${what}`)).toEqual([]);
      });
    });
  }
}
