import type { IApi } from '@umijs/max';

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
 * How the build is cut into files. webpack's own rule makes a file of every 20 KB that two pages share: a first visit
 * asked for eighteen. Each costs a round of headers (1 KB) and is compressed without knowing the others, so what both frames of
 * a visitor need comes with the root layout, and other shared code gets a file only when it is large.
 */
export default (api: IApi) => {
  api.chainWebpack((memo) => {
    if (api.env !== 'production') return memo;
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
            return names.includes(ROOT) || FRAMES.every((frame) => names.includes(frame));
          },
        },
      },
    });
    return memo;
  });
};
