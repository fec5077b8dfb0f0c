import { type SiteRoute, siteRoutes } from '../../config/routes';
import en from '../../src/locales/en-US';
import zh from '../../src/locales/zh-CN';
import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';

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

/** These lead on: forms for visitors whoever is signed in, sections to their first page. */
const leadsOn = ({ path, frame }: SiteRoute) =>
  frame === 'auth' || path === '/usercenter' || path === '/serviceMarket/detail';

const visits = siteRoutes
  .filter((route) => !leadsOn(route))
  .map(({ path, titleId }) => ({
    path: SAMPLES[path] ?? path.replace(/:\w+/g, '1001').replace('*', 'nowhere'),
    titleId: path in SAMPLES ? undefined : titleId,
  }));

/** Goes on to a page without a reload, as a link would. */
async function movesTo(person: Person, path: string): Promise<void> {
  await person.page.evaluate((next) => {
    history.pushState({}, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

for (const { language, texts, width } of [
  { language: 'en-US', texts: en, width: 360 },
  { language: 'zh-CN', texts: zh, width: 1440 },
]) {
  journey(
    `every route opens in ${language} at ${width} px, named, with one title, within the window`,
    { language, width },
    async (person) => {
      await person.opens('/favicon.svg');
      await person.isSignedInAs('admin');
      await person.opens('/home');
      for (const { path, titleId } of visits) {
        await movesTo(person, path);
        const product = ` - ${texts['product.name']}`;
        await person.page.waitForFunction(
          (wanted, ending) => {
            const heading = document.querySelector('h1');
            const busy = document.querySelector('[aria-busy=true]');
            const isNamed = [heading?.innerText, wanted].some(
              (name) => name && document.title.startsWith(name),
            );
            return heading && !busy && isNamed && document.title.endsWith(ending);
          },
          {},
          titleId && (texts as Record<string, string>)[titleId],
          product,
        );
        const found = await person.page.evaluate(() => ({
          titles: document.querySelectorAll('h1').length,
          overflow: document.documentElement.scrollWidth - innerWidth,
        }));
        expect({ path, ...found }).toEqual({ path, titles: 1, overflow: 0 });
      }
    },
  );
}
