import type { IApi } from '@umijs/max';
import { CODE_TIMEOUT_MS } from '../../src/browser/chunkLoadError';
import { requireMatch } from '../requireMatch';

/** Names that Umi gives to the files of our layouts. */
const FRAMES = ['layouts__AuthFrame', 'layouts__PortalFrame'];
const ROOT = 'layouts__index';

/** Bytes, before compression, from which code that some pages share is worth a file of its own. */
const WORTH_A_FILE = 40_000;

interface Chunk {
  name?: string | null;
}
interface ChunkGraph {
  getModuleChunksIterable(module: object): Iterable<Chunk>;
}

/**
 * How the build is written. `targets` decides how old its JavaScript is: Umi hands them to Babel where its preset does not
 * look, so that every async function and spread of ours would come out as ES5 with the helpers to match. Code that is
 * requested and does not come is given up after as long as spec section 8 says.
 *
 * How the build is cut into files: webpack's own rule makes a file of every 20 KB that two pages share, eighteen on a first
 * visit. Each costs a round of headers (1 KB) and is compressed without knowing the others, so what both frames of a visitor
 * need comes with the root layout, and other shared code gets a file only when it is large.
 */
export default (api: IApi) => {
  const chunkNames = new Set<string>();

  api.modifyBabelPresetOpts((options) => ({
    ...options,
    presetEnv: { ...requireMatch(options.presetEnv, 'presetEnv for Babel'), targets: api.config.targets },
  }));

  api.chainWebpack((memo) => {
    memo.output.chunkLoadTimeout(CODE_TIMEOUT_MS);
    if (api.env !== 'production') return;
    memo.optimization.splitChunks({
      chunks: 'async',
      minSize: WORTH_A_FILE,
      cacheGroups: {
        frame: {
          name: 'frame',
          enforce: true,
          priority: 20,
          test(module: object, { chunkGraph }: { chunkGraph: ChunkGraph }) {
            const names = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name ?? '');
            for (const name of names) chunkNames.add(name);
            return names.includes(ROOT) || FRAMES.every((frame) => names.includes(frame));
          },
        },
      },
    });
  });

  api.onBuildHtmlComplete(() => {
    for (const name of [ROOT, ...FRAMES]) requireMatch(chunkNames.has(name), `chunk named ${name}`);
  });
};
