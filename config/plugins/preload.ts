import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { buildSync } from 'esbuild';

/** What of Umi's own preloading this stands for: its table of all pages is 7 KB of every first visit. */
const UMIS_OWN = 'routePreloadOnLoad';

/** What is read of a route of Umi's. */
interface Route {
  id: string;
  absPath?: string;
  parentId?: string;
  access?: string;
}

interface Table {
  files: string[];
  pages: [path: string, files: number[]][];
}

function script(table: Table, membersFile: string): string {
  const built = buildSync({
    entryPoints: [join(__dirname, '../shell/preload.ts')],
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

function tableOf(routes: Route[], filesOf: (route: Route) => string[]): Table {
  const files = [...new Set(routes.flatMap(filesOf))];
  const pages = routes
    .map((route): Table['pages'][number] => [
      (route.absPath ?? '').replace(/(.)\/$/, '$1'),
      filesOf(route).map((file) => files.indexOf(file)),
    ])
    .sort(([a], [b]) => generality(a) - generality(b));
  return { files, pages };
}

/**
 * Lets the browser fetch a page's code while the entry is still on its way: a script in the document for the pages that are
 * open to visitors, and a file for the others, which only somebody with a session asks for.
 */
export default (api: IApi) => {
  let inline = '';

  api.onStart(() => api.skipPlugins([UMIS_OWN]));

  api.onBuildComplete(({ err, stats }) => {
    if (err) return;
    const routes: Record<string, Route> = api.appData.routes;
    const source = readFileSync(join(api.paths.absTmpPath, 'core/route.tsx'), 'utf8');
    const chunkNames = new Map(
      [...source.matchAll(/'([^']+)': React\.lazy\(\(\) => import\(\/\* webpackChunkName: "([^"]+)"/g)].map(
        ([, id = '', name = '']) => [id, name],
      ),
    );
    const groups = stats.compilation.namedChunkGroups;
    const filesOf = (route: Route): string[] => {
      const own: string[] = groups.get(chunkNames.get(route.id) ?? '')?.getFiles() ?? [];
      const parent = route.parentId && routes[route.parentId];
      return [
        ...new Set([...(parent ? filesOf(parent) : []), ...own.filter((file) => /\.(js|css)$/.test(file))]),
      ];
    };

    const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
    const pages = Object.values(routes).filter(
      ({ id, absPath }) => !parents.has(id) && !absPath?.includes('*'),
    );
    // Who opens `/` is on the way to the portal's home.
    const home = pages.find(({ absPath }) => absPath?.replace(/\/$/, '') === '/home');
    const isStart = (route: Route) => route.absPath === '/' && home !== undefined;
    const withFiles = (route: Route) => filesOf(isStart(route) && home ? home : route);

    const members = script(
      tableOf(
        pages.filter(({ access }) => access),
        withFiles,
      ),
      '',
    );
    const hash = createHash('sha256').update(members).digest('hex').slice(0, 8);
    const membersFile = `preload.${hash}.js`;
    writeFileSync(join(api.paths.absOutputPath, membersFile), members);
    inline = script(
      tableOf(
        pages.filter(({ access }) => !access),
        withFiles,
      ),
      membersFile,
    );
  });

  api.modifyHTML({
    // After the settings of the deployment, which say where the files are.
    stage: 1,
    fn: ($) => {
      if (inline) $('body > script').last().before(`<script>${inline}</script>`);
      return $;
    },
  });
};
