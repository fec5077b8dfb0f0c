import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySources } from '../support/sourceCopy.cjs';
import { ROOT } from '../support/sources';

it('a new list page passes types, lint and tests at once, and has its names', async () => {
  const { runNode } = await import('../support/processes.mjs');
  const { folder, remove } = copySources();
  // Umi generates what the types need for a dev server only. How this run chooses its files is not for those in the copy.
  const env = {
    NODE_ENV: 'development',
    TEST_SHARDS: undefined,
    TEST_TIER: undefined,
    TEST_PATTERNS: undefined,
  };
  const run = (...args: string[]) => runNode(args, { cwd: folder, env });
  try {
    for (const name of ['.github', 'biome.json', 'jest.config.mjs', 'tests'])
      cpSync(join(ROOT, name), join(folder, name), { recursive: true });
    const results = [
      await run('config/new.mjs', 'list', 'suppliers', '供应商'),
      await run('node_modules/@umijs/max/bin/max.js', 'setup'),
      await run('node_modules/typescript/bin/tsc', '--noEmit'),
      await run(
        'node_modules/@biomejs/biome/bin/biome',
        'check',
        'config',
        'mock',
        'src/locales',
        'src/pages',
      ),
      await run('tests/support/generate.mjs'),
      await run(
        'node_modules/jest/bin/jest.js',
        '--testPathPatterns',
        'unit/(architecture|siteMap|texts|textAreas|terms|contract/completeness|domain/console/supplier)|pages/suppliers',
      ),
    ];
    expect(results.map(({ code }) => code)).toEqual(results.map(() => 0));
    const schema = readFileSync(join(folder, 'src/domain/console/supplier.ts'), 'utf8');
    expect(schema).toMatch(/^export const supplierSchema = /m);
  } finally {
    remove();
  }
}, 600_000);
