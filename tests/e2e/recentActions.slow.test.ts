import { journey } from '../support/e2eJourney';
import { ROW, RULES, row } from '../support/ruleRows';
import { opensAs } from '../support/signIn';

journey(
  'an action on a rule is undone from another page after a reload, by the key and from the panel',
  { language: 'en-US' },
  async (person) => {
    const { page } = person;
    const { keyboard } = page;
    await opensAs(person, 'admin', RULES);
    await page.waitForSelector(ROW);
    const deletesFirst = async () => {
      const key = await page.$eval(ROW, (first) => first.getAttribute('data-row-key') ?? '');
      await keyboard.press('g');
      await page.waitForFunction((selector) => document.activeElement?.matches(selector), {}, ROW);
      await keyboard.press('Delete');
      await page.waitForSelector(row(key), { hidden: true });
      return key;
    };
    const first = await deletesFirst();
    const second = await deletesFirst();

    await person.opens('/result/success');
    await page.waitForSelector('[aria-label="Recent actions"]');
    await keyboard.press('u');
    await person.sees('1 rule restored');
    await person.reloads();
    await page.locator('[aria-label="Recent actions"]').click();
    await page.locator('[role=dialog] button[aria-label^="Undo:"]').click();
    await person.sees('Undone');

    await person.opens(RULES);
    for (const key of [first, second]) await page.waitForSelector(row(key));
  },
);
