import { journey } from '../support/e2eJourney';
import { findFocusError } from '../support/focusRing';
import type { Person } from '../support/person';
import { SERVICE } from '../support/shop';

const VISITORS = ['/login', '/home', '/serviceMarket', SERVICE];
const MEMBERS = [
  '/usercenter/order',
  '/usercenter/service/charge',
  '/welcome',
  '/list/table-list',
  '/form/basic-form',
];

/** Stops of a page looked at, at most; tables repeat themselves. */
const MOST_STOPS = 60;

/** Goes through the page by Tab until it leaves it or begins anew. Answers what shows no focus, and how many stops there were. */
async function walksThrough(person: Person, path: string): Promise<{ errors: string[]; stops: number }> {
  const { page } = person;
  await person.opens(path);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const errors = new Set<string>();
  let stops = 0;
  for (; stops < MOST_STOPS; stops += 1) {
    await person.hits('Tab');
    const isOver = await page.evaluate(() => {
      const { activeElement } = document;
      const isPassed = !activeElement || activeElement === document.body || 'passed' in activeElement;
      if (activeElement) Object.assign(activeElement, { passed: true });
      return isPassed;
    });
    if (isOver) break;
    const seen = await page.evaluate(findFocusError);
    if (seen) errors.add(seen);
  }
  return { errors: [...errors], stops };
}

for (const theme of ['light', 'dark'] as const) {
  journey(
    `every stop of the keyboard is seen in the ${theme} theme`,
    { language: 'en-US' },
    async (person) => {
      await person.page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: theme },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ]);
      const found: Record<string, string[]> = {};
      const look = async (paths: string[]) => {
        for (const path of paths) {
          const { errors, stops } = await walksThrough(person, path);
          expect(stops).toBeGreaterThan(5);
          found[path] = errors;
        }
      };
      await look(VISITORS);
      await person.isSignedInAs('admin');
      await look(MEMBERS);
      expect(found).toEqual(Object.fromEntries([...VISITORS, ...MEMBERS].map((path) => [path, []])));
    },
  );
}
