import { journey } from '../support/e2eJourney';
import { comesBackAfter, countsLoads, repliesWith } from '../support/faults';

const VERSION_FILE = '*/version.json';
const NOTICE = 'A new version is ready.';

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
