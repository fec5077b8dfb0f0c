import { siteRoutes } from '../../config/routes';
import en from '../../src/locales/en-US';
import zh from '../../src/locales/zh-CN';
import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';

// Visitors' forms send on whoever is signed in, and the user center opens on its overview.
const visits = siteRoutes
  .map((route) => ({ ...route, path: route.path.replace(/:\w+/g, '1001').replace('*', 'nowhere') }))
  .filter(({ path, frame }) => frame !== 'auth' && path !== '/usercenter');

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
        const title = `${(texts as Record<string, string>)[titleId]} - ${texts['product.name']}`;
        await person.page.waitForFunction(
          (wanted) =>
            document.title === wanted &&
            document.querySelector('h1') &&
            !document.querySelector('[aria-busy=true]'),
          {},
          title,
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
