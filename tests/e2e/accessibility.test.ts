import { AxePuppeteer } from '@axe-core/puppeteer';
import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';

const PUBLIC = [
  '/home',
  '/login',
  '/login?type=phone',
  '/register',
  '/reset-password',
  '/agreement/privacy',
  '/404',
  '/demo',
];
const PRIVATE = ['/usercenter/overview', '/welcome', '/admin'];

/** What axe finds critical or serious on the page that is open. */
async function barriers(person: Person): Promise<string[]> {
  const { violations } = await new AxePuppeteer(person.page).analyze();
  return violations
    .filter(({ impact }) => impact === 'critical' || impact === 'serious')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
}

for (const theme of ['light', 'dark']) {
  journey(`nothing on the ${theme} pages bars anybody`, { language: 'en-US' }, async (person) => {
    await person.page.evaluateOnNewDocument((choice) => localStorage.setItem('portal_theme', choice), theme);
    const found: Record<string, string[]> = {};
    for (const path of PUBLIC) {
      await person.opens(path);
      found[path] = await barriers(person);
    }
    await person.isSignedInAs('admin');
    for (const path of PRIVATE) {
      await person.opens(path);
      found[path] = await barriers(person);
    }
    expect(found).toEqual(Object.fromEntries([...PUBLIC, ...PRIVATE].map((path) => [path, []])));
  });
}
