import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { CODE_TIMEOUT_MS } from '../../src/browser/chunkLoadError';
import { sheetGroups } from '../antdStyles/plugin';
import { type BundledModule, thirdPartyLicenses } from '../deploy/thirdPartyLicenses';
import { hasPiece } from '../pieces';
import { requireMatch } from '../requireMatch';

/** The names that Umi gives to the chunks of the layouts. */
const FRAMES = ['layouts__auth__AuthFrame', 'layouts__portal__PortalFrame'];
const ROOT = 'layouts__index';
/** The layout of a section that has one page: 100 bytes, which would have a file of their own. */
const LOGIN = 'src__pages__login';

/** Minimum size of a shared chunk in bytes, before it is minified. */
const MIN_SHARED_SIZE = 36_000;

interface Chunk {
  name?: string | null;
}
interface ChunkGraph {
  getModuleChunksIterable(module: object): Iterable<Chunk>;
  getNumberOfModuleChunks(module: object): number;
}
interface Stats {
  compilation: { modules: Iterable<BundledModule>; chunkGraph: ChunkGraph };
}

const LICENSES = 'THIRD_PARTY_LICENSES.txt';

/**
 * Configures the output of the build.
 * - Loading a chunk times out as spec section 8 requires.
 * - webpack's default splits off every 20 KB that two pages share: 18 files on a first visit, each with its own headers
 *   and compression. Instead, the shared code of both visitor frames is part of the root layout's chunk, and other
 *   shared code gets a file only when it is large.
 * - The licenses of all packages that the build contains are part of it, because minified code keeps none of them.
 */
export default (api: IApi) => {
  const chunkNames = new Set<string>();

  api.chainWebpack((memo) => {
    memo.output.chunkLoadTimeout(CODE_TIMEOUT_MS);
    if (api.env !== 'production') return;
    const frame = {
      name: 'frame',
      enforce: true,
      priority: 20,
      test(module: object, { chunkGraph }: { chunkGraph: ChunkGraph }) {
        const names = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name ?? '');
        for (const name of names) chunkNames.add(name);
        return names.includes(ROOT) || FRAMES.every((name) => names.includes(name)) || names.join() === LOGIN;
      },
    };
    memo.optimization.splitChunks({
      chunks: 'async',
      ...(hasPiece('large-chunks')
        ? { minSize: MIN_SHARED_SIZE, cacheGroups: { ...sheetGroups, frame } }
        : { cacheGroups: sheetGroups }),
    });
  });

  api.onBuildComplete((result) => {
    if (result.err) return;
    const { modules, chunkGraph }: Stats['compilation'] = requireMatch(
      result.stats,
      'statistics of webpack',
    ).compilation;
    const bundled = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
    writeFileSync(join(api.paths.absOutputPath, LICENSES), thirdPartyLicenses(bundled));
  });

  api.onBuildHtmlComplete(() => {
    if (hasPiece('large-chunks'))
      for (const name of [ROOT, LOGIN, ...FRAMES]) requireMatch(chunkNames.has(name), `chunk named ${name}`);
  });
};
