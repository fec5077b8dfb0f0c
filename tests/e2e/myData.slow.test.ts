import { journey } from '../support/e2eJourney';
import { exportedFile } from '../support/files';
import { opensAs } from '../support/signIn';

const PRIVACY = '/usercenter/security/settings/privacy';

journey(
  'a copy of all data is downloaded, and consent to offers by email is given and withdrawn',
  { language: 'en-US' },
  async (person) => {
    await opensAs(person, 'user', '/usercenter/security/settings');
    await person.presses('Manage data', 'link');
    await person.isAt(PRIVACY);
    const { name, text } = await exportedFile(person, async () => {
      await person.presses('Download my data', 'button');
      await person.sees('The file contains all your personal data');
      await person.fills('Password', 'Market#2026');
      await person.hits('Enter');
      await person.sees('.zip downloaded');
    });
    expect(name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
    expect(text.startsWith('PK\x03\x04')).toBe(true);
    expect(text).toContain('data.json');

    await person.sees('Accepted agreements');
    await person.presses('Offers by email', 'switch');
    await person.sees('Agreed on');
    await person.reloads();
    await person.sees('Agreed on');
    await person.presses('Offers by email', 'switch');
    await person.seesNo('Agreed on');
    await person.presses('Platform Service Terms', 'link');
    await person.isAt('/agreement/blockserveterms?version=1.2');
    await person.sees('You are reading version 1.2, which is no longer in force.');
  },
);
