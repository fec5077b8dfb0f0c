import { journey } from '../support/e2eJourney';
import { buttonNamed } from '../support/keyboard';
import { Person } from '../support/person';

const SECURITY = '/usercenter/security';
const NEW_PASSWORD = 'Blue.Kettle.On.Tuesday';
const NEW_PHONE = '13712345678';

/** Opens another signed-in window, at the overview. */
async function alsoSignedIn(account: string): Promise<Person> {
  const other = await Person.arrives({ language: 'en-US' });
  await other.opens('/favicon.svg');
  await other.isSignedInAs(account);
  await other.opens('/usercenter/overview');
  return other;
}

async function opensSignedIn(person: Person, path: string): Promise<void> {
  await person.opens('/favicon.svg');
  await person.isSignedInAs('user');
  await person.opens(path);
}

/** Brings this window to the front and follows a link of the user center, unless a call in the background came first. */
async function followsLink(person: Person): Promise<void> {
  await person.page.bringToFront();
  await Promise.any([person.presses('Account security', 'link'), person.isAt('/login')]);
}

/** Confirms the dialog. */
async function agrees(person: Person): Promise<void> {
  await person.page.locator('[role="dialog"] .ant-btn-dangerous').click();
}

for (const [place, width] of [
  ['at a desk', 1440],
  ['on a phone', 360],
] as const) {
  journey(
    `changing the password ${place} signs out another device with its next call`,
    { width, language: 'en-US' },
    async (person) => {
      const device = await alsoSignedIn('user');
      const stranger = await alsoSignedIn('admin');
      await opensSignedIn(person, SECURITY);
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

      await followsLink(device);
      await device.isAt(`/login?redirect=${encodeURIComponent(SECURITY)}`);
      await device.sees('The password of your account has been changed');
      expect(await device.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
      await device.fills('Username or phone number', 'user');
      await device.fills('Password', NEW_PASSWORD);
      await device.hits('Enter');
      await device.isAt(SECURITY);
      await device.sees('Changed today');

      await followsLink(stranger);
      await stranger.sees('138****8000');
      await person.page.bringToFront();
      await person.presses('Back to security', 'link');
      await person.sees('Changed today');
      await person.reloads();
      await person.isAt(SECURITY);
      expect([...device.complaints, ...stranger.complaints]).toEqual([]);
      await device.leaves();
      await stranger.leaves();
    },
  );

  journey(
    `changing the phone ${place} survives a reload at each step`,
    { width, language: 'en-US' },
    async (person) => {
      const device = await alsoSignedIn('user');
      await opensSignedIn(person, `${SECURITY}/settings/change-phone`);
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

      await person.presses('Back to security', 'link');
      await person.sees('137****5678');
      await followsLink(device);
      await device.sees('The phone number of your account has been changed');
      await device.fills('Username or phone number', NEW_PHONE);
      await device.fills('Password', 'Market#2026');
      await device.hits('Enter');
      await device.isAt(SECURITY);
      expect(device.complaints).toEqual([]);
      await device.leaves();
    },
  );

  journey(`the session of another device is ended ${place}`, { width, language: 'en-US' }, async (person) => {
    const device = await alsoSignedIn('user');
    await opensSignedIn(person, SECURITY);
    await person.sees('This device');
    // Both sessions are of the same browser. Only the other one has the button.
    await person.page.locator(buttonNamed('Sign out Chrome')).click();
    await person.sees('Sign out this device?');
    await agrees(person);
    await person.hasSeenPopups(1);
    expect(await person.popups()).toEqual(['1 device signed out']);

    await followsLink(device);
    await device.sees('You were signed out here from another device');
    expect(await device.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await device.leaves();

    await person.page.bringToFront();
    await person.seesNo('1 device signed out');
    await person.presses('Sign out all other devices', 'button');
    await person.sees('2 other devices will be signed out immediately');
    await agrees(person);
    await person.sees('You aren’t signed in on any other device.');
    await person.reloads();
    await person.sees('You aren’t signed in on any other device.');
  });
}
