import { journey } from '../support/e2eJourney';
import { blocksFile, comesBackAfter, navigates, repliesWith } from '../support/faults';
import { until } from '../support/waiting';

const VERSION_FILE = '/version.json';
const NOTICE = 'A new version is ready.';

journey(
  'no notice is shown for the same version or a missing file, and a dismissed one does not appear again',
  { language: 'en-US', width: 360 },
  async (person) => {
    await person.opens('/home');
    const same = person.page.waitForResponse((reply) => reply.url().endsWith('/version.json'));
    await comesBackAfter(person, 6);
    expect(await (await same).json()).toEqual({ version: expect.stringMatching(/^[0-9a-f]+$/) });
    const missing = await blocksFile(person, VERSION_FILE);
    await comesBackAfter(person, 6);
    await until('the file is requested', () => missing.requests() === 1);
    await missing.restore();
    expect(await person.counts(NOTICE)).toBe(0);
    expect(await person.popups()).toEqual([]);

    const file = await repliesWith(person, VERSION_FILE, { version: 'another' });
    await comesBackAfter(person, 6);
    await person.sees(NOTICE);
    await person.presses('Not now', 'button');
    await person.seesNo(NOTICE);
    await comesBackAfter(person, 6);
    // A change of the page is another occasion.
    await navigates(person, '/announcement');
    await person.sees('Announcements');
    await until('the file is requested again', () => file.requests() === 2);
    await person.seesNo(NOTICE);
  },
);
