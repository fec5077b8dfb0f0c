import { RULE_SETTINGS_KEY } from '../../src/browser/shortcuts';
import { DEFAULT_RULE_SETTINGS } from '../../src/pages/list/components/rule/columnSettings';
import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';
import {
  LANDSCAPE,
  onPaper,
  printedSizes,
  printsInLightTheme,
  printsInPlace,
  printsOnePage,
} from '../support/printing';
import { ROW, RULES } from '../support/ruleRows';
import { SERVICE } from '../support/shop';
import { opensAs } from '../support/signIn';

/** The title follows the content of the page. It names the file that is printed. */
const isTitled = (person: Person, title: RegExp) =>
  person.page.waitForFunction((pattern) => new RegExp(pattern).test(document.title), {}, title.source);

for (const scheme of ['light', 'dark'] as const)
  journey(
    `a receipt and a statement are printed alone, on one page of A4, from the ${scheme} theme`,
    { language: 'en-US' },
    async (person) => {
      await person.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      await opensAs(person, 'user', '/usercenter/order?tab=refund&keyword=brand');
      await person.presses('Brand Articles', 'link');
      await person.presses('Receipt', 'link');
      await person.sees('Receipt number');
      await isTitled(person, /^Receipt R\d+ /);
      await printsOnePage(person);
      await person.opens('/usercenter/service/statement');
      await person.sees('Closing balance');
      await isTitled(person, /^Monthly statement \d{4}-\d{2} /);
      await printsOnePage(person);
    },
  );

journey('pages of every kind are printed in the light theme', { language: 'en-US' }, async (person) => {
  await opensAs(person, 'admin', '/dashboard/analysis');
  await printsInLightTheme(person);
  for (const path of [RULES, '/home', SERVICE, '/usercenter', '/agreement/privacy', '/form/advanced-form']) {
    await person.opens(path);
    await person.rests();
    await printsInLightTheme(person);
    await printsInPlace(person);
  }
  await person.opens('/editor/mind?doc=D7003');
  await person.page.waitForSelector('me-tpc');
  await printsInLightTheme(person);
});

/** Runs in the page: the columns and the size of the table of rules, and what is visible although it is no part of it. */
function looksAtTable(row: string) {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const table = document.querySelector(row)?.closest('table') as HTMLElement;
  const cells = [...table.querySelectorAll<HTMLElement>('th, td')].filter(isVisible);
  const columns = cells.filter((cell) => cell.matches('th')).map(({ dataset }) => dataset.column);
  const cut = cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
  const pinned = cells.filter((cell) => getComputedStyle(cell).position !== 'static');
  const controls = [...document.querySelectorAll('.ant-btn, nav li, main input, [role=region]')];
  return {
    columns,
    cut: cut.map(({ textContent }) => textContent),
    pinned: pinned.length,
    controls: controls.filter(isVisible).map(({ outerHTML }) => outerHTML.slice(0, 200)),
    isScrolling: (table.parentElement?.scrollWidth ?? 0) > (table.parentElement?.clientWidth ?? 0) + 1,
  };
}

journey(
  'the rules are printed with all chosen columns, on their side, without controls',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    await opensAs(person, 'admin', RULES);
    const columns = DEFAULT_RULE_SETTINGS.columns.map((column) => ({ ...column, shown: true }));
    const [first, ...others] = columns;
    const settings = { ...DEFAULT_RULE_SETTINGS, columns: [{ ...first, pin: 'start' }, ...others] };
    await person.page.evaluate(
      (key, value) => localStorage.setItem(key, value),
      RULE_SETTINGS_KEY,
      JSON.stringify(settings),
    );
    await person.reloads();
    await person.page.waitForSelector(ROW);
    await person.page.click(`${ROW} input[type=checkbox]`);
    await person.sees('1 selected');
    const sizes = await printedSizes(person);
    expect(new Set(sizes)).toEqual(new Set([LANDSCAPE]));

    const look = async (width: number) => {
      await person.page.setViewport({ width, height: 688 });
      await person.rests();
      return onPaper(person, () => person.page.evaluate(looksAtTable, ROW));
    };
    const names = columns.map(({ name }) => name);
    // As wide as the page without its margins, in CSS pixels.
    expect(await look(1047)).toEqual({
      columns: names,
      cut: [],
      pinned: 0,
      controls: [],
      isScrolling: false,
    });
    // Browsers ask for the width of an upright page.
    expect((await look(688)).columns).toEqual(names);
  },
);

/** Whether the reviews of the service are on paper, and whether they have loaded. */
const readsReviews = (person: Person) =>
  onPaper(person, () =>
    person.page.$eval('#reviews', (section) => ({
      isPrinted: section.checkVisibility(),
      isLoaded: section.querySelector('strong') !== null,
    })),
  );

journey(
  'the reviews of a service are printed when they have loaded, and no empty box before',
  { language: 'en-US' },
  async (person) => {
    await person.opens(SERVICE);
    const early = await readsReviews(person);
    expect(early.isPrinted).toBe(early.isLoaded);
    await person.opens(`${SERVICE}#reviews`);
    await person.page.waitForSelector('#reviews li strong');
    expect(await readsReviews(person)).toEqual({ isPrinted: true, isLoaded: true });
  },
);
