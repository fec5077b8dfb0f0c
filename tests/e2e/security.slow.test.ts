import { journey } from '../support/e2eJourney';
import { Person } from '../support/person';
import { opensAs, pressesIfThere, signsIn } from '../support/signIn';

const SECURITY = '/usercenter/security';
const NEW_PASSWORD = 'Blue.Kettle.On.Tuesday';
const NEW_PHONE = '13712345678';

/** Opens another signed-in window, at the overview. */
async function alsoSignedIn(account: string): Promise<Person> {
  const other = await Person.arrives({ language: 'en-US' });
  await opensAs(other, account, '/usercenter/overview');
  return other;
}

/** Brings this window to the front and follows a link of the user center. */
async function followsLink(person: Person): Promise<void> {
  await person.page.bringToFront();
  await pressesIfThere(person, 'Account security');
}

/** Finds on another device that its session has ended, signs in there and opens the security page. */
async function signsInAgain(
  device: Person,
  reason: string,
  account: string,
  password?: string,
): Promise<void> {
  await followsLink(device);
  // A call in the background may have noticed it on the page before.
  await device.isAt('/login');
  await device.sees(reason);
  expect(await device.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await signsIn(device, account, password);
  await device.page.waitForFunction(() => location.pathname.startsWith('/usercenter/'));
  await device.opens(SECURITY);
}

journey(
  'changing the password signs out another device with its next call',
  { language: 'en-US' },
  async (person) => {
    const device = await alsoSignedIn('user');
    const stranger = await alsoSignedIn('admin');
    await opensAs(person, 'user', SECURITY);
    await person.presses('Change password', 'link');
    await person.isAt(`${SECURITY}/settings/change-password`);

    await person.fills('Current password', 'not-the-password');
    await person.fills('New password', NEW_PASSWORD);
    await person.fills('Confirm password', NEW_PASSWORD);
    await person.hits('Enter');
    await person.sees('After 9 more wrong tries the account is locked');
    expect(await person.reads('New password')).toBe(NEW_PASSWORD);

    await person.fills('Current password', 'Market#2026');
    await person.hits('Enter');
    await person.sees('Your password has been changed');
    await person.sees('3 other devices were signed out');

    await signsInAgain(device, 'The password of your account has been changed', 'user', NEW_PASSWORD);
    await device.sees('Changed today');

    await followsLink(stranger);
    await stranger.sees('138****8000');
    await person.page.bringToFront();
    await person.presses('Back to account security', 'link');
    await person.sees('Changed today');
    await person.reloads();
    await person.isAt(SECURITY);
    expect([...device.complaints, ...stranger.complaints]).toEqual([]);
    await device.leaves();
    await stranger.leaves();
  },
);

journey(
  'changing the phone survives a reload at each step',
  { language: 'en-US', width: 360 },
  async (person) => {
    const device = await alsoSignedIn('user');
    await opensAs(person, 'user', `${SECURITY}/settings/change-phone`);
    await person.presses('Get code', 'button');
    await person.sees('Code sent to 139****9000');
    await person.reloads();
    await person.sees('Code sent to 139****9000');
    await person.sees('Resend in');
    await person.fills('Verification code', await person.receivesCode('13900139000'));
    await person.hits('Enter');

    await person.sees('You are verified. Finish within');
    await person.reloads();
    await person.sees('You are verified. Finish within');
    await person.fills('New phone number', '137 1234 5678');
    await person.hits('Enter');
    await person.sees('We sent a code to 137****5678');
    await person.reloads();
    await person.sees('We sent a code to 137****5678');
    await person.fills('Verification code', await person.receivesCode(NEW_PHONE));
    await person.hits('Enter');
    await person.sees('Your phone number is now 137****5678');

    await person.presses('Back to account security', 'link');
    await person.sees('137****5678');
    await signsInAgain(device, 'The phone number of your account has been changed', NEW_PHONE);
    await device.sees('137****5678');
    expect(device.complaints).toEqual([]);
    await device.leaves();
  },
);
