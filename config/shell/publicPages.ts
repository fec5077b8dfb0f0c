import type { cheerio } from '@umijs/max/plugin-utils';
import zhDescriptions from '../../src/locales/zh-CN/description';
import zhTitles from '../../src/locales/zh-CN/title';
import { listedRoutes, siteRoutes } from '../routes';
import { getDocument } from './documents';

/** Adds the description and the Open Graph tags. Each public page replaces them (src/layouts/root/PageDescription.tsx). */
export function addDescription($: ReturnType<typeof cheerio.load>): void {
  const description = zhDescriptions['description.home'];
  const title = zhTitles['product.name'];
  $('head').append(
    `<meta name="description" content="${description}"><meta property="og:site_name" content="${title}"><meta property="og:type" content="website"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`,
  );
}

/** The public pages with an address of their own. Pages that need a parameter are found through links. */
const listed = listedRoutes.filter(({ descriptionId }) => descriptionId);

/** What search engines have no use for: pages that need a user, and those for developers and errors. */
const hidden = [
  ...new Set(
    siteRoutes
      .filter(({ path, descriptionId }) => !descriptionId && path !== '/' && path !== '/*')
      .map(({ path }) => path.replace(/:.*/, '')),
  ),
];

/** `robots.txt`, with the site map of a site at an absolute address without a slash at its end. */
export function robotsFile(site?: string): string {
  const lines = hidden.map((path) => `Disallow: ${path}`);
  const siteMap = site ? ['', `Sitemap: ${site}/sitemap.xml`] : [];
  return ['User-agent: *', ...lines, ...siteMap, ''].join('\n');
}

/** `pages.txt`: each page of a build with these paths and its document. The web server sends status 404 for any other path. */
export function pagesFile(built: string[]): string {
  return siteRoutes
    .filter(({ path }) => path !== '/404' && path !== '/*' && built.includes(path))
    .map(({ path }) => `${path} ${getDocument(path)}.html\n`)
    .join('');
}

/** Reads `pages.txt`. Returns a function that finds the document of a path, whose case and slashes at the end do not matter. */
export function readPages(file: string): (path: string) => string | undefined {
  const pages = [...file.matchAll(/^(\S+) (\S+)$/gm)].map(([, path = '', document = '']) => ({
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/*$`, 'i'),
    document,
  }));
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.document;
}

export function sitemapFile(site: string): string {
  const urls = listed.map(({ path }) => `  <url><loc>${site}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
