import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';
import { ROW, RULES, readsKeys, row } from '../support/ruleRows';
import { opensAs } from '../support/signIn';
import { ACCENT, startTranslator, translated, untranslated } from '../support/translator';

const MESSAGES = '/usercenter/message';

const translates = ({ page }: Person) => page.evaluate(startTranslator, ACCENT);

journey(
  'rules are deleted and brought back, messages read and the language changed on translated pages',
  { language: 'en-US' },
  async (person) => {
    const { page } = person;
    await opensAs(person, 'admin', RULES);
    await page.waitForSelector(ROW);
    await translates(person);
    const ids = (await readsKeys(person)).slice(0, 3);
    for (const id of ids) await page.locator(`${row(id)} input[type=checkbox]`).click();
    await person.sees(translated('3 selected'));
    await page
      .locator(
        `section[aria-label="Bulk actions"] ::-p-aria([name="${translated('Delete')}"][role="button"])`,
      )
      .click();
    await person.sees(translated('3 rules deleted'));
    for (const id of ids) await page.waitForSelector(row(id), { hidden: true });
    await person.presses(translated('Undo'), 'button');
    for (const id of ids) await page.waitForSelector(row(id));

    await opensAs(person, 'user', MESSAGES);
    await translates(person);
    await person.presses(translated('Mark all as read'), 'button');
    await person.seesNo(translated('Mark all as read'));
    await person.seesNo(translated('Something went wrong on this page'));

    /** Every visible text after a switch of the language. A translation may stand on a line of its own. */
    const readsAfterSwitch = async () => {
      await person.presses('中文', 'button');
      await page.waitForFunction(() => document.documentElement.lang === 'zh-CN');
      await person.rests();
      return untranslated(await page.evaluate(() => document.body.innerText)).replace(/\s+/g, '');
    };
    await person.opens(MESSAGES);
    const text = await readsAfterSwitch();
    await person.presses('English', 'button');
    await person.opens(MESSAGES);
    await translates(person);
    expect(await readsAfterSwitch()).toBe(text);
  },
);
