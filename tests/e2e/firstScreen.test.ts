import { journey } from '../support/e2eJourney';
import { opensHeld } from '../support/heldEntry';

journey(
  'a press on "Sign in" before the code is there signs in one time',
  { language: 'en-US', isFirstVisit: true },
  async (person) => {
    const release = await opensHeld(person, '/login');
    await person.page.click('#account_userPhone');
    await person.page.keyboard.type('13900139000');
    await person.page.click('#account_password');
    await person.page.keyboard.type('Market#2026');
    await person.page.click('#account button[type=submit]');
    await person.page.keyboard.press('Enter');
    await release();
    await person.isAt('/home');
    expect(person.calls.filter(({ url }) => url.includes('user/login')).length).toBe(1);
  },
);
