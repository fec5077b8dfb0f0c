import { journey } from '../support/e2eJourney';
import { holdsEntry } from '../support/heldEntry';
import type { Person } from '../support/person';

/** Class and text of the shell in the document. */
const readsShell = ({ page }: Person) =>
  page.evaluate(() => {
    const shell = document.getElementById('shell');
    return { is: shell?.className, text: shell?.innerText.trim() };
  });

journey(
  'the shell has the language, direction, theme and frame of the page from the first paint',
  { language: 'he', isFirstVisit: true },
  async (person) => {
    const { opens } = await holdsEntry(person, 'dark');
    await opens('/dashboard/analysis');
    expect(await person.page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    // A right-to-left language uses the texts of the browser's next language.
    const { is, text } = await readsShell(person);
    expect(is).toBe('dark console');
    expect(['服务市场', 'Service Market']).toContain(text);
    await person.page.evaluateOnNewDocument(() => localStorage.setItem('umi_locale', 'en-US'));
    await opens('/reset-password');
    expect(await readsShell(person)).toEqual({ is: 'dark auth', text: 'Service Market' });
    expect(await person.page.evaluate(() => document.documentElement.dir)).toBe('ltr');
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

journey('a browser without JavaScript is told that the portal needs it', {}, async ({ page }) => {
  await page.setJavaScriptEnabled(false);
  for (const path of ['/login', '/announcement']) {
    await page.goto(new URL(path, process.env.PORTAL_ORIGIN).href);
    const text = await page.evaluate(() => document.body.innerText);
    expect(text).toContain('本网站需要启用 JavaScript');
    expect(text).toContain('This site needs JavaScript');
  }
});
