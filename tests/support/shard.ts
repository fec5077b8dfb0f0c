import { statSync } from 'node:fs';
import { relative } from 'node:path';
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
  const before = globals();
  for (const file of share)
    describe(relative('tests', file), () => {
      require(file);
      // What a file leaves replaced would disturb the files after it.
      if (project === 'unit') afterAll(() => expect(globals()).toEqual(before));
    });
}

function globals() {
  jest.restoreAllMocks();
  return {
    fetch: globalThis.fetch,
    Date: globalThis.Date,
    setTimeout: globalThis.setTimeout,
    localStorage: Object.getOwnPropertyDescriptor(globalThis, 'localStorage'),
    environment: { ...process.env },
  };
}
