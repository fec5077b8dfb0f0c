import { type SiteRoute, siteRoutes } from '../../config/routes';
import type { Person } from './person';

/** Where a page shows one of many: something there is. Such a page names the window after it. */
const SAMPLES: Record<string, string> = {
  '/agreement/:secondaryColumn': '/agreement/201',
  '/agreement/thirdColumn': '/agreement/thirdColumn?recordId=2011',
  '/agreement/thirdColumn/thirdColumn': '/agreement/thirdColumn/thirdColumn?recordId=20213',
  '/agreement/thirdColumn/titleItem': '/agreement/thirdColumn/titleItem?recordId=20111',
  '/announcement/:id': '/announcement/6901',
  '/serviceMarket/detail/tab1': '/serviceMarket/detail/tab1?serviceId=live-transcription',
  '/serviceMarket/detail/tab2': '/serviceMarket/detail/tab2?serviceId=live-transcription',
};

/** These have no page of their own: they lead to the first of their section. */
const isRedirectRoute = ({ path }: SiteRoute) => ['/', '/usercenter', '/serviceMarket/detail'].includes(path);

export interface Visit {
  /** An address at which the route shows something. */
  path: string;
  /** What the window is named after; a page that shows one of many names it after that. */
  titleId: string | undefined;
}

const visitsTo = (routes: SiteRoute[]): Visit[] =>
  routes
    .filter((route) => !isRedirectRoute(route))
    .map(({ path, titleId }) => ({
      path: SAMPLES[path] ?? path.replace(/:\w+/g, '1001').replace('*', 'nowhere'),
      titleId: path in SAMPLES ? undefined : titleId,
    }));

/** Forms for visitors, which lead whoever is signed in on. */
export const visitorVisits = visitsTo(siteRoutes.filter(({ frame }) => frame === 'auth'));

/** Every other page of the site. */
export const memberVisits = visitsTo(siteRoutes.filter(({ frame }) => frame !== 'auth'));

/** Goes on to a page without a reload, as a link would, and waits until it stands there whole, under its name. */
export async function movesTo(
  { page }: Person,
  { path, titleId }: Visit,
  texts: Record<string, string>,
): Promise<void> {
  await page.evaluate((next) => {
    history.pushState({}, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction(
    (wanted, ending) => {
      const heading = document.querySelector('h1');
      const busy = document.querySelector('[aria-busy=true]');
      const isNamed = [heading?.innerText, wanted].some((name) => name && document.title.startsWith(name));
      return heading && !busy && isNamed && document.title.endsWith(ending);
    },
    { polling: 'mutation' },
    titleId && texts[titleId],
    ` - ${texts['product.name']}`,
  );
}
