import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cheerio } from '@umijs/max/plugin-utils';
import devServer from '../../config/plugins/devServer';
import document from '../../config/plugins/document';
import messages from '../../config/plugins/messages';
import routeMeta from '../../config/plugins/routeMeta';
import securityHeaders from '../../config/plugins/securityHeaders';
import { siteRoutes } from '../../config/routes';
import { routeFiles } from '../../config/shell/preloadMarkup';
import { robotsFile, sitemapFile } from '../../config/shell/publicPages';
import { collectHooks } from '../support/buildHooks';

const parent = mkdtempSync(join(tmpdir(), 'portal-build-'));
const folder = () => mkdtempSync(join(parent, 'build-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const DOCUMENT =
  '<html><head><meta name="viewport"></head><body><div id="root"></div><script src="/umi.js"></script></body></html>';

it.each([
  ['viewport', '<meta name="viewport">'],
  ['#root', ' id="root"'],
  ['script', '<script src="/umi.js"></script>'],
])('fails the build when the document has no %s', (name, part) => {
  const run = collectHooks(document, { env: 'development' });
  expect(() => run('modifyHTML', cheerio.load(DOCUMENT))).not.toThrow();
  expect(() => run('modifyHTML', cheerio.load(DOCUMENT.replace(part, '')))).toThrow(name);
});

it('describes the site in the document', () => {
  const run = collectHooks(document, { env: 'development' });
  const $ = run('modifyHTML', cheerio.load(DOCUMENT)) as ReturnType<typeof cheerio.load>;
  expect($('meta[name="description"]').attr('content')).toMatch(/\S/);
  for (const property of ['title', 'description', 'type', 'site_name'])
    expect($(`meta[property="og:${property}"]`).attr('content')).toMatch(/\S/);
});

/** Runs the plugin at the end of a build whose entry has these files, and returns the folder that it writes to. */
function completeBuild(files = ['umi.89abcdef.css', 'umi.01234567.js']): string {
  const absOutputPath = folder();
  const paths = ['/', '/home', '/demo/', '/dashboard/analysis', '/order/:orderId', '/404', '/*'];
  const routes = Object.fromEntries(paths.map((absPath) => [absPath, { id: absPath, absPath }]));
  const run = collectHooks(document, { env: 'production', paths: { absOutputPath }, appData: { routes } });
  const namedChunkGroups = new Map([['umi', { getFiles: () => files }]]);
  run('onBuildComplete', { stats: { hash: 'of /some/folder', compilation: { namedChunkGroups } } });
  run('onBuildHtmlComplete');
  return absOutputPath;
}

it('takes the version from the name of the entry, the same in every folder', () => {
  const version = JSON.parse(readFileSync(join(completeBuild(), 'version.json'), 'utf8'));
  expect(version).toEqual({ version: '01234567' });
  expect(() => completeBuild(['umi.js'])).toThrow('entry with a hash');
});

it('lists the pages of the build with their documents', () => {
  expect(readFileSync(join(completeBuild(), 'pages.txt'), 'utf8').split('\n')).toEqual([
    '/ index.html',
    '/home home.html',
    '/demo index.html',
    '/order/:orderId index.html',
    '/dashboard/analysis index.html',
    '',
  ]);
});

describe('the files for search engines', () => {
  const SITE = 'https://shop.example';
  afterEach(() => {
    delete process.env.SITE_URL;
  });

  it('name the address of the site, and no address when it is unknown', () => {
    const unknown = completeBuild();
    expect(existsSync(join(unknown, 'sitemap.xml'))).toBe(false);
    expect(readFileSync(join(unknown, 'robots.txt'), 'utf8')).not.toMatch(/Sitemap|https?:/);
    process.env.SITE_URL = `${SITE}/market/`;
    const known = completeBuild();
    expect(readFileSync(join(known, 'sitemap.xml'), 'utf8')).toContain(`<loc>${SITE}/market/home</loc>`);
    expect(readFileSync(join(known, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${SITE}/market/sitemap.xml`);
  });

  it('list the public pages and no others', () => {
    const listed = [...sitemapFile(SITE).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(
      [
        '/home',
        '/register',
        '/agreement',
        '/agreement/about-us',
        '/agreement/blockserveterms',
        '/agreement/contracttemp',
        '/agreement/privacy',
        '/agreement/register',
        '/announcement',
        '/serviceMarket',
      ].map((path) => SITE + path),
    );
  });

  it('keep search engines away from members’ pages, and let them read every described page', () => {
    const robots = robotsFile(SITE);
    expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    const disallowed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
    const isDisallowed = (path: string) => disallowed.some((start) => path.startsWith(start));
    expect(siteRoutes.filter(({ access, path }) => access && !isDisallowed(path))).toEqual([]);
    expect(siteRoutes.filter(({ descriptionId, path }) => descriptionId && isDisallowed(path))).toEqual([]);
  });
});

describe('the files of a route', () => {
  const routes = {
    page: { id: 'page', parentId: 'frame', file: 'page/index.tsx' },
    frame: { id: 'frame', file: '@/layouts/Frame.tsx' },
  };
  const chunk = (name: string, request: string) =>
    [name, { origins: [{ request }], getFiles: () => [`${name}.js`, `${name}.js.map`] }] as const;
  const groups = [
    chunk('home', '../../../src/pages/index.tsx'),
    chunk('page', '../../../src/pages/page/index.tsx'),
    chunk('frame', '@/layouts/Frame.tsx'),
  ];

  it('include the files of its layouts', () => {
    expect(routeFiles(routes, new Map(groups))(routes.page)).toEqual(['frame.js', 'page.js']);
  });

  it.each([
    ['imports pages in another way', [chunk('page', '@/page'), ...groups.slice(2)]],
    ['does not import a layout', groups.slice(0, 2)],
  ])('fail the build when Umi %s', (_, changed) => {
    expect(() => routeFiles(routes, new Map(changed))(routes.page)).toThrow('The build found no chunk');
  });
});

it('fails a build that compiled no messages', () => {
  expect(() => collectHooks(messages, { env: 'production' })('onBuildHtmlComplete')).toThrow('locales');
});

it('fails a build whose root layout has another name', () => {
  expect(() => collectHooks(routeMeta)('modifyRoutes', {})).toThrow('@@/global-layout');
});

it('fails a preview of a build without hashed files', () => {
  const absOutputPath = folder();
  writeFileSync(join(absOutputPath, 'umi.js'), '');
  const run = collectHooks(securityHeaders, { name: 'preview', paths: { absOutputPath } });
  expect(() => run('onStart')).toThrow('named after its content');
});

it('lets no other site read what a preview answers', async () => {
  const absOutputPath = folder();
  writeFileSync(join(absOutputPath, 'umi.01234567.js'), '');
  writeFileSync(join(absOutputPath, 'pages.txt'), '/home index.html\n');
  writeFileSync(join(absOutputPath, 'security-headers.txt'), '');
  const { createServer: before } = http;
  collectHooks(securityHeaders, { name: 'preview', paths: { absOutputPath } })('onStart');
  const server = http.createServer((_, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Authorization');
    response.end();
  });
  http.createServer = before;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  for (const path of ['/home', '/umi.01234567.js', '/api/v1/user', '/no/page']) {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    const names = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
    expect([path, names]).toEqual([path, []]);
  }
  server.close();
});

const ROUTES = "import React from 'react';";
const EXPORTS = "export { TestBrowser } from './testBrowser';";
const LOCALES = 'export const addLocale = 1;';

it.each([
  [ROUTES, EXPORTS, 'export const setLocale = 1;', 'export const addLocale'],
  [ROUTES, "export { Link } from './link';", LOCALES, 'TestBrowser'],
  ["import { lazy } from 'react';", EXPORTS, LOCALES, 'import React'],
])('does not start a dev server when Umi generates other files: %#', (routes, exported, locales, missing) => {
  const absTmpPath = join(folder(), '.umi');
  for (const part of ['core', 'plugin-locale']) mkdirSync(join(absTmpPath, part), { recursive: true });
  writeFileSync(join(absTmpPath, 'core/route.tsx'), routes);
  writeFileSync(join(absTmpPath, 'exports.ts'), exported);
  writeFileSync(join(absTmpPath, 'plugin-locale/localeExports.ts'), locales);
  const run = collectHooks(devServer, { paths: { absTmpPath } });
  expect(() => run('onBeforeCompiler')).toThrow(missing);
});

it('gives the hot updates of a dev server a port that another one does not use', async () => {
  const other = createServer();
  // An error means that another program uses it already.
  await new Promise((resolve) => other.once('error', resolve).listen(24678, () => resolve(undefined)));
  const run = collectHooks(devServer);
  const config = await run('modifyViteConfig', { plugins: [], server: { host: 'localhost' } });
  expect(config).toMatchObject({ server: { host: 'localhost', hmr: { port: expect.any(Number) } } });
  expect(config).not.toMatchObject({ server: { hmr: { port: 24678 } } });
  other.close();
});
