import { screen, waitFor } from '@testing-library/react';
import type { Language } from '@/browser/locale';
import { db } from '../../mock/lib/db';
import { ADMIN_PHONE, button, callsTo, field, NEW_PHONE, receivedCode } from '../support/account';
import { failCalls, holdNextCall } from '../support/network';
import { mockServer } from '../support/pageSetup';
import { place, renderApp } from '../support/renderApp';

const GOOD = 'correct horse 电池 staple';

async function openRegister(address = '/register', language: Language = 'en-US') {
  const app = renderApp(address, { language });
  await screen.findByRole('checkbox');
  return app;
}

type User = Awaited<ReturnType<typeof openRegister>>['user'];

/** Fills in the whole form with the received code. */
async function fillIn(user: User, given: { phone?: string; password?: string; repeat?: string } = {}) {
  const { phone = NEW_PHONE, password = GOOD, repeat = password } = given;
  await user.fill(field('Phone number'), phone);
  await user.click(button('Get code'));
  await screen.findByText(/Code sent to/);
  await user.paste(receivedCode());
  await user.fill(field('Password'), password);
  await user.click(field('Confirm password'));
  await user.paste(repeat);
  await user.click(screen.getByRole('checkbox'));
}

describe('registration', () => {
  it('sends exactly the payload with the displayed versions, signs the new user in and goes on where they came from', async () => {
    const release = holdNextCall('GET', 'agreement/list');
    const { user } = renderApp('/register?redirect=%2Fdemo');
    expect(await screen.findByText('Loading the agreements…')).toBeVisible();
    expect(button('Sign up')).toBeDisabled();
    release();
    await screen.findByRole('checkbox');
    for (const code of ['register', 'privacy']) {
      const link = screen
        .getAllByRole('link')
        .find((each) => each.getAttribute('href') === `/agreement/${code}`);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
    }
    await fillIn(user, { phone: '137-1234-5678', password: ` ${GOOD} ` });
    const stored = [sessionStorage, localStorage].flatMap((storage) => Object.entries(storage).flat());
    // The key holds nothing that is derived from the number either.
    expect(stored).toContain('portal_countdown:sms:register');
    expect(stored.filter((text) => /137-?1234-?5678/.test(text))).toEqual([]);
    await user.click(button('Sign up'));

    await waitFor(() => expect(place()).toBe('/demo'));
    expect(await screen.findByText('Your account is ready')).toBeVisible();
    expect(await screen.findByRole('button', { name: /User 5678/ })).toBeVisible();
    expect(callsTo('user/login')[0]?.body).toEqual({
      userPhone: NEW_PHONE,
      loginType: 1,
      password: ` ${GOOD} `,
    });
    expect(callsTo('user/sms/send')[0]?.body).toEqual({ userPhone: NEW_PHONE, scene: 'register' });
    const [call] = callsTo('user/register');
    expect(call?.body).toEqual({
      userPhone: NEW_PHONE,
      password: ` ${GOOD} `,
      passwordRepeat: ` ${GOOD} `,
      smsVerificationCode: receivedCode(),
      consents: [
        { code: 'register', version: '2.0' },
        { code: 'privacy', version: '2.1' },
      ],
    });
    expect(call?.headers).not.toHaveProperty('x-authorization');
  });

  it('passes the phone to the login page when the sign-in fails', async () => {
    const { user } = await openRegister('/register?redirect=%2Fdemo');
    await fillIn(user);
    failCalls('user/login');
    await user.click(button('Sign up'));
    await waitFor(() => expect(place()).toBe('/login?redirect=%2Fdemo'));
    expect(await screen.findByText('Your account is ready')).toBeVisible();
    expect(await screen.findByLabelText('Username or phone number')).toHaveValue(NEW_PHONE);
  });
});

