import { journey } from '../support/e2eJourney';
import { exportedFile, readCsv } from '../support/files';
import type { Person } from '../support/person';
import {
  byKeyboard,
  byMouse,
  FOUND,
  KEYWORD,
  type Operator,
  ROW,
  readsKeys,
  row,
  VIEW,
} from '../support/ruleOperator';
import { opensAs } from '../support/signIn';

const PAGE = '/list/table-list';
const TABS = 'nav[aria-label="Filter by status"]';

const readsFrequency = ({ page }: Person, ruleId: string) =>
  page.$eval(`${row(ruleId)} [data-column=frequency]`, ({ textContent }) => textContent);

/** Waits until the table shows the result of the search with these numbers of rules, or any. */
const showsResult = ({ page }: Person, counts?: string) =>
  page.waitForFunction(
    (selector, tabs, word, wanted) => {
      const rows = [...document.querySelectorAll(selector)];
      const isFound = rows.length > 0 && rows.every(({ textContent }) => textContent?.includes(word));
      const shown = document.querySelector<HTMLElement>(tabs)?.innerText;
      return isFound && (!wanted || shown === wanted) && !document.querySelector('[aria-busy=true]');
    },
    {},
    ROW,
    TABS,
    KEYWORD,
    counts,
  );

const readsCounts = ({ page }: Person) => page.$eval(TABS, (tabs) => (tabs as HTMLElement).innerText);

/** An hour of an operator's work, in seconds. */
async function worksForAnHour(person: Person, operator: Operator): Promise<void> {
  await opensAs(person, 'admin', PAGE);
  await person.page.waitForSelector(ROW);

  await operator.searches();
  await showsResult(person);
  await person.sees(`${FOUND} rules`);
  await operator.savesView();
  await person.sees(`View “${VIEW}” saved`);
  const counts = await readsCounts(person);

  await operator.selectsAll();
  await person.sees(`All ${FOUND} matching rules selected`);
  await operator.approves();
  await person.sees('The scheduler didn’t respond');
  const failed = await person.page.evaluate(() => /Retry (\d+) failed/.exec(document.body.innerText)?.[1]);
  await operator.answers(`Retry ${failed} failed`);
  await person.seesNo('The scheduler didn’t respond');
  await operator.answers('Dismiss');
  await person.seesNo('approved,');
  expect(await readsCounts(person)).toMatch(/Closed\s+0\s/);
  // The approval and its retry. By key, because their message is gone after some seconds.
  await person.page.keyboard.press('u');
  await person.page.keyboard.press('u');
  await showsResult(person, counts);

  const keys = await readsKeys(person);
  const [edited, deleted] = [keys.slice(0, 3), keys.slice(0, 2)];
  const before = await Promise.all(edited.map((ruleId) => readsFrequency(person, ruleId)));
  await operator.reschedules(edited);
  await person.seesNo('Rule details');
  await showsResult(person, counts);
  const after = await Promise.all(edited.map((ruleId) => readsFrequency(person, ruleId)));
  expect(after.filter((frequency, index) => frequency !== before[index])).toHaveLength(3);

  await operator.deletes(deleted);
  await operator.restores();
  for (const ruleId of deleted) await person.page.waitForSelector(row(ruleId));
  await showsResult(person, counts);
  expect(await readsKeys(person)).toEqual(keys);

  await operator.selectsAll();
  await person.sees(`All ${FOUND} matching rules selected`);
  const file = await exportedFile(person, operator.exports);
  const rules = readCsv(file.text);
  expect(rules).toHaveLength(FOUND);
  expect(rules.slice(0, 3).map(({ Frequency }) => Frequency)).toEqual(after);
  expect(rules.every(({ Name }) => Name?.includes(KEYWORD))).toBe(true);
}

journey(
  'an operator works for an hour by mouse',
  { language: 'en-US', reducedMotion: false },
  async (person) => worksForAnHour(person, byMouse(person)),
);

journey('an operator works for an hour by keyboard alone', { language: 'en-US' }, async (person) =>
  worksForAnHour(person, byKeyboard(person)),
);
