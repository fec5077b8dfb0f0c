import { journey } from '../support/e2eJourney';
import { DAY_SECONDS } from '../support/mockCalls';
import type { Person } from '../support/person';
import { isAwayUntil, registers, signsIn } from '../support/signIn';
import { isTold } from '../support/waiting';

const PHONE = '13712345678';
const PASSWORD = 'Blue.Kettle.On.Tuesday';
const SETTINGS = '/usercenter/security/settings';

/** Opens the login page and signs in. */
async function arrives(person: Person, redirect = ''): Promise<void> {
  await person.opens(`/login${redirect && `?redirect=${redirect}`}`);
  await signsIn(person, PHONE, PASSWORD);
}

async function closes(person: Person): Promise<void> {
  await person.sees('Nothing stands in the way.');
  await person.ticks('I understand what happens');
  await person.presses('Close account', 'button');
  await person.sees('Confirm it’s you before you close your account');
  await person.fills('Password', PASSWORD);
  await person.presses('Confirm and continue', 'button');
  await person.sees('Your account is being closed');
}

journey(
  'an account is closed, kept, closed again, and gone after 15 days',
  { language: 'en-US', width: 360 },
  async (person) => {
    await registers(person, PHONE, PASSWORD);
    await arrives(person, `${SETTINGS}/close-account`);
    await closes(person);
    await person.reloads();
    await person.sees('Your account is being closed');
    await person.presses('Sign out', 'button');
    await person.isAt('/login');

    await arrives(person);
    await person.sees('Your account is being closed');
    await person.presses('Keep my account', 'button');
    await person.sees('Your account stays open');
    await person.opens(SETTINGS);
    await person.presses('Close account', 'link');
    await person.isAt(`${SETTINGS}/close-account`);
    await closes(person);

    await isAwayUntil(person, 16 * DAY_SECONDS);
    await person.opens('/usercenter/order');
    await person.isAt('/login?redirect=%2Fusercenter%2Forder');
    await isTold(person.page, 'This account has been closed.');
    await signsIn(person, PHONE, PASSWORD);
    await person.sees('The account or the password is wrong.');

    await registers(person, PHONE, PASSWORD);
    await arrives(person, '/usercenter/order');
    await person.isAt('/usercenter/order');
    await person.sees('My orders');
    expect(await person.counts('Your account is being closed')).toBe(0);
  },
);
