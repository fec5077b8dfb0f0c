import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import type { cheerio } from '@umijs/max/plugin-utils';
import { DEFAULT_LANGUAGE } from '../../src/browser/locale';
import { VERSION_META } from '../../src/browser/portalVersion';
import { requireMatch } from '../requireMatch';
import { addFirstPaint } from '../shell/firstPaint';
import {
  type ChunkGroups,
  type PreloadMarkup,
  pathOf,
  preloadMarkup,
  type Route,
  routeFiles,
} from '../shell/preloadMarkup';
import { addDescription, pagesFile, robotsFile, sitemapFile } from '../shell/publicPages';
import { writeScreenDocuments } from '../shell/screenDocuments';

/** Where the site is reachable, with its base path, for robots.txt and sitemap.xml. */
const getSite = () => process.env.SITE_URL?.replace(/\/+$/, '');

/** Umi's own preloading: its table of all pages adds 7 KB to every first visit. */
const UMI_PRELOAD = 'routePreloadOnLoad';

const VERSIONED_ENTRY = /^umi\.([0-9a-f]{8})\.js$/;

type Document = ReturnType<typeof cheerio.load>;

interface Stats {
  compilation: { namedChunkGroups: ChunkGroups };
}

/**
 * Completes Umi's document: language, zoomable viewport, first paint and, in a build, the preloading of a page's code.
 * Some pages get a document with their first screen beside it. Also writes robots.txt, sitemap.xml, pages.txt and version.json,
 * so that windows that stay open detect a newer build. The version is the hash in the entry's name: unlike webpack's hash of the
 * build, it does not depend on the folder of the sources.
 */
export default (api: IApi) => {
  let stats: Stats | undefined;
  let preload: PreloadMarkup = () => '';
  let writeDocuments: () => Promise<void> = async () => {};
  const isBuild = api.env === 'production';
  const buildVersion = () => {
    const groups = requireMatch(stats, 'statistics of webpack').compilation.namedChunkGroups;
    const names = (groups.get('umi')?.getFiles() ?? []).map((file) => VERSIONED_ENTRY.exec(file)?.[1]);
    return requireMatch(names.find(Boolean), 'entry with a hash in its name');
  };
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
    $('html').attr('lang', DEFAULT_LANGUAGE).attr('dir', 'ltr');
    viewport.attr('content', 'width=device-width, initial-scale=1, viewport-fit=cover');

    addDescription($);
    addFirstPaint($);
    writeDocuments = () => writeScreenDocuments(api.paths.absOutputPath, preload);
    return $;
  });

  // What is known of a build only: its version, and the scripts that load pages ahead.
  const completeBuild = ($: Document) => {
    $('head').append(`<meta name="${VERSION_META}" content="${buildVersion()}">`);
    const groups = requireMatch(stats, 'statistics of webpack').compilation.namedChunkGroups;
    const listFiles = routeFiles(api.appData.routes, groups);
    preload = preloadMarkup(api.appData.routes, listFiles);
    // After the deployment's settings, which contain the path of the files.
    const settings = $('script[src$="/config.js"]');
    requireMatch(settings.length, 'settings of the deployment in the document');
    settings.after(preload());
    return $;
  };

  if (isBuild) api.modifyHTML(completeBuild);

  api.onBuildHtmlComplete(() => {
    const site = getSite();
    write('robots.txt', robotsFile(site));
    if (site) write('sitemap.xml', sitemapFile(site));
    write('pages.txt', pagesFile(Object.values<Route>(api.appData.routes).map(pathOf)));
    write('version.json', `${JSON.stringify({ version: buildVersion() })}\n`);
    return writeDocuments();
  });
};
