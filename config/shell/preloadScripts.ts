import { createHash } from 'node:crypto';
import { hasPiece } from '../pieces';
import { requireMatch } from '../requireMatch';
import { bundlePreload } from './reads/bundle';
import { READ_GROUPS, type ReadGroup } from './reads/groups';

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

/** The start of the names of files with all scripts of a page. */
export const PAGE_CODE = 'page.';

/** Frequent first pages: their scripts are one file as well, because each request costs a slow device some milliseconds. */
const FIRST_PAGES: string[] = hasPiece('page-files')
  ? ['/login', '/register', '/home', '/dashboard/analysis', ...Object.values(READ_GROUPS).flat()]
  : [];

/** What a document needs to know of its pages. */
export interface Table {
  /** The names of files, to which the pages refer by their index. */
  files: string[];
  pages: [path: string, files: number[], needsUser: boolean][];
}

/** Returns a function that lists the files of a route and its layouts. */
export function routeFiles(routes: Record<string, Route>, groups: ChunkGroups) {
  // The document loads these itself.
  const entry = groups.get('umi')?.getFiles() ?? [];
  return function listFiles({ id, file, parentId }: Route): string[] {
    const isModule = ({ request }: { request: string }) =>
      request === file || request.endsWith(`/pages/${file}`);
    const chunk = [...groups.values()].find(({ origins }) => origins.some(isModule));
    const own = requireMatch(chunk, `chunk of the route ${id}`).getFiles();
    const parent = parentId && routes[parentId];
    return [
      ...new Set([
        ...(parent ? listFiles(parent) : []),
        ...own.filter((name) => /\.(js|css)$/.test(name) && !entry.includes(name)),
      ]),
    ];
  };
}

const hashed = (name: string, content: string) =>
  `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.js`;

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

/** The documents with a script of their own: each script adds its hash to the headers of every answer. */
const SCRIPTS: Record<'page' | 'console' | 'index', ReadGroup[]> = hasPiece('early-reads')
  ? { page: [], console: ['console'], index: ['market', 'usercenter'] }
  : { page: [], console: [], index: [] };

/** Returns the markup for a document of the pages whose path is wanted. */
export type PreloadMarkup = (kind: keyof typeof SCRIPTS, isWanted: (path: string) => boolean) => string;

/**
 * Creates what fetches a page's code and starts its first reads while the entry is still loading: the markup of each document,
 * and files with the code of frequent pages. `readFile` reads a file of the build.
 */
export async function preloadScripts(
  routes: Record<string, Route>,
  listFiles: (route: Route) => string[],
  readFile: (name: string) => string,
) {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pages = Object.values(routes).filter(
    ({ id, absPath }) => !parents.has(id) && !absPath?.includes('*'),
  );
  const files: Record<string, string> = {};
  const constants = { TABLE_ID, PAGE_CODE };
  const scripts = {
    page: await bundlePreload(SCRIPTS.page, constants),
    console: await bundlePreload(SCRIPTS.console, constants),
    index: await bundlePreload(SCRIPTS.index, constants),
  };
  const home = pages.find((route) => pathOf(route) === '/home');
  const pageCode = new Map<string, string>();
  for (const path of FIRST_PAGES) {
    const route = requireMatch(
      pages.find((route) => pathOf(route) === path),
      `page ${path}`,
    );
    const ownFiles = listFiles(route).filter((name) => name.endsWith('.js'));
    const content = ownFiles.map(readFile).join('\n');
    const name = hashed(PAGE_CODE + path.slice(1).replaceAll('/', '-'), content);
    files[name] = content;
    pageCode.set(route.id, name);
  }
  function withFiles(route: Route): string[] {
    if (!hasPiece('preloading')) return [];
    // The start page redirects to the home page.
    if (route.absPath === '/' && home) return withFiles(home);
    const code = pageCode.get(route.id);
    return code ? [code, ...listFiles(route).filter((name) => name.endsWith('.css'))] : listFiles(route);
  }
  const markup: PreloadMarkup = (kind, isWanted) => {
    const table = toTable(
      pages.filter((route) => isWanted(pathOf(route))),
      withFiles,
    );
    return `<script type="application/json" id="${TABLE_ID}">${JSON.stringify(table)}</script><script>${scripts[kind]}</script>`;
  };
  return { markup, files };
}
