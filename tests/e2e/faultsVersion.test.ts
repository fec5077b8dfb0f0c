import { journey } from '../support/e2eJourney';
import { blocksFile, countsLoads, goesOffline, navigates, repliesWith } from '../support/faults';
import type { Person } from '../support/person';
import { until } from '../support/waiting';

const VERSION_FILE = '*/version.json';
const NOTICE = 'A new version is ready.';

/** So many minutes later the person comes back to the window. */
async function comesBackAfter({ page }: Person, minutes: number): Promise<void> {
  await page.evaluate((ahead) => {
    const now = Date.now;
    Date.now = () => now() + ahead;
    document.dispatchEvent(new Event('visibilitychange'));
  }, minutes * 60_000);
}

journey(
  'an outdated window offers the new version one time and keeps typed input',
  { language: 'en-US' },
  async (person) => {
    await person.opens('/register');
    await person.fills('Phone number', '13700137000');
    await person.fills('Password', 'Market#2027');
    const loads = countsLoads(person);
    const file = await repliesWith(person, VERSION_FILE, { version: 'another' });
    await comesBackAfter(person, 1);
    await comesBackAfter(person, 6);
    await person.sees(NOTICE);
    expect(file.requests()).toBe(1);
    expect(loads()).toBe(0);

    await person.presses('Update now', 'button');
    await person.page.waitForFunction(
      () => performance.getEntriesByType('navigation').at(-1)?.toJSON().type === 'reload',
    );
    await person.page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value === '13700137000'),
    );
    expect(
      await person.page.$$eval('input[type=password]', (fields) => fields.map(({ value }) => value)),
    ).toEqual(['', '']);
    expect(loads()).toBe(1);
    await person.seesNo(NOTICE);
  },
);

journey(
  'a dismissed version notice does not appear again',
  { language: 'en-US', width: 360 },
  async (person) => {
    await person.opens('/home');
    const file = await repliesWith(person, VERSION_FILE, { version: 'another' });
    await comesBackAfter(person, 6);
    await person.sees(NOTICE);
    await person.presses('Not now', 'button');
    await person.seesNo(NOTICE);
    await comesBackAfter(person, 6);
    // Going on is an occasion, too.
    await navigates(person, '/announcement');
    await person.sees('Announcements');
    await until('the file is asked for again', () => file.requests() === 2);
    await person.seesNo(NOTICE);
  },
);

journey(
  'no notice is shown for the same version, a missing file or a failed call',
  { language: 'en-US' },
  async (person) => {
    await person.opens('/home');
    const same = person.page.waitForResponse((reply) => reply.url().endsWith('/version.json'));
    await comesBackAfter(person, 6);
    expect(await (await same).json()).toEqual({ version: expect.stringMatching(/^[0-9a-f]+$/) });
    const file = await blocksFile(person, VERSION_FILE);
    await comesBackAfter(person, 6);
    await until('the file is asked for', () => file.requests() === 1);
    await file.restore();
    await goesOffline(person);
    await comesBackAfter(person, 6);
    await person.sees('You’re offline.');
    expect(await person.counts(NOTICE)).toBe(0);
    expect(await person.popups()).toEqual([]);
  },
);
