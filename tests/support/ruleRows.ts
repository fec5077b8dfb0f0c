import type { Person } from './person';
import { until } from './waiting';

export const RULES = '/list/table-list';
export const ROW = 'tr[data-row-key]';
/** A word that 250 rules contain. */
export const KEYWORD = 'E-signature';
export const FOUND = 250;

export const TABS = 'nav[aria-label="Filter by status"]';

export const row = (ruleId: string) => `tr[data-row-key="${ruleId}"]`;

/** The ids of the listed rules, in order. */
export const readsKeys = ({ page }: Person) =>
  page.$$eval(ROW, (rows) => rows.map((each) => each.getAttribute('data-row-key') ?? ''));

/** Waits until a change of a rule, or of this one, is saved. Its message may be gone before a slow machine has looked. */
export const isSaved = ({ calls }: Person, ruleId = '') =>
  until('the rule is saved', () =>
    calls.some(
      ({ method, url, outcome }) => method === 'PUT' && url.startsWith(`rule/${ruleId}`) && outcome === 200,
    ),
  );

/** Waits until the table shows the result of the search with these numbers of rules by status, or any. */
export const showsResult = ({ page }: Person, counts?: string) =>
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

export const readsCounts = ({ page }: Person) => page.$eval(TABS, (tabs) => (tabs as HTMLElement).innerText);
