import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { CODE_TIMEOUT_MS } from '../../src/browser/chunkLoadError';
import { FIRST_CHUNKS, sheetGroups } from '../antdStyles/plugin';
import { type BundledModule, thirdPartyLicenses } from '../deploy/thirdPartyLicenses';
import { requireMatch } from '../requireMatch';
import { isCodeOf, type Route } from '../shell/preloadMarkup';

/** Minimum size of a shared chunk in bytes, before it is minified: each file has its own headers and compression. */
const MIN_SHARED_SIZE = 150_000;

interface Chunk {
  groupsIterable: Iterable<{ origins: { request: string }[] }>;
}
interface ChunkGraph {
  getModuleChunksIterable(module: object): Iterable<Chunk>;
  getNumberOfModuleChunks(module: object): number;
}
interface Stats {
  compilation: {
    modules: Iterable<BundledModule>;
    chunkGraph: ChunkGraph;
    namedChunkGroups: ReadonlyMap<string, unknown>;
  };
}

/** Whether a chunk is the code of a route. */
const isChunkOf = ({ groupsIterable }: Chunk, route: Route) =>
  [...groupsIterable].some(({ origins }) => origins.some(({ request }) => isCodeOf(route, request)));

/** A group of chunks for each layout: what it uses is one file, which its pages share, and so do the layouts in it. */
function layoutGroups(routes: Record<string, Route>) {
  const all = Object.values(routes);
  const withLayouts = (route: Route): Route[] => {
    const layout = routes[route.parentId ?? ''];
    return layout ? [route, ...withLayouts(layout)] : [route];
  };
  const layouts = all.filter(({ id }) => all.some(({ parentId }) => parentId === id));
  return Object.fromEntries(
    layouts.map((layout) => {
      const members = all.filter((route) => withLayouts(route).includes(layout));
      return [
        layout.id,
        {
          name: layout.id.replace(/.*\//, ''),
          enforce: true,
          // The outermost first.
          priority: 20 - withLayouts(layout).length,
          chunks: (chunk: Chunk) => members.some((route) => isChunkOf(chunk, route)),
          test: (module: object, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
            [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => isChunkOf(chunk, layout)),
        },
      ];
    }),
  );
}

const LICENSES = 'THIRD_PARTY_LICENSES.txt';

/**
 * Configures the output of the build.
 * - Loading a chunk times out as spec section 8 requires.
 * - Files of pages are named by number: the names of 200 pages would be a part of the entry.
 * - What a layout uses is one file, on each of its pages, and other shared code gets a file only when it is large.
 * - The licenses of all packages that the build contains are part of it, because minified code keeps none of them.
 */
export default (api: IApi) => {
  let chunks: Stats['compilation']['namedChunkGroups'] = new Map();

  api.chainWebpack((memo) => {
    memo.output.chunkLoadTimeout(CODE_TIMEOUT_MS);
    if (api.env !== 'production') return;
    memo.output.chunkFilename('[id].[contenthash:8].async.js');
    memo
      .plugin('mini-css-extract-plugin')
      .tap(([options]) => [{ ...options, chunkFilename: '[id].[contenthash:8].chunk.css' }]);
    memo.optimization.splitChunks({
      chunks: 'async',
      minSize: MIN_SHARED_SIZE,
      cacheGroups: { ...sheetGroups, ...layoutGroups(api.appData.routes) },
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
    for (const name of FIRST_CHUNKS) requireMatch(chunks.has(name), `chunk named ${name}`);
  });
};
