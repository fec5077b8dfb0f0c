import { codeFile } from '../support/codeFiles';
import { journey } from '../support/e2eJourney';
import { holdsEntry } from '../support/heldEntry';
import { isPageLoaded, until } from '../support/waiting';

journey(
  'the code of a page is loaded one time, while the entry is loading, also for a signed-in user',
  {},
  async (person) => {
    const { page } = person;
    const { opens, release } = await holdsEntry(person);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const loadsAhead = async (path: string, code: string) => {
      requested.length = 0;
      await opens(path);
      for (const ending of ['js', 'css']) {
        const file = await codeFile(`${code}.${ending}`);
        await until(`${code} is asked for`, () => requested.includes(file));
      }
      await release();
      await page.waitForFunction(isPageLoaded);
      const files = requested.filter((file) => /\.(async\.js|chunk\.css)$/.test(file));
      expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
    };
    await loadsAhead('/agreement', 'src__pages__agreement__index');
    await person.isSignedInAs('user');
    await loadsAhead('/usercenter/message', 'src__pages__usercenter__message__index');
  },
);

journey(
  'the next page opens without a connection: its code was fetched while the person read this one',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    const { page } = person;
    const market = await codeFile('src__pages__serviceMarket__index.js');
    const fetched: string[] = [];
    page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
    await person.opens('/home');
    await until('the code of the market is there', () => fetched.includes(market));
    await page.waitForNetworkIdle();
    await page.setOfflineMode(true);
    await page.locator('header a[href="/serviceMarket"]').click();
    await person.isAt('/serviceMarket');
    await person.sees('You’re offline');
    await page.waitForSelector('main h1');
    await page.setOfflineMode(false);
  },
);
