import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { requireMatch } from '../requireMatch';
import { addFirstPaint } from '../shell/firstPaint';
import { type ChunkGroups, preloadScripts, routeFiles } from '../shell/preloadScripts';
import { addDescription, robotsFile, sitemapFile } from '../shell/publicPages';

/** Where the site is reachable, for robots.txt and sitemap.xml. */
const SITE_URL = (process.env.SITE_URL || 'https://market.example.com').replace(/\/+$/, '');

/** Umi's own preloading: its table of all pages adds 7 KB to every first visit. */
const UMI_PRELOAD = 'routePreloadOnLoad';

interface Stats {
  hash: string;
  compilation: { namedChunkGroups: ChunkGroups };
}

/**
 * Completes Umi's document: language, zoomable viewport, first paint and, in a build, the preloading of a page's code.
 * Also writes robots.txt, sitemap.xml and version.json, so that windows that stay open detect a newer build. A build knows its own version from the
 * bundler (`__webpack_hash__`).
 */
export default (api: IApi) => {
  let stats: Stats | undefined;
  const isBuild = api.env === 'production';
  const write = (name: string, content: string) =>
    writeFileSync(join(api.paths.absOutputPath, name), content);

  api.onStart(() => api.skipPlugins([UMI_PRELOAD]));
  api.onBuildComplete((result) => {
    stats = result.stats;
  });

  api.modifyHTML(($) => {
    const viewport = $('meta[name="viewport"]');
    requireMatch(viewport.length, 'viewport in the document');
    // The language and direction of the user's choice replace these at run time.
    $('html').attr('lang', 'zh-CN').attr('dir', 'ltr');
    viewport.attr('content', 'width=device-width, initial-scale=1, viewport-fit=cover');

    addDescription($);
    const targets = Object.entries<number>(api.config.targets);
    addFirstPaint(
      $,
      targets.map(([name, version]) => `${name}${version}`),
    );
    if (!isBuild) return $;

    const routeModule = readFileSync(join(api.paths.absTmpPath, 'core/route.tsx'), 'utf8');
    const groups = requireMatch(stats, 'statistics of webpack').compilation.namedChunkGroups;
    // antd's sheets are added before this place, the portal's after it (config/antdStyles/plugin.ts).
    const sheets = $('link[rel="stylesheet"]');
    requireMatch(/\/antd\./.test(sheets.first().attr('href') ?? ''), 'sheet of antd in the document');
    sheets.last().before('<div id="antd-styles-end" hidden></div>');
    const listFiles = routeFiles(api.appData.routes, routeModule, groups);
    const { inline, members, membersFile } = preloadScripts(api.appData.routes, listFiles);
    write(membersFile, members);
    // After the deployment's settings, which contain the path of the files.
    $('body > script').last().before(`<script>${inline}</script>`);
    return $;
  });

  api.onBuildHtmlComplete(() => {
    const version = requireMatch(stats?.hash, 'hash of the build');
    write('robots.txt', robotsFile(SITE_URL));
    write('sitemap.xml', sitemapFile(SITE_URL));
    write('version.json', `${JSON.stringify({ version })}\n`);
  });
};
