import { join } from 'node:path';
import { build } from 'esbuild';
import { esbuildTargets } from '../../targets';
import { READ_GROUPS, type ReadGroup } from './groups';

const load = (group: ReadGroup) =>
  `[${JSON.stringify(READ_GROUPS[group])}, (pattern) => require('./startReads').startReads(require('./${group}').reads, pattern)]`;

/**
 * Bundles preload.ts for documents with the pages of these groups, with the services and queries of the pages themselves.
 * `constants` are inserted as JSON.
 */
export async function bundlePreload(
  groups: readonly ReadGroup[],
  constants: Record<string, string>,
): Promise<string> {
  const startUser = groups.length > 0 ? ", () => require('./startReads').startUser()" : '';
  const { outputFiles } = await build({
    stdin: {
      // Required where it is called: other pages do not run it.
      contents: `import { prepare } from '../preload'; prepare([${groups.map(load)}]${startUser});`,
      resolveDir: __dirname,
    },
    bundle: true,
    minify: true,
    write: false,
    target: esbuildTargets,
    tsconfigRaw: {},
    alias: { '@umijs/max': join(__dirname, 'request.ts'), '@': join(__dirname, '../../../src') },
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
  return outputFiles[0]?.text.trim() ?? '';
}
