import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { sharedTestFiles } from './testFiles.cjs';

/**
 * Runs one of `count` equal shares of a project's test files in one module registry: loading antd, Umi and the mock again for
 * each file takes longer than most files' own tests. Each file keeps its own hooks.
 */
export function shard(project: 'unit' | 'pages', number: number, count: number): void {
  const files: string[] = sharedTestFiles(project);
  // The largest first, in turns, so that the shares take about the same time.
  const bySize = files.sort((a, b) => statSync(b).size - statSync(a).size || a.localeCompare(b));
  const share = bySize.filter((_, index) => index % count === number - 1);
  for (const file of share) describe(relative('tests', file), () => void require(file));
}
