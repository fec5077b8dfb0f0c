import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';
import { signsIn } from '../support/signIn';

const PAGE = '/usercenter/security/settings/linked-account';
const CONSENT = '/api/v1/demo/identity/authorize';

/** Goes to the provider, chooses an account there and answers. */
async function answers(person: Person, account: string, decision: 'Allow' | 'Deny'): Promise<void> {
  await person.isAt('/login/linked');
  await person.presses('Continue with Harbor ID', 'button');
  await person.isAt(CONSENT);
  await person.chooses(account);
  await person.presses(decision, 'button');
}

journey(
  'an account that nobody has linked is linked after signing in, unlinked and linked again',
  { language: 'en-US', width: 360 },
  async (person) => {
    await person.opens('/login?redirect=%2Fusercenter%2Forder');
    await person.presses('Sign in with a linked account', 'link');
    await answers(person, 'mo.chen', 'Deny');
    await person.sees('You didn’t allow access, so nothing happened.');
    await answers(person, 'mo.chen', 'Allow');
    await person.sees('Link your Harbor ID account');
    await person.presses('Sign in and link', 'link');
    await signsIn(person, 'admin');
    await person.isAt(PAGE);
    await person.sees('Link the Harbor ID account “mo.chen” to your account 138****8000');
    await person.presses('Link account', 'button');
    await person.isAt('/usercenter/order');

    await person.opens(PAGE);
    await person.sees('mo.chen');
    await person.presses('Unlink your Harbor ID account', 'button');
    await person.page.locator('[role="dialog"] .ant-btn-dangerous').click();
    await person.sees('Not linked');
    await person.presses('Link your Harbor ID account', 'button');
    await person.sees('Confirm it’s you');
    await person.fills('Password', 'Market#2026');
    await person.hits('Enter');
    await person.isAt(CONSENT);
    await person.chooses('mo.chen');
    await person.presses('Allow', 'button');
    await person.isAt(PAGE);
    await person.sees('Account linked');
    await person.sees('mo.chen');
  },
);

journey(
  'a linked account signs in and returns to where the user wanted to go',
  { language: 'en-US' },
  async (person) => {
    await person.opens('/login?redirect=%2Fusercenter%2Forder');
    await person.presses('Sign in with a linked account', 'link');
    await answers(person, 'outage.test', 'Allow');
    await person.sees('The identity provider isn’t answering.');
    await answers(person, 'xiaoman.lin', 'Allow');
    await person.isAt('/usercenter/order');
    const [login] = person.callsTo('user/login/linked').slice(-1);
    expect(login?.body).toEqual({
      provider: 'harbor',
      code: expect.any(String),
      codeVerifier: expect.stringMatching(/^[\w-]{64}$/),
      redirectUri: new URL('/login/linked', process.env.PORTAL_ORIGIN).href,
    });
  },
);
