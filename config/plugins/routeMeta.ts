import type { IApi } from '@umijs/max';
import { requireMatch } from '../requireMatch';
import { type Frame, siteRoutes } from '../routes';

/** Frames with a layout route; `none` pages are direct children of the root layout. */
const frameFiles: Record<Exclude<Frame, 'none'>, string> = {
  portal: '@/layouts/portal/PortalFrame.tsx',
  auth: '@/layouts/auth/AuthFrame.tsx',
  console: '@/layouts/console/ConsoleLayout.tsx',
};

/** Tools for the mocks, with the sample accounts: no part of a portal for a real back end (`MOCK=none`). */
const DEMO = '/demo';

const ROOT_LAYOUT = '@@/global-layout';
const frameId = (frame: Frame) => `layouts/${frame}`;
const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

/**
 * Adds title, access key and frame of `config/routes.ts` to the convention routes, and nests each page or section layout
 * under its frame. At build time, because `routeProps` of a page would pull it into the entry chunk.
 */
export default (api: IApi) => {
  api.modifyRoutes((routes) => {
    requireMatch(routes[ROOT_LAYOUT], `route named ${ROOT_LAYOUT}`);
    if (process.env.MOCK === 'none') {
      const demo = Object.values(routes).find(({ absPath }) => withoutTrailingSlash(absPath ?? '') === DEMO);
      delete routes[requireMatch(demo, `page ${DEMO}`).id];
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
};
