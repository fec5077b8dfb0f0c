import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { CODE_TIMEOUT_MS } from '../../src/browser/chunkLoadError';
import { FRAMES, sheetGroups } from '../antdStyles/plugin';
import { type BundledModule, thirdPartyLicenses } from '../deploy/thirdPartyLicenses';
import { requireMatch } from '../requireMatch';

/** Minimum size of a shared chunk in bytes, before it is minified: each file has its own headers and compression. */
const MIN_SHARED_SIZE = 36_000;

const [ROOT] = FRAMES;

interface ChunkGraph {
  getModuleChunksIterable(module: object): Iterable<{ name?: string | null }>;
  getNumberOfModuleChunks(module: object): number;
}
interface Stats {
  compilation: {
    modules: Iterable<BundledModule>;
    chunkGraph: ChunkGraph;
    namedChunkGroups: ReadonlyMap<string, unknown>;
  };
}

const LICENSES = 'THIRD_PARTY_LICENSES.txt';

/**
 * Configures the output of the build.
 * - Loading a chunk times out as spec section 8 requires.
 * - What the root layout uses is one file, on every page, and other shared code gets a file only when it is large.
 * - The licenses of all packages that the build contains are part of it, because minified code keeps none of them.
 */
export default (api: IApi) => {
  let chunks: Stats['compilation']['namedChunkGroups'] = new Map();

  api.chainWebpack((memo) => {
    memo.output.chunkLoadTimeout(CODE_TIMEOUT_MS);
    if (api.env === 'production')
      memo.optimization.splitChunks({
        chunks: 'async',
        minSize: MIN_SHARED_SIZE,
        cacheGroups: {
          ...sheetGroups,
          frame: {
            name: 'frame',
            enforce: true,
            priority: 20,
            test: (module: object, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
              [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === ROOT),
          },
        },
      });
  });

  api.onBuildComplete((result) => {
    if (result.err) return;
    const { modules, chunkGraph, namedChunkGroups }: Stats['compilation'] = requireMatch(
      result.stats,
      'statistics of webpack',
    ).compilation;
    chunks = namedChunkGroups;
    const bundled = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
    writeFileSync(join(api.paths.absOutputPath, LICENSES), thirdPartyLicenses(bundled));
  });

  api.onBuildHtmlComplete(() => {
    for (const name of FRAMES) requireMatch(chunks.has(name), `chunk named ${name}`);
  });
};
