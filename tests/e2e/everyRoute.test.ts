import en from '../../src/locales/en-US';
import zh from '../../src/locales/zh-CN';
import { overflow, smallTargets, spreadOverflow } from '../support/comfort';
import { journey } from '../support/e2eJourney';
import { memberVisits, movesTo } from '../support/routeSamples';

/** CSS pixels of a finger. On a desk there is a mouse. */
const FINGER = 40;

// 320 px is what a window of 1280 px is at 400 %: nothing may be wider than that (WCAG 1.4.10).
for (const { language, texts, width } of [
  { language: 'en-US', texts: en, width: 320 },
  { language: 'zh-CN', texts: zh, width: 1440 },
]) {
  journey(
    `every route opens in ${language} at ${width} px, named, with one title, within the window, in reach of a finger`,
    { language, width },
    async (person) => {
      const { page } = person;
      await person.opens('/favicon.svg');
      await person.isSignedInAs('admin');
      await person.opens('/home');
      for (const visit of memberVisits) {
        await movesTo(person, visit, texts);
        const found = {
          titles: await page.$$eval('h1', (headings) => headings.length),
          overflow: await page.evaluate(overflow),
          spread: await page.evaluate(spreadOverflow),
          small: width < 600 ? await page.evaluate(smallTargets, FINGER) : [],
        };
        const right = { titles: 1, overflow: 0, spread: 0, small: [] };
        expect({ path: visit.path, ...found }).toEqual({ path: visit.path, ...right });
      }
    },
  );
}
