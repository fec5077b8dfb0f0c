import { settles } from '../support/accessibility';
import { journey } from '../support/e2eJourney';
import { navigates } from '../support/faults';
import { grammarErrors } from '../support/grammar';
import type { Person } from '../support/person';
import { memberVisits } from '../support/routeSamples';
import { opensAs } from '../support/signIn';

/** The sample number of pages that show one of many. */
const SAMPLE = '/1001';

/** The lists that lead to them, where their addresses do not say so. */
const LISTS: Record<string, string> = {
  '/order': '/serviceMarket/nopay',
  '/usercenter/invoice': '/usercenter/invoice?tab=issued',
};

const PATHS = memberVisits.filter(({ frame }) => frame === 'portal').map(({ path }) => path);

/** Returns the address of a page that shows one of many: that of the first one in its list. */
async function findsAddress({ page }: Person, path: string): Promise<string> {
  const [parent = '', rest = ''] = path.split(SAMPLE);
  if (!path.includes(SAMPLE)) return path;
  return page.evaluate(
    (start, end) => {
      const found = [...document.querySelectorAll('main a')]
        .map((link) => new URL((link as HTMLAnchorElement).href).pathname)
        .find((address) => address.startsWith(`${start}/`) && /\d/.test(address.slice(start.length)));
      return `${found}${end}`;
    },
    parent,
    rest,
  );
}

for (const [name, width] of Object.entries({ 'a wide window': 1440, 'a phone': 390 })) {
  journey(
    `the pages of the portal have one visual grammar in ${name}`,
    { language: 'en-US', width },
    async (person) => {
      const found: Record<string, string[]> = {};
      await opensAs(person, 'user', '/home');
      for (const path of PATHS) {
        const list = path.split(SAMPLE)[0] ?? '';
        if (path.includes(SAMPLE)) {
          await navigates(person, LISTS[list] ?? list);
          await settles(person);
        }
        await navigates(person, await findsAddress(person, path));
        await settles(person);
        const errors = await person.page.evaluate(grammarErrors, width);
        if (errors.length > 0) found[path] = errors;
      }
      expect(found).toEqual({});
    },
  );
}
