import { screen, waitFor } from '@testing-library/react';
import { SECOND_STEP_ERROR } from '@/domain/account/secondStep';
import { now } from '../../mock/lib/clock';
import { button, callsTo, field, openLogin, PASSWORD, submitLogin } from '../support/account';
import { appCode } from '../support/authenticator';
import { failCalls, holdNextCall, replyNext } from '../support/network';
import { place } from '../support/renderApp';
import { RECOVERY_CODE, turnSecondStepOn } from '../support/secondStep';

async function takeFirstStep(address?: string) {
  const app = await openLogin(address);
  await submitLogin(app.user, 'user', PASSWORD);
  await screen.findByRole('heading', { name: 'Two-step verification' });
  await waitFor(() => expect(field('Code from your app')).toHaveFocus());
  return app;
}

it('the second step of a sign-in takes the code of the app and opens the redirect', async () => {
  const secret = turnSecondStepOn();
  const { user } = await takeFirstStep('/login?redirect=%2Fusercenter%2Forder');
  expect(sessionStorage.getItem('token')).toBeNull();
  await user.click(button('Sign in'));
  await screen.findByText('Enter the code from your app.');
  expect(
    screen.getByRole('main'),
  ).toRead(`# Two-step verification // Open your authenticator app and enter the code it shows.
    Code from your app:  required invalid – Enter the code from your app. // Enter the code from your app. // (Sign in)
    (Use a recovery code) // (Back to sign-in)`);
  await user.fill(field('Code from your app'), '１２３ 45');
  await user.click(button('Sign in'));
  await waitFor(() =>
    expect(field('Code from your app')).toHaveAccessibleDescription('The code has 6 digits.'),
  );
  expect(field('Code from your app')).toHaveValue('12345');
  expect(field('Code from your app')).toHaveAttribute('name', 'one-time-code');

  await user.fill(field('Code from your app'), appCode(secret, now()));
  const release = holdNextCall('POST', 'user/login/secondStep');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: /Loading/ })).toBeVisible();
  release();
  await waitFor(() => expect(place()).toBe('/usercenter/order'));
  const [call] = callsTo('user/login/secondStep');
  expect(call?.body).toEqual({ challenge: expect.any(String), code: appCode(secret, now()) });
  expect(call?.headers).not.toHaveProperty('x-authorization');
});

it('the second step of a sign-in takes a recovery code and says how many are left', async () => {
  turnSecondStepOn([RECOVERY_CODE, 'ABCDEFGHJK']);
  const { user } = await takeFirstStep();
  await user.click(button('Use a recovery code'));
  await waitFor(() => expect(field('Recovery code')).toHaveFocus());
  await user.keyboard('{Enter}');
  await screen.findByText('Enter a recovery code.');
  expect(
    screen.getByRole('main'),
  ).toRead(`# Two-step verification // Enter a recovery code that you haven’t used yet.
    Recovery code:  required invalid – Enter a recovery code. // Enter a recovery code. // (Sign in)
    (Use your authenticator app) // (Back to sign-in)`);
  await user.fill(field('Recovery code'), 'nonsense');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('A recovery code has 10 letters and digits.')).toBeVisible();
  await user.fill(field('Recovery code'), 'ABCDEABCDE');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field('Recovery code')).toHaveAccessibleDescription(/wrong/));

  await user.fill(field('Recovery code'), '7k2qd-m9xpa');
  const restore = failCalls('userInfo');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/your account couldn’t be loaded/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Two-step verification' })).not.toBeInTheDocument();
  restore();
  await user.click(button('Try again'));
  await waitFor(() => expect(place()).toBe('/home'));
  expect(await screen.findByText('Signed in with a recovery code. 1 is left.')).toBeInTheDocument();
  expect(callsTo('user/login/secondStep').at(-1)?.body).toEqual({
    challenge: expect.any(String),
    recoveryCode: '7k2qd-m9xpa',
  });
});

it('the second step of a sign-in keeps what was typed in the first one, and starts again after too many wrong codes', async () => {
  const secret = turnSecondStepOn();
  const { user } = await takeFirstStep();
  await user.click(button('Use a recovery code'));
  await user.click(button('Use your authenticator app'));
  await user.click(button('Back to sign-in'));
  expect(field('Username or phone number')).toHaveValue('user');
  expect(field('Password')).toHaveValue(PASSWORD);
  await user.click(button('Sign in'));
  await screen.findByRole('heading', { name: 'Two-step verification' });
  await user.fill(field('Code from your app'), appCode(secret, now() + 3_600_000));
  for (const [code, text] of [
    [SECOND_STEP_ERROR.locked, 'Locked for now'],
    [SECOND_STEP_ERROR.codeUsed, 'Used already'],
  ] as const) {
    replyNext('POST', 'user/login/secondStep', { code, message: text });
    await user.keyboard('{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
    expect(button('Sign in')).toBeEnabled();
    expect(screen.queryByRole('alert') === null).toBe(code === SECOND_STEP_ERROR.codeUsed);
  }
  expect(field('Code from your app')).toHaveAccessibleDescription('Used already');
  for (let tries = 1; tries <= 5; tries += 1) {
    await user.keyboard('{Enter}');
    await waitFor(() => expect(callsTo('user/login/secondStep')).toHaveLength(tries));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Loading/ })).not.toBeInTheDocument());
  }
  await screen.findByText('This sign-in is no longer valid. Sign in again.');
  await waitFor(() => expect(screen.queryByText(/^The code is wrong/)).not.toBeInTheDocument());
  expect(
    screen.getByRole('main'),
  ).toRead(`# Two-step verification // Open your authenticator app and enter the code it shows. // Code from your app: … required
    alert: // This sign-in is no longer valid. Sign in again. // (Sign in again)`);
  await user.click(button('Sign in again'));
  expect(field('Password')).toHaveValue(PASSWORD);
});
