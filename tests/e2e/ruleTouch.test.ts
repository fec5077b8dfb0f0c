import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';

const PAGE = '/list/table-list';
const ROW = 'tr[data-row-key]';
const KEYWORD = 'E-signature';

const rowKeys = (person: Person) =>
  person.page.$$eval(ROW, (rows) => rows.map((row) => row.getAttribute('data-row-key') ?? ''));

const isUnlisted = (person: Person, key: string) =>
  person.page.waitForSelector(`tr[data-row-key="${key}"]`, { hidden: true });

const isListed = (person: Person, key: string) => person.page.waitForSelector(`tr[data-row-key="${key}"]`);

async function arrives(person: Person): Promise<void> {
  await person.opens('/favicon.svg');
  await person.isSignedInAs('admin');
  await person.opens(PAGE);
  await person.page.waitForSelector(ROW);
}

/** Waits for the result of the search and returns its number of rules. */
async function countsRules(person: Person): Promise<number> {
  await person.page.waitForFunction((word) => location.search.includes(`keyword=${word}`), {}, KEYWORD);
  await person.page.waitForFunction(
    (row, word) =>
      [...document.querySelectorAll(row)].every(({ textContent }) => textContent?.includes(word)),
    {},
    ROW,
    KEYWORD,
  );
  const status = await person.page.$eval('[role=tab][aria-selected=true], a[aria-current]', () =>
    document.body.innerText.match(/All\s+([\d,]+)/),
  );
  return Number(status?.[1]?.replace(/,/g, ''));
}

journey(
  'an operator finds, deletes and restores rules by touch on a phone',
  { language: 'en-US', width: 360 },
  async (person) => {
    await arrives(person);
    const taps = async (selector: string) => {
      const target = await person.page.waitForSelector(selector, { visible: true });
      await target?.tap();
    };
    await taps('input[type=search]');
    await person.page.keyboard.type(KEYWORD);
    await person.hits('Enter');
    await countsRules(person);
    const [first = '', second = ''] = await rowKeys(person);
    for (const key of [first, second]) await taps(`tr[data-row-key="${key}"] input[type=checkbox]`);
    await person.sees('2 selected');
    await taps('section[aria-label="Bulk actions"] ::-p-aria([name="Delete"][role="button"])');
    await isUnlisted(person, first);
    await person.sees('2 rules deleted');
    await taps('::-p-aria([name="Undo"][role="button"])');
    await isListed(person, first);
    await isListed(person, second);
    expect(await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(person.complaints).toEqual([]);
  },
);