describe('the password of a registration', () => {
  it('says why it is refused, next to everything that is missing', async () => {
    const { user } = await openRegister();
    await user.click(button('Sign up'));
    await screen.findByText('Enter your phone number.');
    expect(
      screen.getByRole('main'),
    ).toRead(`# Create your account // Phone number:  required invalid – Enter your phone number. // Enter your phone number.
    Verification code:  required invalid – Enter the verification code. // (Get code) // Enter the verification code. // status:
    Password:  required invalid – Enter your password. 8 to 64 characters. Avoid your phone number and anything easy to guess.
    (Show password) // Enter your password. // 8 to 64 characters. Avoid your phone number and anything easy to guess.
    Confirm password:  required invalid – Enter your password again. // (Show password) // Enter your password again.
    [ ] I have read and agree to the Registration Agreement (version 2.0) and the Privacy Policy (version 2.1) required invalid – Read and agree to the agreements.
    [Registration Agreement (version 2.0)](/agreement/register) // [Privacy Policy (version 2.1)](/agreement/privacy)
    Read and agree to the agreements. // (Sign up) // Already have an account? // [Sign in](/login)`);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'tel'));

    await user.fill(field('Phone number'), NEW_PHONE);
    for (const [password, reason] of [
      ['short', /Use at least 8 characters/],
      ['qwertyuiop', /just a sequence of/],
      [`my${NEW_PHONE}`, /contains your phone number/],
    ] as const) {
      await user.fill(field('Password'), password);
      expect(await screen.findByText(reason)).toBeVisible();
      expect(screen.getByText('not usable')).toBeVisible();
      await user.click(button('Sign up'));
      expect(await screen.findByText('You can’t use this password. See why below.')).toBeVisible();
      expect(field('Password')).toHaveAccessibleDescription(reason);
    }
  });

  it('is rated strong, and must be repeated exactly', async () => {
    const { user } = await openRegister();
    await fillIn(user, { repeat: `${GOOD} ` });
    expect(screen.getByText('strong')).toBeVisible();
    await user.click(button('Sign up'));
    expect(await screen.findByText('The two passwords do not match.')).toBeVisible();
    await user.fill(field('Password'), `${GOOD} `);
    await waitFor(() =>
      expect(screen.queryByText('The two passwords do not match.')).not.toBeInTheDocument(),
    );
    expect(callsTo('user/register')).toEqual([]);
  });
});

describe('a registration that the server rejects', () => {
  it('shows a taken phone next to its field with a link to the login', async () => {
    const { user } = await openRegister();
    await fillIn(user, { phone: ADMIN_PHONE });
    await user.click(button('Sign up'));
    await waitFor(() => expect(field('Phone number')).toHaveAccessibleDescription(/already registered/));
    expect(field('Password')).toHaveValue(GOOD);
    await user.click(screen.getByRole('link', { name: 'Sign in with this number' }));
    expect(await screen.findByLabelText('Username or phone number')).toHaveValue(ADMIN_PHONE);
    expect(place()).toBe('/login');
  });

  /** Lists the agreements in earlier versions until the returned function is called. */
  function listEarlierVersions() {
    const forward = mockServer();
    let outdated = true;
    const server: typeof fetch = async (input, init) => {
      const answer = await forward(input, init);
      if (!outdated || !String(input).includes('agreement/list')) return answer;
      const body = (await answer.text()).replaceAll('"version":"2.0"', '"version":"1.0"');
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    };
    window.fetch = server;
    return () => {
      outdated = false;
    };
  }

  it('clears the consent and reloads the versions when an agreement has changed', async () => {
    const update = listEarlierVersions();
    const { user } = await openRegister();
    expect(screen.getByRole('checkbox')).toHaveAccessibleName(/version 1\.0/);
    await fillIn(user);
    update();
    await user.click(button('Sign up'));

    expect(await screen.findByText(/The agreements have changed/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveAccessibleName(/version 2\.0/));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(screen.getByText(/The agreements have changed/)).toBeVisible();
    expect(db().users).toHaveLength(2);

    await user.click(screen.getByRole('checkbox'));
    await user.click(button('Sign up'));
    await waitFor(() => expect(place()).toBe('/home'));
  });

  it('keeps the consent in another language, unless the versions have changed', async () => {
    const update = listEarlierVersions();
    const { user } = await openRegister();
    await user.click(screen.getByRole('checkbox'));
    await user.click(button('中文'));
    expect(await screen.findByRole('checkbox', { name: /1\.0/ })).toBeChecked();
    update();
    await user.click(button('English'));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /version 2\.0/ })).not.toBeChecked());
  });

  it('is not possible while the agreements cannot be loaded', async () => {
    const restore = failCalls();
    const { user } = renderApp('/register');
    await screen.findByText(/Couldn’t load the agreements/);
    expect(
      screen.getByRole('main'),
    ).toRead(`# Create your account // Phone number:  required // Verification code:  required // (Get code) // status:
    Password:  required – 8 to 64 characters. Avoid your phone number and anything easy to guess. // (Show password)
    8 to 64 characters. Avoid your phone number and anything easy to guess. // Confirm password:  required // (Show password)
    alert: // Couldn’t load the agreements, so you can’t sign up yet. // (Try again) // (Sign up) disabled
    Already have an account? // [Sign in](/login)`);
    restore();
    await user.click(button('Try again'));
    expect(await screen.findByRole('checkbox')).toBeVisible();
    expect(button('Sign up')).toBeEnabled();
  });
});
