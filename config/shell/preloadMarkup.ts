import { hasPiece } from '../pieces';
import { requireMatch } from '../requireMatch';
import { bundleScript } from './bundleScript';

/** The used part of Umi's routes. */
export interface Route {
  id: string;
  /** Its module: that of a page relative to src/pages. */
  file?: string;
  absPath?: string;
  parentId?: string;
  access?: string;
}

/** The used part of webpack's statistics: what named chunks were imported as, and their files. */
export type ChunkGroups = ReadonlyMap<
  string,
  { origins: readonly { request: string }[]; getFiles(): readonly string[] }
>;

/** The id of the element of a document with its table, as JSON. */
export const TABLE_ID = 'preload-table';

/** What a document needs to know of its pages. */
export interface Table {
  /** The names of files, to which the pages refer by their index. */
  files: string[];
  pages: [path: string, files: number[], needsUser: boolean][];
}

/** Whether a module that is imported so is the code of a route. */
export const isCodeOf = ({ file }: Route, request: string): boolean =>
  request === file || request.endsWith(`/pages/${file}`);

/** Returns a function that lists the files of a route and its layouts. */
export function routeFiles(routes: Record<string, Route>, groups: ChunkGroups) {
  // The document loads these itself.
  const entry = groups.get('umi')?.getFiles() ?? [];
  return function listFiles(route: Route): string[] {
    const chunk = [...groups.values()].find(({ origins }) =>
      origins.some(({ request }) => isCodeOf(route, request)),
    );
    const own = requireMatch(chunk, `chunk of the route ${route.id}`).getFiles();
    const parent = route.parentId && routes[route.parentId];
    return [
      ...new Set([
        ...(parent ? listFiles(parent) : []),
        ...own.filter((name) => /\.(js|css)$/.test(name) && !entry.includes(name)),
      ]),
    ];
  };
}

/** Sort key: static paths come before those with parameters and the catch-all, as in the router. */
const dynamicSegments = (path: string) => path.split('/').filter((part) => /[:*]/.test(part)).length;

/** The path of a route, without a slash at its end. */
export const pathOf = ({ absPath = '' }: Route) => absPath.replace(/(.)\/$/, '$1');

function toTable(routes: Route[], listFiles: (route: Route) => string[]): Table {
  const files = [...new Set(routes.flatMap(listFiles))];
  const pages = routes
    .map((route): Table['pages'][number] => [
      pathOf(route),
      listFiles(route).map((file) => files.indexOf(file)),
      Boolean(route.access),
    ])
    .sort(([a], [b]) => dynamicSegments(a) - dynamicSegments(b));
  return { files, pages };
}

/** Returns the markup for a document of these pages; of all without an argument. */
export type PreloadMarkup = (isWanted?: (path: string) => boolean) => string;

/** Creates what loads the code of a page while the entry is still loading: the markup of each document. */
export function preloadMarkup(
  routes: Record<string, Route>,
  listFiles: (route: Route) => string[],
): PreloadMarkup {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pages = Object.values(routes).filter(
    ({ id, absPath }) => !parents.has(id) && !absPath?.includes('*'),
  );
  const script = bundleScript('preload.ts', { TABLE_ID });
  const home = pages.find((route) => pathOf(route) === '/home');
  function withFiles(route: Route): string[] {
    if (!hasPiece('preloading')) return [];
    // The start page redirects to the home page.
    return listFiles(route.absPath === '/' && home ? home : route);
  }
  return (isWanted = () => true) => {
    const table = toTable(
      pages.filter((route) => isWanted(pathOf(route))),
      withFiles,
    );
    return `<script type="application/json" id="${TABLE_ID}">${JSON.stringify(table)}</script><script>${script}</script>`;
  };
}
