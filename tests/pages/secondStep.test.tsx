import { screen, waitFor, within } from '@testing-library/react';
import { now } from '../../mock/lib/clock';
import { db } from '../../mock/lib/db';
import { hashPassword } from '../../mock/lib/passwords';
import { createSecret } from '../../mock/lib/security/totp';
import { button, callsTo, field, openLogin, PASSWORD, submitLogin } from '../support/account';
import { appCode } from '../support/authenticator';
import { failCalls } from '../support/network';
import { openPage, place } from '../support/renderApp';
import { getUser } from '../support/signedIn';

const RECOVERY_CODE = '7K2QDM9XPA';

const open = () =>
  openPage('/usercenter/security/settings/two-step', { account: 'user', title: 'Two-step verification' });

type User = Awaited<ReturnType<typeof open>>['user'];

/** Turns the second step of the sample customer on and returns its secret. */
function turnedOn(recoveryCodes = [RECOVERY_CODE]): string {
  const secret = createSecret();
  db().secondSteps.push({
    userId: getUser().userId,
    secret,
    turnedOnAt: now(),
    lastUsedStep: 0,
    recoveryCodes: recoveryCodes.map(hashPassword),
    wrongTries: 0,
    lockedUntil: 0,
  });
  return secret;
}

async function confirmIdentity(user: User) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  await user.fill(dialog.getByLabelText('Password'), PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Confirm and continue' }));
}

describe('the settings', () => {
  it('turn the second step on after a proof of identity, and show the recovery codes once', async () => {
    const restore = failCalls('user/secondStep');
    const { user } = await open();
    expect(await screen.findByText('Couldn’t load two-step verification')).toBeVisible();
    restore();
    await user.click(button('Try again'));
    await user.click(await screen.findByRole('button', { name: 'Turn on two-step verification' }));
    await confirmIdentity(user);
    expect(await screen.findByRole('heading', { name: 'Add the account to your app' })).toHaveFocus();
    expect(screen.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
    const key = screen.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent;

    await user.click(button('Confirm and turn on'));
    expect(await screen.findByText('Enter the code from your app.')).toBeVisible();
    await user.fill(field('Code from your app'), '12345');
    await user.click(button('Confirm and turn on'));
    expect(await screen.findByText('The code has 6 digits.')).toBeVisible();
    expect(callsTo('user/secondStep').filter(({ method }) => method === 'POST')).toEqual([]);

    await user.fill(field('Code from your app'), appCode(key, now() + 3_600_000));
    await user.click(button('Confirm and turn on'));
    expect(await screen.findByText(/^The code is wrong\./)).toBeVisible();
    expect(field('Code from your app')).toHaveFocus();

    await user.fill(field('Code from your app'), appCode(key, now()));
    await user.click(button('Confirm and turn on'));
    expect(await screen.findByRole('heading', { name: 'Recovery codes' })).toHaveFocus();
    const codes = screen.getAllByText(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/).map(({ textContent }) => textContent);
    expect(codes).toHaveLength(10);
    await user.click(button('Copy all'));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));

    await user.click(button('I’ve saved them'));
    expect(await screen.findByText('10 of 10 recovery codes left.')).toBeVisible();
    expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
  });

  it('link to it, replace the recovery codes and turn it off, each after a confirmation and a proof', async () => {
    turnedOn();
    const { user } = await openPage('/usercenter/security/settings', { account: 'user' });
    await user.click(await screen.findByRole('link', { name: 'Manage two-step verification' }));
    expect(await screen.findByText('1 of 10 recovery codes left.')).toBeVisible();
    expect(screen.getByText(/You’re running out of recovery codes/)).toBeVisible();
    await user.click(button('Create new recovery codes'));
    const renewal = within(await screen.findByRole('dialog', { name: 'Create new recovery codes?' }));
    await user.click(renewal.getByRole('button', { name: 'Create new recovery codes' }));
    await confirmIdentity(user);
    expect(await screen.findByRole('heading', { name: 'Recovery codes' })).toBeVisible();
    await user.click(button('I’ve saved them'));
    expect(await screen.findByText('10 of 10 recovery codes left.')).toBeVisible();

    await user.click(button('Turn off two-step verification'));
    const off = within(await screen.findByRole('dialog', { name: 'Turn off two-step verification?' }));
    await user.click(off.getByRole('button', { name: 'Turn off two-step verification' }));
    expect(await screen.findByRole('button', { name: 'Turn on two-step verification' })).toBeVisible();
    expect(db().secondSteps).toEqual([]);
  });
});

describe('the second step of a sign-in', () => {
  async function takeFirstStep(address?: string) {
    const app = await openLogin(address);
    await submitLogin(app.user, 'user', PASSWORD);
    expect(await screen.findByRole('heading', { name: 'Two-step verification' })).toBeVisible();
    await waitFor(() => expect(field('Code from your app')).toHaveFocus());
    return app;
  }

  it('takes the code of the app and opens the redirect', async () => {
    const secret = turnedOn();
    const { user } = await takeFirstStep('/login?redirect=%2Fusercenter%2Forder');
    expect(sessionStorage.getItem('token')).toBeNull();
    await user.fill(field('Code from your app'), appCode(secret, now()));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/usercenter/order'));
    const [call] = callsTo('user/login/secondStep');
    expect(call?.body).toEqual({ challenge: expect.any(String), code: appCode(secret, now()) });
    expect(call?.headers).not.toHaveProperty('x-authorization');
  });

  it('takes a recovery code and says how many are left', async () => {
    turnedOn([RECOVERY_CODE, 'ABCDEFGHJK']);
    const { user } = await takeFirstStep();
    await user.click(button('Use a recovery code'));
    await waitFor(() => expect(field('Recovery code')).toHaveFocus());
    await user.fill(field('Recovery code'), 'nonsense');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('A recovery code has 10 letters and digits.')).toBeVisible();
    await user.fill(field('Recovery code'), '7k2qd-m9xpa');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/home'));
    expect(await screen.findByText('Signed in with a recovery code. 1 is left.')).toBeInTheDocument();
  });

  it('keeps what was typed in the first step, and starts again after too many wrong codes', async () => {
    const secret = turnedOn();
    const { user } = await takeFirstStep();
    await user.click(button('Back to sign-in'));
    expect(field('Username or phone number')).toHaveValue('user');
    expect(field('Password')).toHaveValue(PASSWORD);
    await user.click(button('Sign in'));
    await screen.findByRole('heading', { name: 'Two-step verification' });
    const wrong = appCode(secret, now() + 3_600_000);
    await user.fill(field('Code from your app'), wrong);
    for (let tries = 1; tries <= 5; tries += 1) {
      await user.keyboard('{Enter}');
      await waitFor(() => expect(callsTo('user/login/secondStep')).toHaveLength(tries));
      await waitFor(() => expect(screen.queryByRole('button', { name: /loading/ })).not.toBeInTheDocument());
    }
    expect(await screen.findByText('This sign-in is no longer valid. Sign in again.')).toBeVisible();
    await user.click(button('Sign in again'));
    expect(field('Password')).toHaveValue(PASSWORD);
  });
});
