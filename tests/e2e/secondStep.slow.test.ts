import { appCode } from '../support/authenticator';
import { journey } from '../support/e2eJourney';
import { movesServerClock } from '../support/mockCalls';
import type { Person } from '../support/person';
import { opensAs, signsIn } from '../support/signIn';

const PAGE = '/usercenter/security/settings/two-step';
const STEP_SECONDS = 30;

/** Returns the only texts of the page that match. */
const readsTexts = (person: Person, pattern: string) =>
  person.page.evaluate((source) => document.body.innerText.match(new RegExp(source, 'g')) ?? [], pattern);

async function confirmsIdentity(person: Person): Promise<void> {
  await person.sees('Confirm it’s you');
  await person.fills('Password', 'Market#2026');
  await person.hits('Enter');
}

/** Signs out by forgetting the session of this window. */
async function returnsSignedOut(person: Person): Promise<void> {
  await person.page.evaluate(() => sessionStorage.clear());
  await person.opens(`/login?redirect=${encodeURIComponent(PAGE)}`);
}

journey(
  'two-step verification is turned on, used with the app and with a recovery code, and turned off',
  { language: 'en-US', width: 360 },
  async (person) => {
    await opensAs(person, 'user', '/usercenter/security/settings');
    await person.presses('Set up', 'link');
    await person.isAt(PAGE);
    await person.presses('Turn on two-step verification', 'button');
    await confirmsIdentity(person);
    await person.sees('Add the account to your app');
    const [key = ''] = await readsTexts(person, '([A-Z2-7]{4} ){7}[A-Z2-7]{4}');
    await person.fills('Code from your app', appCode(key, Date.now()));
    await person.hits('Enter');
    await person.sees('These codes are shown only this once');
    const codes = await readsTexts(person, '[2-9A-Z]{5}-[2-9A-Z]{5}');
    expect(codes).toHaveLength(10);
    await person.presses('I’ve saved them', 'button');
    await person.sees('10 of 10 recovery codes left.');

    // Each code counts once. The server takes the one before, too, so that no code is too old for a slow machine.
    await movesServerClock(2 * STEP_SECONDS);
    await returnsSignedOut(person);
    await signsIn(person, 'user');
    await person.sees('Open your authenticator app');
    expect(await person.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await person.fills('Code from your app', appCode(key, Date.now() + 2 * STEP_SECONDS * 1_000));
    await person.hits('Enter');
    await person.isAt(PAGE);
    await person.sees('10 of 10 recovery codes left.');

    await returnsSignedOut(person);
    await signsIn(person, 'user');
    await person.presses('Use a recovery code', 'button');
    await person.fills('Recovery code', codes[0]?.toLowerCase() ?? '');
    await person.hits('Enter');
    await person.isAt(PAGE);
    await person.sees('9 of 10 recovery codes left.');

    await person.presses('Turn off two-step verification', 'button');
    await person.sees('Turn off two-step verification?');
    await person.page.locator('[role="dialog"] .ant-btn-dangerous').click();
    await confirmsIdentity(person);
    await person.sees('Two-step verification is off');
    await returnsSignedOut(person);
    await signsIn(person, 'user');
    await person.isAt(PAGE);
  },
);
