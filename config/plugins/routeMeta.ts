import type { IApi } from '@umijs/max';
import { bundledFiles } from '../bundledFiles';
import { requireMatch } from '../requireMatch';
import { type Frame, siteRoutes } from '../routes';

/** Frames with a layout route; `none` pages are direct children of the root layout. */
const frameFiles: Record<Exclude<Frame, 'none'>, string> = {
  portal: '@/layouts/portal/PortalFrame.tsx',
  auth: '@/layouts/auth/AuthFrame.tsx',
  console: '@/layouts/console/ConsoleLayout.tsx',
};

const DEMO = '/demo';

/** The page in its place. */
const NO_DEMO = '@/layouts/portal/NoDemoPage.tsx';

/** Code and texts of that page only. */
const DEMO_CODE =
  /\/src\/(pages\/demo\/|services\/(demo|lab)\.ts$|domain\/demo\w*\.ts$|locales\/[^/]+\/(demo|lab)\.ts$)/;

const ROOT_LAYOUT = '@@/global-layout';
const frameId = (frame: Frame) => `layouts/${frame}`;
const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

/**
 * Adds title, access key and frame of `config/routes.ts` to the convention routes, and nests each page or section layout
 * under its frame. At build time, because `routeProps` of a page would pull it into the entry chunk.
 *
 * Tools for the mocks, with the sample accounts, are no part of a build, unless it is for trials (`PORTAL_DEMO=1`), nor of a
 * dev server for a real back end (`MOCK=none`): their page says so.
 */
export default (api: IApi) => {
  const hasDemo = () =>
    process.env.MOCK !== 'none' && (api.env !== 'production' || process.env.PORTAL_DEMO === '1');

  api.modifyRoutes((routes) => {
    requireMatch(routes[ROOT_LAYOUT], `route named ${ROOT_LAYOUT}`);
    if (!hasDemo()) {
      const demo = Object.values(routes).find(({ absPath }) => withoutTrailingSlash(absPath ?? '') === DEMO);
      requireMatch(demo, `page ${DEMO}`).file = NO_DEMO;
    }
    const siteRoutesByPath = new Map(siteRoutes.map((route) => [route.path, route]));
    const layoutIds = new Set(Object.values(routes).map((route) => route.parentId));

    for (const route of Object.values(routes)) {
      if (route.id === ROOT_LAYOUT) continue;
      const path = withoutTrailingSlash(route.absPath ?? '');
      const siteRoute = siteRoutesByPath.get(path);
      if (!siteRoute) {
        api.logger.warn(
          `${path} (${route.file}) is missing in config/routes.ts: it is in the portal's frame, without title and access rule`,
        );
        if (route.parentId === ROOT_LAYOUT) route.parentId = frameId('portal');
        continue;
      }
      // A section layout has no rules of its own: its children have theirs.
      if (!layoutIds.has(route.id)) {
        const { titleId, access, isParent, section, descriptionId } = siteRoute;
        Object.assign(route, { titleId, access, isParent, section, descriptionId });
      }
      if (siteRoute.frame !== 'none' && route.parentId === ROOT_LAYOUT)
        route.parentId = frameId(siteRoute.frame);
    }

    for (const [frame, file] of Object.entries(frameFiles)) {
      const id = frameId(frame as Frame);
      routes[id] = {
        id,
        path: '',
        absPath: `/${id}`,
        file,
        parentId: ROOT_LAYOUT,
        __content: '',
        __isJSFile: true,
      };
    }
    return routes;
  });

  api.onBuildComplete((result) => {
    if (result.err || hasDemo()) return;
    const { compilation } = requireMatch(result.stats, 'statistics of webpack');
    const paths = bundledFiles(compilation).map((path) => path.replaceAll('\\', '/'));
    requireMatch(
      paths.some((path) => path.endsWith(NO_DEMO.slice(1))),
      `${NO_DEMO} in the build`,
    );
    const found = paths.filter((path) => DEMO_CODE.test(path));
    if (found.length > 0) throw new Error(`Only builds with PORTAL_DEMO=1 have ${found.join(', ')}`);
  });
};
