import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';

const ENTRY = /\/umi\.\w+\.js$/;

/** Class and text of the shell in the document. */
const readsShell = ({ page }: Person) =>
  page.evaluate(() => {
    const shell = document.getElementById('shell');
    return { is: shell?.className, text: shell?.innerText.trim() };
  });

/** Opens a URL whose code never loads. */
async function opensBare({ page }: Person, path: string): Promise<void> {
  void page.goto(new URL(path, process.env.PORTAL_ORIGIN).href).catch(() => {});
  await page.waitForFunction(
    (wanted) => location.pathname === wanted && document.querySelector('#shell.dark, #shell.light'),
    {},
    path,
  );
}

/** Keeps the request for the entry script pending. */
async function keepsEntryWaiting({ page }: Person): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!ENTRY.test(request.url())) void request.continue();
  });
}

journey(
  'the shell shows the brand in the right language, theme and frame before any code loads',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    await keepsEntryWaiting(person);
    await person.page.evaluateOnNewDocument(() => localStorage.setItem('portal_theme', 'dark'));
    await opensBare(person, '/reset-password');
    expect(await readsShell(person)).toEqual({ is: 'dark auth', text: 'Service Market' });
    await opensBare(person, '/dashboard/analysis');
    expect(await readsShell(person)).toEqual({ is: 'dark console', text: 'Service Market' });
  },
);

journey(
  'a right-to-left page is laid out so from the first paint',
  { language: 'he', isFirstVisit: true },
  async (person) => {
    await keepsEntryWaiting(person);
    await opensBare(person, '/dashboard/analysis');
    expect(await person.page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    // A right-to-left language uses the texts of the browser's next language.
    expect(['服务市场', 'Service Market']).toContain((await readsShell(person)).text);
  },
);

journey(
  'a page without its code shows an error and offers a reload',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    const client = await person.page.createCDPSession();
    await client.send('Network.enable');
    await client.send('Network.setBlockedURLs', { urls: ['*/umi.*.js'] });
    await person.opensWithoutWaiting('/home');
    await person.sees('This page didn’t load completely.');
    await client.send('Network.setBlockedURLs', { urls: [] });
    await person.presses('Reload', 'button');
    await person.sees('How it works');
  },
);

journey(
  'the shell is removed after the page has rendered',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    await person.opens('/home');
    expect(await person.page.evaluate(() => document.getElementById('shell'))).toBeNull();
  },
);

journey('a browser without JavaScript is told that the portal needs it', {}, async ({ page }) => {
  await page.setJavaScriptEnabled(false);
  for (const path of ['/login', '/announcement']) {
    await page.goto(new URL(path, process.env.PORTAL_ORIGIN).href);
    const text = await page.evaluate(() => document.body.innerText);
    expect(text).toContain('本网站需要启用 JavaScript');
    expect(text).toContain('This site needs JavaScript');
  }
});
