import { overflow } from '../support/accessibility';
import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';
import { ROW, RULES } from '../support/ruleRows';
import { opensAs } from '../support/signIn';

async function arrives(person: Person, height: number): Promise<void> {
  const { page } = person;
  await page.setViewport({ ...page.viewport(), width: page.viewport()?.width ?? 0, height });
  await opensAs(person, 'admin', RULES);
  await page.waitForFunction((row) => document.querySelectorAll(row).length === 20, {}, ROW);
}

/** Runs in the page: how many rows are wholly in the window, and which names are cut. */
function looksAtRows(row: string) {
  const rows = Array.from(document.querySelectorAll(row));
  const inSight = rows.filter((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
  const names = Array.from(document.querySelectorAll<HTMLElement>(`${row} [data-column=name] a`));
  const cut = names.filter(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
  );
  return { inSight: inSight.length, cut: cut.map(({ textContent }) => textContent) };
}

const topOfFirstRow = ({ page }: Person) =>
  page.$eval(ROW, (row) => Math.round(row.getBoundingClientRect().top));

journey(
  'at least 16 rules with whole names are in sight at 1440 by 900, and selecting moves nothing',
  { language: 'en-US', width: 1440 },
  async (person) => {
    await arrives(person, 900);
    const { inSight, cut } = await person.page.evaluate(looksAtRows, ROW);
    expect(inSight).toBeGreaterThanOrEqual(16);
    expect(cut).toEqual([]);

    const before = await topOfFirstRow(person);
    await person.page.click(`${ROW} input[type=checkbox]`);
    await person.sees('1 selected');
    expect(await topOfFirstRow(person)).toBe(before);

    await person.page.keyboard.press('g');
    await person.page.waitForSelector(`${ROW}:focus-visible`);
    expect(await person.page.evaluate(looksAtRows, ROW)).toEqual({ inSight, cut });

    await person.page.setViewport({ ...person.page.viewport(), width: 1440, height: 500 });
    await person.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const head = await person.page.$eval('thead th', (cell) => cell.getBoundingClientRect().top);
    expect(head).toBeGreaterThanOrEqual(0);
    expect(head).toBeLessThan(120);
  },
);

journey(
  'six rules as cards with whole names are in sight on a phone of 360 by 800, with the batch bar at the bottom',
  { language: 'en-US', width: 360 },
  async (person) => {
    await arrives(person, 800);
    const { inSight } = await person.page.evaluate(looksAtRows, ROW);
    expect(inSight).toBeGreaterThanOrEqual(6);
    const before = await topOfFirstRow(person);
    await person.page.click(`${ROW} input[type=checkbox]`);
    await person.sees('1 selected');
    expect(await topOfFirstRow(person)).toBe(before);
    const bar = await person.page.$eval('section[aria-label="Bulk actions"]', (section) => {
      const { bottom } = section.getBoundingClientRect();
      return Math.round(window.innerHeight - bottom);
    });
    expect(bar).toBe(0);
    expect(await person.page.evaluate(overflow)).toEqual([]);
  },
);
