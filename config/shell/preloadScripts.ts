import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { requireMatch } from '../requireMatch';

/** The used part of Umi's routes. */
export interface Route {
  id: string;
  absPath?: string;
  parentId?: string;
  access?: string;
}

/** The used part of webpack's statistics: the files of each named chunk. */
export type ChunkGroups = ReadonlyMap<string, { getFiles(): readonly string[] }>;

interface Table {
  files: string[];
  pages: [path: string, files: number[]][];
}

const LAZY_ROUTE = /'([^']+)': React\.lazy\(\(\) => import\(\/\* webpackChunkName: "([^"]+)"/g;

/** Returns a function that lists the files of a route and its layouts. `routeModule` is Umi's generated route module. */
export function routeFiles(routes: Record<string, Route>, routeModule: string, groups: ChunkGroups) {
  const chunkNames = new Map(
    [...routeModule.matchAll(LAZY_ROUTE)].map(([, id = '', name = '']) => [id, name]),
  );
  // The document loads these itself.
  const entry = groups.get('umi')?.getFiles() ?? [];
  return function listFiles(route: Route): string[] {
    const chunkName = requireMatch(
      chunkNames.get(route.id),
      `code of the route ${route.id} in core/route.tsx`,
    );
    const own = requireMatch(groups.get(chunkName), `chunk named ${chunkName}`).getFiles();
    const parent = route.parentId && routes[route.parentId];
    return [
      ...new Set([
        ...(parent ? listFiles(parent) : []),
        ...own.filter((file) => /\.(js|css)$/.test(file) && !entry.includes(file)),
      ]),
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

/** Sort key: static paths come before those with parameters and the catch-all, as in the router. */
const dynamicSegments = (path: string) => path.split('/').filter((part) => /[:*]/.test(part)).length;

function toTable(routes: Route[], listFiles: (route: Route) => string[]): Table {
  const files = [...new Set(routes.flatMap(listFiles))];
  const pages = routes
    .map((route): Table['pages'][number] => [
      (route.absPath ?? '').replace(/(.)\/$/, '$1'),
      listFiles(route).map((file) => files.indexOf(file)),
    ])
    .sort(([a], [b]) => dynamicSegments(a) - dynamicSegments(b));
  return { files, pages };
}

/**
 * Creates scripts that fetch a page's code while the entry is still loading: an inline one with the pages for visitors,
 * and a file with the others, which is loaded for signed-in users only.
 */
export function preloadScripts(routes: Record<string, Route>, listFiles: (route: Route) => string[]) {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pages = Object.values(routes).filter(
    ({ id, absPath }) => !parents.has(id) && !absPath?.includes('*'),
  );
  const home = pages.find(({ absPath }) => absPath?.replace(/\/$/, '') === '/home');
  // The start page redirects to the home page.
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
