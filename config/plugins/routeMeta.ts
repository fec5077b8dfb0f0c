import type { IApi } from '@umijs/max';
import { requireMatch } from '../requireMatch';
import { type Frame, siteRoutes } from '../routes';

/** The frames that are layout routes of ours; `none` pages stay directly under the root layout. */
const frameFiles: Record<Exclude<Frame, 'none'>, string> = {
  portal: '@/layouts/PortalFrame.tsx',
  auth: '@/layouts/AuthFrame.tsx',
  console: '@/layouts/ConsoleLayout.tsx',
};

const ROOT_LAYOUT = '@@/global-layout';
const frameId = (frame: Frame) => `layouts/${frame}`;
const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

/**
 * Puts the facts of `config/routes.ts` (title, access key, frame) on the convention routes, and hangs each page or
 * section layout under its frame. Done at build time because a page that exports `routeProps` would be pulled into
 * the entry chunk.
 */
export default (api: IApi) => {
  api.modifyRoutes((routes) => {
    requireMatch(routes[ROOT_LAYOUT], `route named ${ROOT_LAYOUT}`);
    const facts = new Map(siteRoutes.map((route) => [route.path, route]));
    const layoutIds = new Set(Object.values(routes).map((route) => route.parentId));

    for (const route of Object.values(routes)) {
      if (route.id === ROOT_LAYOUT) continue;
      const path = withoutTrailingSlash(route.absPath ?? '');
      const fact = facts.get(path);
      if (!fact) {
        api.logger.warn(
          `${path} (${route.file}) is missing in config/routes.ts: it has no title and no access rule`,
        );
        continue;
      }
      // A section layout passes its children's rules on untouched, so it carries none itself.
      if (!layoutIds.has(route.id)) Object.assign(route, { titleId: fact.titleId, access: fact.access });
      if (fact.frame !== 'none' && route.parentId === ROOT_LAYOUT) route.parentId = frameId(fact.frame);
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
