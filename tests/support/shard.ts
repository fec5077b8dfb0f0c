import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { sharedTestFiles } from './testFiles.cjs';

/**
 * Runs one of equal shares of a project's test files in one module registry: loading antd, Umi and the mock again for each file
 * takes longer than most files' own tests. There is one share for each file beside `shardFile` that is named after the same
 * project. Each test file keeps its own hooks.
 */
export function shard(project: 'unit' | 'pages', shardFile: string): void {
  const shards = readdirSync(dirname(shardFile)).filter((name) => name.startsWith(project));
  const files: string[] = sharedTestFiles(project);
  // The largest first, in turns, so that the shares take about the same time.
  const bySize = files.sort((a, b) => statSync(b).size - statSync(a).size || a.localeCompare(b));
  const share = bySize.filter((_, index) => shards[index % shards.length] === basename(shardFile));
  for (const file of share) describe(relative('tests', file), () => void require(file));
}
