/**
 * Pieces of the build that make pages faster and cost code of our own. `npm run bench -- --without early-reads` builds the portal
 * without a piece and measures what the piece gains; several that belong together are joined: `first-screens+antd-styles`.
 */
const PIECES = [
  'antd-styles',
  'compiled-messages',
  'early-reads',
  'first-screens',
  'lazy-routes',
  'preloading',
  'side-effects',
  'slices',
  // Replaced modules, by what they replace.
  'dayjs',
  'fetch-polyfill',
  'form-tooltip',
  'hoist-statics',
  'node-detection',
  'pro-languages',
  'query-strings',
  'scroll-into-view',
  'server-document',
  'unique-tooltip',
] as const;

export type Piece = (typeof PIECES)[number];

const isPiece = (name: string): name is Piece => (PIECES as readonly string[]).includes(name);

/** The pieces that BUILD_WITHOUT leaves out. Throws on a name that does not exist. */
function readLeftOut(): Piece[] {
  const names = process.env.BUILD_WITHOUT ? process.env.BUILD_WITHOUT.split('+') : [];
  return names.map((name) => {
    if (!isPiece(name)) throw new Error(`No piece ${name}. There are: ${PIECES.join(', ')}`);
    return name;
  });
}

const leftOut = readLeftOut();

/** Whether the build contains the piece. */
export const hasPiece = (piece: Piece): boolean => !leftOut.includes(piece);
