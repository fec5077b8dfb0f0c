import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';

const PAGE = '/list/table-list';
const ROW = 'tr[data-row-key]';

interface Row {
  key: string;
  status: string;
  text: string;
}

const readsRows = (person: Person): Promise<Row[]> =>
  person.page.$$eval(ROW, (rows) =>
    rows.map((row) => ({
      key: row.getAttribute('data-row-key') ?? '',
      status: row.querySelector('[data-column=status]')?.textContent ?? '',
      text: (row as HTMLElement).innerText,
    })),
  );

const isIn = (wanted: string) => (row: Row) => row.status === wanted;

/** Waits until the table has this many rows. */
async function seesRows(person: Person, count: number): Promise<Row[]> {
  await person.page.waitForFunction(
    (row, wanted) => document.querySelectorAll(row).length === wanted,
    {},
    ROW,
    count,
  );
  return readsRows(person);
}

const focusedRow = (person: Person) =>
  person.page.evaluate(() => document.activeElement?.getAttribute('data-row-key') ?? '');
const isFocusedOnRow = (person: Person, key: string) =>
  person.page.waitForFunction(
    (wanted) => document.activeElement?.getAttribute('data-row-key') === wanted,
    {},
    key,
  );

async function arrives(person: Person, query = '') {
  await person.opens('/favicon.svg');
  await person.isSignedInAs('admin');
  await person.opens(PAGE + query);
}

journey(
  'fifty rules of mixed status are approved in one request, with skipped rules explained and failed ones retried',
  { language: 'en-US' },
  async (person) => {
    await arrives(person, '?pageSize=50');
    const rows = await seesRows(person, 50);
    const keysWith = (status: string) => rows.filter(isIn(status)).map(({ key }) => key);
    // The scheduler of these rules does not respond the first time.
    const failing = keysWith('Closed').filter((key) => Number(key.slice(2)) % 17 === 0);
    expect(failing.length).toBeGreaterThan(0);
    await person.page.keyboard.press('a');
    await person.sees('50 selected');
    await person.presses('Approve', 'button');
    const approved = keysWith('Closed').length - failing.length;
    await person.sees(`${approved} approved, ${50 - approved} skipped`);
    await person.sees(`Already running (${keysWith('Running').length})`);
    await person.sees(`Already online (${keysWith('Online').length})`);
    await person.sees(`Abnormal. Edit the rule to fix it first (${keysWith('Abnormal').length})`);
    await person.sees(`The scheduler didn’t respond. Try again (${failing.length})`);
    const requests = () => person.calls.filter(({ url }) => url === 'rule/approve');
    expect(requests()).toHaveLength(1);

    await person.presses(`Retry ${failing.length} failed`, 'button');
    await person.sees(`${keysWith('Closed').length} approved, ${50 - keysWith('Closed').length} skipped`);
    await person.seesNo('The scheduler didn’t respond');
    expect(requests()).toHaveLength(2);
    await person.presses('Dismiss', 'button');
    await person.seesNo('approved,');
    expect((await readsRows(person)).filter(isIn('Closed'))).toEqual([]);
  },
);

journey(
  'a link restores the view, and no page has more rows than its size',
  { language: 'en-US' },
  async (person) => {
    await arrives(person);
    await seesRows(person, 20);
    await person.fills('Search by name, description or ID', 'refund', 'searchbox');
    await person.hits('Enter');
    await person.page.waitForFunction(() => location.search.includes('keyword=refund'));
    await person.presses('Calls', 'button');
    await person.page.waitForFunction(() => location.search.includes('sort=callNo'));
    await person.page.waitForSelector('th[aria-sort=ascending]');
    await person.rests(300);
    const shown = await readsRows(person);
    const link = await person.page.evaluate(() => location.pathname + location.search);

    const other = await person.opensSameTab();
    await other.opens(link);
    expect(await seesRows(other, 20)).toEqual(shown);
    await other.reloads();
    expect(await seesRows(other, 20)).toEqual(shown);

    for (const size of [20, 50, 100]) {
      await other.opens(`${PAGE}?pageSize=${size}`);
      await seesRows(other, size);
    }
    await other.opens(`${PAGE}?pageSize=100&current=9999`);
    await other.page.waitForFunction(() => location.search.includes('current=100'));
    await seesRows(other, 100);
    await other.goesBack();
    expect(other.complaints).toEqual([]);
  },
);

journey('the rule table works without a mouse', { language: 'en-US' }, async (person) => {
  await arrives(person);
  const [first, second, third] = await seesRows(person, 20);
  if (!first || !second || !third) throw new Error('The table is empty');
  const { keyboard } = person.page;
  await keyboard.press('g');
  await isFocusedOnRow(person, first.key);
  await keyboard.press('ArrowDown');
  await keyboard.press('Space');
  await person.sees('1 selected');
  await keyboard.press('Delete');
  await person.sees('1 rule deleted');
  await person.page.waitForFunction((row) => document.querySelectorAll(row).length === 20, {}, ROW);
  await isFocusedOnRow(person, third.key);
  await keyboard.press('u');
  await person.sees('1 rule restored');
  await person.page.waitForSelector(`tr[data-row-key="${second.key}"]`);

  await keyboard.press('Enter');
  await person.page.waitForFunction((key) => location.search.includes(`rule=${key}`), {}, third.key);
  await person.sees('Rule details');
  await person.hits('Escape');
  await person.seesNo('Rule details');
  await isFocusedOnRow(person, third.key);

  await keyboard.press('n');
  await person.sees('Create rule');
  await person.page.waitForSelector('[role="dialog"] input');
  await person.page.focus('[role="dialog"] input');
  await person.hits('Enter');
  await person.sees('Please enter the rule name!');
  await person.page.waitForFunction(() => document.activeElement?.matches('[role="dialog"] input#name'));
  await keyboard.type('Chargebacks e n ?');
  await person.hits('Escape');
  await person.sees('Discard changes?');
  await person.presses('Discard', 'button');
  await person.seesNo('Create rule');
  await isFocusedOnRow(person, await focusedRow(person));
  await keyboard.press('?');
  await person.sees('Keyboard shortcuts');
});

journey('the rule table is not wider than a phone', { language: 'zh-CN', width: 360 }, async (person) => {
  await arrives(person);
  await seesRows(person, 20);
  const overflow = () => person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBe(0);
  await person.presses('筛选', 'button');
  await person.page.waitForSelector('[role=dialog] fieldset');
  await person.sees('负责团队');
  expect(await overflow()).toBe(0);
});
