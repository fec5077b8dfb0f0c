import { settles } from '../support/accessibility';
import { journey } from '../support/e2eJourney';
import { navigates } from '../support/faults';
import { grammarErrors } from '../support/grammar';
import type { Person } from '../support/person';
import { memberVisits } from '../support/routeSamples';
import { opensAs } from '../support/signIn';

/** The sample number of pages that show one of many. */
const SAMPLE = '/1001';
const ORDERS = '/usercenter/order?tab=completed';
/** The lists that lead to them, where their addresses do not say so. */
const LISTS: Record<string, string> = {
  '/order': '/serviceMarket/nopay',
  '/usercenter/order': ORDERS,
  '/usercenter/invoice': '/usercenter/invoice?tab=list',
};
const CONFIRM =
  '/serviceMarket/order?serviceId=invoice-ocr&plan=pack10k&period=once-1&spec.concurrency=5&spec.verification=0';
/** A hero or a drawing in place of a page's head. */
const WITHOUT_HEADER = ['/home', '/404', '/nowhere', '/exception'];

const PATHS = memberVisits.filter(({ frame }) => frame === 'portal').map(({ path }) => path);

/** Opens a list and returns the path of the first entry below a path. */
async function findsFirst(person: Person, list: string, parent: string): Promise<string> {
  await navigates(person, list);
  await settles(person);
  return person.page.evaluate((start) => {
    const paths = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map(
      ({ pathname }) => pathname,
    );
    const found = paths.find((path) => path.startsWith(`${start}/`) && /\d/.test(path.slice(start.length)));
    if (!found) throw new Error(`No link to a page below ${start}`);
    return found;
  }, parent);
}

/** Returns an address of a page with content. */
async function findsAddress(person: Person, path: string): Promise<string> {
  if (path === '/serviceMarket/order') return CONFIRM;
  if (path === '/serviceMarket/result') {
    const order = await findsFirst(person, ORDERS, '/usercenter/order');
    return `${path}?orderId=${order.split('/').at(-1)}`;
  }
  const [parent = '', rest] = path.split(SAMPLE);
  if (rest === undefined) return path;
  return (await findsFirst(person, LISTS[parent] ?? parent, parent)) + rest;
}

for (const [name, width] of Object.entries({ 'a wide window': 1440, 'a phone': 390 })) {
  journey(
    `the pages of the portal have one visual grammar in ${name}`,
    { language: 'en-US', width },
    async (person) => {
      const found: Record<string, string[]> = {};
      await opensAs(person, 'user', '/home');
      for (const path of PATHS) {
        await navigates(person, await findsAddress(person, path));
        await settles(person);
        const errors = await person.page.evaluate(grammarErrors, width, !WITHOUT_HEADER.includes(path));
        if (errors.length > 0) found[path] = errors;
      }
      expect(found).toEqual({});
    },
  );
}
