import { journey } from '../support/e2eJourney';
import { exportedFile, readCsv } from '../support/files';
import { focusedName, presses, tabsTo } from '../support/keyboard';
import type { Person } from '../support/person';
import {
  FOUND,
  isSaved,
  KEYWORD,
  ROW,
  RULES,
  readsCounts,
  readsKeys,
  row,
  showsResult,
  TABS,
} from '../support/ruleRows';
import { opensAs } from '../support/signIn';

const readsFrequency = ({ page }: Person, ruleId: string) =>
  page.$eval(`${row(ruleId)} [data-column=frequency]`, ({ textContent }) => textContent);

const isOn = ({ page }: Person, ruleId: string) =>
  page.waitForFunction((id) => document.activeElement?.getAttribute('data-row-key') === id, {}, ruleId);

async function isOnFirst(person: Person): Promise<void> {
  await person.page.waitForFunction((selector) => document.activeElement?.matches(selector), {}, ROW);
  const [first = ''] = await readsKeys(person);
  await isOn(person, first);
}

async function hitsWith(
  { page }: Person,
  modifier: 'Alt' | 'Control',
  key: 'ArrowDown' | 'Enter',
): Promise<void> {
  await page.keyboard.down(modifier);
  await page.keyboard.press(key);
  await page.keyboard.up(modifier);
}

/** Saves the filters as a view under this name. */
async function savesView(person: Person, name: string): Promise<void> {
  await presses(person, 'Views');
  await person.page.waitForSelector('[role=dialog] form');
  await tabsTo(person, 'View name');
  await person.page.keyboard.type(name);
  await person.hits('Enter');
  await person.sees(`View “${name}” saved`);
  await person.hits('Escape');
  // A new search begins at its first row, whichever row was left.
  await person.page.keyboard.press('g');
  await isOnFirst(person);
}

/** Approves what is selected, which fails for some rules the first time, and retries these. */
async function approves(person: Person): Promise<void> {
  const { page } = person;
  await page.keyboard.press('p');
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
  expect(await focusedName(person)).toBe(`Approve ${FOUND} rules`);
  await person.hits('Enter');
  await isOnFirst(person);
  await person.sees('The scheduler didn’t respond');
  const failed = await page.evaluate(() => /Retry (\d+) failed/.exec(document.body.innerText)?.[1]);
  await page.keyboard.press('b');
  await presses(person, `Retry ${failed} failed`);
  await isOnFirst(person);
  await person.seesNo('The scheduler didn’t respond');
  await page.keyboard.press('b');
  await presses(person, 'Dismiss');
  await isOnFirst(person);
  await person.seesNo('approved,');
}

/** Gives these neighbouring rules another frequency in their details, one after the other. */
async function reschedules(person: Person, ruleIds: readonly string[]): Promise<void> {
  const { page } = person;
  await person.hits('Enter');
  for (const ruleId of ruleIds) {
    if (ruleId !== ruleIds[0]) await hitsWith(person, 'Alt', 'ArrowDown');
    await page.waitForFunction(
      (id) => location.search.includes(`rule=${id}`) && document.querySelector('[role=dialog] h2') !== null,
      {},
      ruleId,
    );
    await presses(person, 'Edit Frequency');
    await page.waitForFunction(() => document.activeElement?.matches('[role=combobox]'));
    await page.keyboard.press('ArrowDown');
    await page.waitForSelector('.ant-select-item-option-active');
    await page.keyboard.press('ArrowDown');
    await person.hits('Enter');
    await hitsWith(person, 'Control', 'Enter');
    await isSaved(person, ruleId);
    await page.waitForSelector('[role=dialog] .ant-select', { hidden: true });
  }
  await person.hits('Escape');
  await isOn(person, ruleIds.at(-1) ?? '');
  await page.keyboard.press('Home');
  await isOnFirst(person);
  await person.seesNo('Rule details');
}

journey('an operator works for an hour by keyboard alone', { language: 'en-US' }, async (person) => {
  const { page } = person;
  const { keyboard } = page;
  await opensAs(person, 'admin', RULES);
  await page.waitForSelector(ROW);
  await keyboard.press('g');
  await keyboard.press('ArrowDown');
  await keyboard.press('/');
  await keyboard.type(KEYWORD);
  await showsResult(person);
  await person.sees(`${FOUND} rules`);
  await savesView(person, 'Signatures');

  const counts = await readsCounts(person);
  await keyboard.press('A');
  await person.sees(`All ${FOUND} matching rules selected`);
  await approves(person);
  // The counts follow the retry.
  await page.waitForFunction(
    (tabs) => /Closed\s+0\s/.test(document.querySelector<HTMLElement>(tabs)?.innerText ?? ''),
    {},
    TABS,
  );
  // The approval with its retry.
  await keyboard.press('u');
  await showsResult(person, counts);

  const keys = await readsKeys(person);
  const [edited, deleted] = [keys.slice(0, 3), keys.slice(0, 2)];
  const before = await Promise.all(edited.map((ruleId) => readsFrequency(person, ruleId)));
  await reschedules(person, edited);
  await showsResult(person, counts);
  const after = await Promise.all(edited.map((ruleId) => readsFrequency(person, ruleId)));
  expect(after.filter((frequency, index) => frequency !== before[index])).toHaveLength(3);

  for (const ruleId of deleted) {
    await isOn(person, ruleId);
    await keyboard.press('Delete');
    await page.waitForSelector(row(ruleId), { hidden: true });
  }
  await keyboard.press('u');
  await keyboard.press('u');
  for (const ruleId of deleted) await page.waitForSelector(row(ruleId));
  await showsResult(person, counts);
  expect(await readsKeys(person)).toEqual(keys);

  await keyboard.press('A');
  await person.sees(`All ${FOUND} matching rules selected`);
  const file = await exportedFile(person, async () => {
    await keyboard.press('b');
    await presses(person, 'Export');
    await page.waitForFunction(() => document.activeElement?.matches('[role=menuitem]'));
    await person.hits('Enter');
  });
  const rules = readCsv(file.text);
  expect(rules).toHaveLength(FOUND);
  expect(rules.slice(0, 3).map(({ Frequency }) => Frequency)).toEqual(after);
  expect(rules.every(({ Name }) => Name?.includes(KEYWORD))).toBe(true);
});
