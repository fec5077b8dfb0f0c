import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';
import { until } from '../support/waiting';

const PAGE = '/list/table-list';
const ROW = 'tr[data-row-key]';
const SEARCH = 'Search by name, description or ID';
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

/** Reads how many rules were approved and how many can be retried. */
async function readsOutcome(person: Person): Promise<{ done: number; failed: number }> {
  await person.sees(' approved, ');
  const text = await person.page.evaluate(() => document.body.innerText);
  return {
    done: Number(/([\d,]+) approved, /.exec(text)?.[1]?.replace(/,/g, '')),
    failed: Number(/Retry ([\d,]+) failed/.exec(text)?.[1]),
  };
}

const exportCalls = (person: Person) =>
  person.calls.filter(({ url }) => url.startsWith('rule/export')).length;

/** Changes the frequency of the rule whose details are open, where it is shown. */
async function changesFrequency(person: Person, frequency: string): Promise<void> {
  await person.presses('Edit Frequency', 'button');
  await person.page.waitForSelector('[role=dialog] [role=combobox]');
  await person.page.click('[role=dialog] [role=combobox]');
  await person.page.locator(`::-p-xpath(//*[@title="${frequency}"])`).click();
  await person.presses('Save', 'button');
  // Until then, Escape would close the editor, not the drawer.
  await person.page.waitForSelector('[role=dialog] form[id="edit-frequency"]', { hidden: true });
}

journey(
  'an operator works on 250 rules with the mouse: views, approvals, undo, edits, deletions and an export',
  { language: 'en-US', width: 1440 },
  async (person) => {
    await arrives(person);
    await person.fills(SEARCH, KEYWORD, 'searchbox');
    await person.hits('Enter');
    const total = await countsRules(person);
    expect(total).toBeGreaterThanOrEqual(250);

    await person.presses('Views', 'button');
    await person.fills('View name', 'Signatures');
    await person.presses('Save view', 'button');
    await person.sees('View “Signatures” saved');
    await person.hits('Escape');

    await person.presses('Select all on this page', 'checkbox');
    await person.presses(`Select all ${total} that match`, 'button');
    await person.presses('Approve', 'button');
    await person.sees(`of the ${total} rules aren’t on this page.`);
    await person.presses(`Approve ${total} rules`, 'button');
    const { done, failed } = await readsOutcome(person);
    expect(failed).toBeGreaterThan(0);
    await person.presses(`Retry ${failed} failed`, 'button');
    await person.sees(`${done + failed} approved, ${total - done - failed} skipped`);
    await person.presses('Dismiss', 'button');
    await person.page.keyboard.press('u');
    await person.sees('changed back');

    for (const index of [0, 1, 2]) {
      const key = (await rowKeys(person))[index] ?? '';
      await person.page.click(`tr[data-row-key="${key}"] [data-column=limit]`);
      await person.sees('Rule details');
      await changesFrequency(person, 'Monthly');
      await person.hits('Escape');
      await person.page.waitForSelector('[role=dialog]', { hidden: true });
      await person.page.waitForFunction(
        (id) => document.querySelector(`tr[data-row-key="${id}"]`)?.textContent?.includes('Monthly'),
        {},
        key,
      );
    }

    const [first = '', second = ''] = await rowKeys(person);
    for (const key of [first, second]) {
      await person.page.click(`tr[data-row-key="${key}"] button[aria-haspopup]`);
      await person.presses('Delete', 'menuitem');
      await isUnlisted(person, key);
    }
    await person.sees('2 rules deleted');
    for (const key of [second, first]) {
      await person.page.keyboard.press('u');
      await isListed(person, key);
    }

    await person.presses('Select all on this page', 'checkbox');
    await person.presses('Export', 'button');
    await person.presses('Visible columns', 'menuitem');
    await until('the selection is exported', () => exportCalls(person) === 1);
    await person.sees(' exported');
  },
);

journey(
  'an operator works on 250 rules with the keyboard alone',
  { language: 'en-US', width: 1440 },
  async (person) => {
    const { keyboard } = person.page;
    await arrives(person);
    await keyboard.press('/');
    await keyboard.type(KEYWORD);
    await keyboard.press('Enter');
    const total = await countsRules(person);
    await keyboard.press('Tab');
    await keyboard.press('A');
    await person.sees(`All ${total} matching rules selected`);
    await keyboard.press('p');
    await person.sees(`Approve ${total} rules`);
    await keyboard.press('Enter');
    const { done } = await readsOutcome(person);
    expect(done).toBeGreaterThan(0);
    await keyboard.press('u');
    await person.sees('changed back');

    await keyboard.press('g');
    const [first = '', second = '', third = ''] = await rowKeys(person);
    await keyboard.press('Delete');
    await isUnlisted(person, first);
    await keyboard.press('Delete');
    await isUnlisted(person, second);
    for (const key of [second, first]) {
      await keyboard.press('u');
      await isListed(person, key);
    }
    await keyboard.press('g');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await person.sees('Rule details');
    await person.page.waitForFunction((key) => location.search.includes(`rule=${key}`), {}, third);
    await keyboard.press('Escape');
    await person.seesNo('Rule details');
    await keyboard.press('Space');
    await person.sees('1 selected');
    await person.page.focus('section[aria-label="Bulk actions"] button');
    await keyboard.press('Escape');
    expect(person.complaints).toEqual([]);
  },
);

journey(
  'an operator approves, deletes and restores rules by touch on a phone',
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
