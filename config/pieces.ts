/**
 * Pieces of the build that make pages faster and cost code of our own, with what they gain: a piece stays for 2 % of the script of
 * a page's first visit or 3 % of its largest paint. `npm run bench -- --without preloading` builds the portal without a piece and
 * measures that; several that belong together are joined: `first-screens+antd-styles`.
 */
const PIECES = {
  'antd-styles': '35 % of the code of antd',
  'compiled-messages': '4.5 % of the script of /login: the parser of messages',
  'first-screens': 'three quarters of the time to the largest paint of /login, /register and /home',
  'lazy-routes': 'not for speed: a navigation waits for the code of its page, which can be fetched ahead',
  preloading:
    'the time to the largest paint of orders 17 %, of welcome 10 %, of the market nothing: the code beside the entry',
  'side-effects': '3 % of the script of /login, 6 % of /welcome: the unused parts of the packages of antd',
  // Replaced modules.
  'form-tooltip': '8 % of the script of /login',
  'pro-languages':
    '3 % of the script of a page of the console: the texts of ProComponents in other languages',
  'query-strings': '6 % of the script of /login: the library qs',
  'unique-tooltip': '4 % of the script of /home',
  'unused-imports': '4 % of the script of /login: what Umi and its packages load for other places',
} as const;

export type Piece = keyof typeof PIECES;

const isPiece = (name: string): name is Piece => Object.hasOwn(PIECES, name);

/** The pieces that BUILD_WITHOUT leaves out. Throws on a name that does not exist. */
function readLeftOut(): Piece[] {
  const names = process.env.BUILD_WITHOUT ? process.env.BUILD_WITHOUT.split('+') : [];
  return names.map((name) => {
    if (!isPiece(name)) throw new Error(`No piece ${name}. There are: ${Object.keys(PIECES).join(', ')}`);
    return name;
  });
}

const leftOut = readLeftOut();

/** Whether the build contains the piece. */
export const hasPiece = (piece: Piece): boolean => !leftOut.includes(piece);
