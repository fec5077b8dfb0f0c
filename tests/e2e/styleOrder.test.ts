import { journey } from '../support/e2eJourney';
import { navigates } from '../support/faults';
import { opensAs } from '../support/signIn';

/** Runs in the page: its sheets in order, with the rules of each. */
const readSheets = () =>
  [...document.styleSheets]
    .filter(({ href }) => href)
    .map(({ href, cssRules }) => ({
      name: (href ?? '').replace(/.*\//, ''),
      rules: [...cssRules].map(({ cssText }) => cssText),
    }));

journey(
  "antd's sheet comes before the portal's, and each rule stands in one sheet, whatever pages were open before",
  {},
  async (person) => {
    await opensAs(person, 'admin', '/home');
    for (const path of ['/usercenter/coupon', '/serviceMarket', '/list/table-list', '/usercenter/order']) {
      await navigates(person, path);
      await person.page.waitForFunction(() => document.querySelector('h1, [aria-busy=true]'));
      await person.rests();
    }
    const [first, ...others] = await person.page.evaluate(readSheets);
    expect(first?.name).toMatch(/^antd\./);
    expect(others.filter(({ name }) => name.startsWith('antd.'))).toEqual([]);
    expect(others.length).toBeGreaterThan(4);
    // Otherwise the rules of the page that was opened last would win.
    const rules = others.flatMap((sheet) => sheet.rules);
    expect(rules.filter((rule, place) => rules.indexOf(rule) !== place)).toEqual([]);
  },
);
