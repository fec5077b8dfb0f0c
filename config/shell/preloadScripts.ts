import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { requireMatch } from '../requireMatch';
import { bundleReads } from './reads/bundle';
import { READ_GROUPS } from './reads/groups';

/** The used part of Umi's routes. */
export interface Route {
  id: string;
  absPath?: string;
  parentId?: string;
  access?: string;
}

/** The used part of webpack's statistics: the files of each named chunk. */
export type ChunkGroups = ReadonlyMap<string, { getFiles(): readonly string[] }>;

/** The id of the element of a document with its table, as JSON. */
export const TABLE_ID = 'preload-table';

/** What a document needs to know of its pages. */
export interface Table {
  /** The names of files, to which the pages refer by their index. */
  files: string[];
  pages: [path: string, files: number[], needsUser: boolean][];
  /** Scripts that start the first reads of pages (reads/). */
  reads: [path: string, file: string][];
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

const hashed = (name: string, content: string) =>
  `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.js`;

/** Bundles preload.ts, which is the same in every document: each script adds its hash to the headers of every answer. */
function script(): string {
  const built = buildSync({
    entryPoints: [join(__dirname, 'preload.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2020',
    define: { TABLE_ID: JSON.stringify(TABLE_ID) },
  });
  return built.outputFiles[0]?.text.trim() ?? '';
}

/** Sort key: static paths come before those with parameters and the catch-all, as in the router. */
const dynamicSegments = (path: string) => path.split('/').filter((part) => /[:*]/.test(part)).length;

const pathOf = ({ absPath = '' }: Route) => absPath.replace(/(.)\/$/, '$1');

function toTable(routes: Route[], listFiles: (route: Route) => string[], reads: Table['reads']): Table {
  const files = [...new Set(routes.flatMap(listFiles))];
  const pages = routes
    .map((route): Table['pages'][number] => [
      pathOf(route),
      listFiles(route).map((file) => files.indexOf(file)),
      Boolean(route.access),
    ])
    .sort(([a], [b]) => dynamicSegments(a) - dynamicSegments(b));
  return { files, pages, reads };
}

/** Returns the markup for a document of the pages whose path is wanted. */
export type PreloadMarkup = (isWanted: (path: string) => boolean) => string;

/**
 * Creates what fetches a page's code and starts its first reads while the entry is still loading: the markup of each document,
 * and files with the reads of each group of pages.
 */
export async function preloadScripts(routes: Record<string, Route>, listFiles: (route: Route) => string[]) {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pages = Object.values(routes).filter(
    ({ id, absPath }) => !parents.has(id) && !absPath?.includes('*'),
  );
  const files: Record<string, string> = {};
  const reads: Table['reads'] = [];
  for (const [group, paths] of Object.entries(READ_GROUPS)) {
    const content = await bundleReads(group);
    const name = hashed(`reads.${group}`, content);
    files[name] = content;
    for (const path of paths) reads.push([path, name]);
  }
  const home = pages.find((route) => pathOf(route) === '/home');
  // The start page redirects to the home page.
  const withFiles = (route: Route) => listFiles((route.absPath === '/' && home) || route);
  const code = script();
  const markup: PreloadMarkup = (isWanted) => {
    const wanted = pages.filter((route) => isWanted(pathOf(route)));
    const table = toTable(
      wanted,
      withFiles,
      reads.filter(([path]) => isWanted(path)),
    );
    return `<script type="application/json" id="${TABLE_ID}">${JSON.stringify(table)}</script><script>${code}</script>`;
  };
  return { markup, files };
}
