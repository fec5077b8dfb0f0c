import { type Frame, type SiteRoute, siteRoutes } from '../../config/routes';
import { navigates } from './faults';
import type { Person } from './person';

/** An existing example for each page that shows one of many. Such a page sets the document title after it. */
const SAMPLES: Record<string, string> = {
  '/agreement/:secondaryColumn': '/agreement/201',
  '/agreement/thirdColumn': '/agreement/thirdColumn?recordId=2011',
  '/agreement/thirdColumn/thirdColumn': '/agreement/thirdColumn/thirdColumn?recordId=20213',
  '/agreement/thirdColumn/titleItem': '/agreement/thirdColumn/titleItem?recordId=20111',
  '/announcement/:id': '/announcement/6901',
  '/provider/:providerId': '/provider/tingxi',
  '/serviceMarket/detail/tab1': '/serviceMarket/detail/tab1?serviceId=live-transcription',
  '/serviceMarket/detail/tab2': '/serviceMarket/detail/tab2?serviceId=live-transcription',
};

/** Routes without a page, which redirect to the first page of their section. */
const isRedirectRoute = ({ path }: SiteRoute) => ['/', '/usercenter', '/serviceMarket/detail'].includes(path);

export interface Visit {
  /** A URL with content for the route. */
  path: string;
  /** Text id of the document title. Pages that show one of many have none. */
  titleId: string | undefined;
  frame: Frame;
}

const visitsTo = (routes: SiteRoute[]): Visit[] =>
  routes
    .filter((route) => !isRedirectRoute(route))
    .map(({ path, titleId, frame }) => ({
      frame,
      path: SAMPLES[path] ?? path.replace(/:\w+/g, '1001').replace('*', 'nowhere'),
      titleId: path in SAMPLES ? undefined : titleId,
    }));

/** Visitor forms, which redirect signed-in users. */
export const visitorVisits = visitsTo(siteRoutes.filter(({ frame }) => frame === 'auth'));

/** Every other page of the site. */
export const memberVisits = visitsTo(siteRoutes.filter(({ frame }) => frame !== 'auth'));

/** The end of each document title. */
export const titleEnding = (texts: Record<string, string>) => ` - ${texts['product.name']}`;

/** Runs in the page: whether it has rendered under its title, or under its own name. */
export function isTitled(title: string | undefined, ending: string): boolean {
  const heading = document.querySelector('h1');
  const busy = document.querySelector('[aria-busy=true]');
  // A document that is open gives its name to the page and is the last of the path.
  const crumb = document.querySelector<HTMLElement>('main nav [aria-current=page]');
  const isNamed = [heading?.innerText, crumb?.innerText, title].some(
    (name) => name && document.title.startsWith(name),
  );
  return heading !== null && !busy && isNamed && document.title.endsWith(ending);
}

/** Navigates to a page without a reload and waits until it has rendered under its title. */
export async function movesTo(
  person: Person,
  { path, titleId }: Visit,
  texts: Record<string, string>,
): Promise<void> {
  await navigates(person, path);
  await person.page.waitForFunction(
    isTitled,
    { polling: 'mutation' },
    titleId && texts[titleId],
    titleEnding(texts),
  );
}
