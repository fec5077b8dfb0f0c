import { overflow } from '../support/accessibility';
import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';
import { KEYWORD, ROW, RULES, readsKeys, row, showsResult } from '../support/ruleRows';
import { opensAs } from '../support/signIn';

const DESCRIPTION = 'Checked by two people';

const isListed = ({ page }: Person, ruleId: string) => page.waitForSelector(row(ruleId));
const isUnlisted = ({ page }: Person, ruleId: string) => page.waitForSelector(row(ruleId), { hidden: true });

async function opensRules(person: Person): Promise<void> {
  await opensAs(person, 'admin', RULES);
  await person.page.waitForSelector(ROW);
}

journey(
  'a rule is edited, two deleted one after the other are both brought back, and one from the bin',
  { language: 'en-US' },
  async (person) => {
    const { page } = person;
    const { keyboard } = page;
    const isOnRow = () =>
      page.waitForFunction((selector) => document.activeElement?.matches(selector), {}, ROW);
    const firstKey = async () => (await readsKeys(person))[0] ?? '';

    await opensRules(person);
    await page.locator(`${ROW} [data-column=limit]`).click();
    await person.presses('Edit Description', 'button');
    await person.fills('Description', DESCRIPTION);
    await person.presses('Save', 'button');
    // Until then a reload asks whether to leave.
    await person.sees(DESCRIPTION);
    await person.reloads();
    await person.sees(DESCRIPTION);

    await person.opens(RULES);
    await page.locator(`${ROW} [data-column=region]`).click({ button: 'right' });
    await page.waitForFunction(() => {
      const entry = document.querySelector('.ant-dropdown [role=menuitem]')?.getBoundingClientRect();
      return entry !== undefined && entry.top > 0 && entry.bottom < innerHeight;
    });
    await person.hits('Escape');
    await keyboard.press('g');
    await isOnRow();
    const first = await firstKey();
    await keyboard.press('Delete');
    await isUnlisted(person, first);
    await isOnRow();
    const second = await firstKey();
    await keyboard.press('Delete');
    await isUnlisted(person, second);
    await person.sees('2 rules deleted');
    await keyboard.press('u');
    await isListed(person, second);
    await keyboard.press('u');
    await isListed(person, first);

    await isOnRow();
    await keyboard.press('Delete');
    await person.sees('1 rule deleted');
    await person.opens(`${RULES}?bin=1`);
    await person.sees('30 days left');
    const name = await page.$eval('[role="dialog"] li p', (text) => text.textContent);
    await person.presses(`Restore ${name}`, 'button');
    await person.sees('1 rule restored');
    await person.sees('No deleted rules');
  },
);

journey(
  'rules are found, deleted and restored by touch on a phone',
  { language: 'en-US', width: 360 },
  async (person) => {
    const { page } = person;
    await opensRules(person);
    const taps = async (selector: string) => {
      const target = await page.waitForSelector(selector, { visible: true });
      await target?.tap();
    };
    await taps('input[type=search]');
    await page.keyboard.type(KEYWORD);
    await person.hits('Enter');
    await showsResult(person);
    const [first = '', second = ''] = await readsKeys(person);
    for (const ruleId of [first, second]) await taps(`${row(ruleId)} input[type=checkbox]`);
    await person.sees('2 selected');
    await taps('section[aria-label="Bulk actions"] ::-p-aria([name="Delete"][role="button"])');
    await isUnlisted(person, first);
    await person.sees('2 rules deleted');
    await taps('::-p-aria([name="Undo"][role="button"])');
    await isListed(person, first);
    await isListed(person, second);
    expect(await page.evaluate(overflow)).toEqual([]);
  },
);
