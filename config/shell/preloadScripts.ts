import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { requireMatch } from '../requireMatch';

/** What is read of a route of Umi's. */
export interface Route {
  id: string;
  absPath?: string;
  parentId?: string;
  access?: string;
}

/** What is read of webpack's statistics: the files of each named part of the code. */
export type ChunkGroups = ReadonlyMap<string, { getFiles(): readonly string[] }>;

interface Table {
  files: string[];
  pages: [path: string, files: number[]][];
}

const LAZY_ROUTE = /'([^']+)': React\.lazy\(\(\) => import\(\/\* webpackChunkName: "([^"]+)"/g;

/** Returns the files that each route needs, its layouts' included. `routeModule` is the module of routes that Umi wrote. */
export function routeFiles(routes: Record<string, Route>, routeModule: string, groups: ChunkGroups) {
  const chunkNames = new Map(
    [...routeModule.matchAll(LAZY_ROUTE)].map(([, id = '', name = '']) => [id, name]),
  );
  return function listFiles(route: Route): string[] {
    const chunkName = requireMatch(
      chunkNames.get(route.id),
      `code of the route ${route.id} in core/route.tsx`,
    );
    const own = requireMatch(groups.get(chunkName), `chunk named ${chunkName}`).getFiles();
    const parent = route.parentId && routes[route.parentId];
    return [
      ...new Set([...(parent ? listFiles(parent) : []), ...own.filter((file) => /\.(js|css)$/.test(file))]),
    ];
  };
}

function script(table: Table, membersFile: string): string {
  const built = buildSync({
    entryPoints: [join(__dirname, 'preload.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2020',
    define: { TABLE: JSON.stringify(table), MEMBERS_FILE: JSON.stringify(membersFile) },
  });
  return built.outputFiles[0]?.text.trim() ?? '';
}

/** Static paths before those with parameters, the catch-all last, as the router chooses. */
const generality = (path: string) => path.split('/').filter((part) => /[:*]/.test(part)).length;

function toTable(routes: Route[], listFiles: (route: Route) => string[]): Table {
  const files = [...new Set(routes.flatMap(listFiles))];
  const pages = routes
    .map((route): Table['pages'][number] => [
      (route.absPath ?? '').replace(/(.)\/$/, '$1'),
      listFiles(route).map((file) => files.indexOf(file)),
    ])
    .sort(([a], [b]) => generality(a) - generality(b));
  return { files, pages };
}

/**
 * Returns scripts that fetch a page's code while the entry is still on its way: one for the document, with the pages that
 * are open to visitors, and a file with the others, which is loaded for a signed-in user only.
 */
export function preloadScripts(routes: Record<string, Route>, listFiles: (route: Route) => string[]) {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pages = Object.values(routes).filter(
    ({ id, absPath }) => !parents.has(id) && !absPath?.includes('*'),
  );
  const home = pages.find(({ absPath }) => absPath?.replace(/\/$/, '') === '/home');
  // The start page leads to the portal's home.
  const withFiles = (route: Route) => listFiles((route.absPath === '/' && home) || route);
  const tableFor = (isWanted: (route: Route) => boolean) => toTable(pages.filter(isWanted), withFiles);

  const members = script(
    tableFor(({ access }) => Boolean(access)),
    '',
  );
  const hash = createHash('sha256').update(members).digest('hex').slice(0, 8);
  const membersFile = `preload.${hash}.js`;
  const inline = script(
    tableFor(({ access }) => !access),
    membersFile,
  );
  return { inline, members, membersFile };
}
