import { journey } from '../support/e2eJourney';
import { comesBackAfter, countsLoads, repliesWith } from '../support/faults';
import { opensAs } from '../support/signIn';
import { hasValue } from '../support/waiting';

const VERSION_FILE = '/version.json';
const NOTICE = 'A new version is ready.';

journey(
  'an outdated window offers the new version one time and keeps typed input',
  { language: 'en-US' },
  async (person) => {
    await opensAs(person, 'user', '/account/settings');
    await person.fills('About you', 'Half a sentence');
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
    await person.presses('Restore', 'button');
    await hasValue(person.page, 'About you', 'Half a sentence');
    expect(loads()).toBe(1);
    await person.seesNo(NOTICE);
  },
);
