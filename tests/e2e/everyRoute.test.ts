import en from '../../src/locales/en-US';
import zh from '../../src/locales/zh-CN';
import { journey } from '../support/e2eJourney';
import { memberVisits, movesTo } from '../support/routeSamples';

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
      for (const visit of memberVisits) {
        await movesTo(person, visit, texts);
        const found = await person.page.evaluate(() => ({
          titles: document.querySelectorAll('h1').length,
          overflow: document.documentElement.scrollWidth - innerWidth,
        }));
        expect({ path: visit.path, ...found }).toEqual({ path: visit.path, titles: 1, overflow: 0 });
      }
    },
  );
}
