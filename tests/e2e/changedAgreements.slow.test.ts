import { violations } from '../support/accessibility';
import { journey } from '../support/e2eJourney';
import { DAY_SECONDS } from '../support/mockCalls';
import type { Person } from '../support/person';
import { isAwayUntil, signsIn } from '../support/signIn';

const CHANGED = 'Our agreements have changed';
const PRIVACY = '/usercenter/security/settings/privacy';
/** Announced versions take effect 30 days after the seeding, at midnight. */
const AFTER_CHANGE_SECONDS = 31 * DAY_SECONDS;

async function arrives(person: Person, redirect: string): Promise<void> {
  await person.opens(`/login?redirect=${encodeURIComponent(redirect)}`);
  await signsIn(person, 'user');
}

journey(
  'changed agreements are announced, shown after a sign-in, accepted once',
  { language: 'en-US', width: 360 },
  async (person) => {
    await arrives(person, '/agreement/privacy');
    await person.presses('See what changes', 'link');
    await person.sees('Version 2.1 and 2.2 compared');
    expect(await person.counts(CHANGED)).toBe(0);

    await isAwayUntil(person, AFTER_CHANGE_SECONDS);
    await arrives(person, '/usercenter/order');
    await person.sees(CHANGED);
    await person.sees('Version 2.0 and 2.1 compared');
    await person.sees('Version 2.1 and 2.2 compared');
    expect(await person.counts('My orders')).toBe(0);
    await person.reloads();
    await person.sees(CHANGED);
    await person.presses('Sign out', 'button');
    await person.isAt('/login');

    await arrives(person, '/usercenter/order');
    await person.sees('Version 2.1 and 2.2 compared');
    expect(await violations(person)).toEqual([]);
    await person.presses('Accept and continue', 'button');
    await person.sees('Tick the box to accept.');
    await person.ticks('I have read and accept the changed agreements.');
    await person.presses('Accept and continue', 'button');
    await person.isAt('/usercenter/order');
    await person.sees('My orders');
    await person.reloads();
    await person.sees('My orders');
    expect(await person.counts(CHANGED)).toBe(0);

    await person.opens(PRIVACY);
    await person.sees('Accepted agreements');
    await person.sees('2.2');
  },
);
