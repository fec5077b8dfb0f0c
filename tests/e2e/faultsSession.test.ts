import { journey } from '../support/e2eJourney';
import { losesSessionAt, opensAs } from '../support/signIn';
import { findControl, hasValue } from '../support/waiting';

const SENTENCE = 'Half a sentence that';

journey(
  'an expired session keeps unsaved settings on a phone, for the same user only',
  { language: 'en-US', width: 360 },
  async (person) => {
    await opensAs(person, 'user', '/account/settings');
    await person.fills('About you', SENTENCE);
    await losesSessionAt(person, 'Save profile', 'user');
    await person.presses('Restore', 'button');
    await hasValue(person.page, 'About you', SENTENCE);
    // The draft is restored as unsaved input.
    await person.page.waitForSelector('::-p-aria([name="Discard changes"][role="button"]):not([disabled])');

    // Nobody else is led to the page, finds the text in its form, or can read it in storage.
    await losesSessionAt(person, 'Save profile', 'admin', '/home');
    await person.opens('/account/settings');
    await findControl(person.page, 'About you', 'textbox');
    expect(await person.reads('About you')).not.toContain(SENTENCE);
    expect(await person.page.evaluate(() => Object.values(localStorage).join())).not.toContain(SENTENCE);
    await losesSessionAt(person, 'Save profile', 'user', '/home');
    await person.opens('/account/settings');
    await person.presses('Restore', 'button');
    await hasValue(person.page, 'About you', SENTENCE);
  },
);
