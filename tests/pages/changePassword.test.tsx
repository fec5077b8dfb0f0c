import { screen, waitFor } from '@testing-library/react';
import { readDeviceToken } from '@/browser/deviceToken';
import { session } from '@/request/session';
import { db } from '../../mock/lib/db';
import { findDevice } from '../../mock/lib/devices';
import { button, callsTo, field, PASSWORD } from '../support/account';
import {
  CURRENT,
  fillPasswords,
  NEW_PASSWORD,
  openChangePassword,
  waitUntilIdle,
} from '../support/changePassword';
import { failCalls } from '../support/network';
import { content, page } from '../support/securityPage';
import { openSession } from '../support/signedIn';

it('sends exactly the payload, ends the other sessions and reports it', async () => {
  const other = openSession('user', 'Edge · Windows');
  const { user, container } = await openChangePassword();
  expect(page()).toRead(`[Back to profile and sign-in](/usercenter/security/settings) // # Change password
    All other devices will be signed out. This one stays signed in. // Current password:  required // (Show password)
    New password:  required – 8 to 64 characters. Avoid your phone number and anything easy to guess. // (Show password)
    8 to 64 characters. Avoid your phone number and anything easy to guess. // Confirm password:  required // (Show password)
    (Change password)`);
  // What a password manager fills in.
  const fields = Array.from(container.querySelectorAll<HTMLInputElement>('main form input'));
  expect(fields.map(({ autocomplete, name, value }) => [autocomplete, name, value])).toEqual([
    ['username', 'username', 'user'],
    ['current-password', 'current-password', ''],
    ['new-password', 'new-password', ''],
    ['new-password', 'new-password-repeat', ''],
  ]);
  await fillPasswords(user, PASSWORD);
  const done = await screen.findByRole('heading', { name: 'Your password has been changed' });
  expect(done).toHaveFocus();
  expect(
    content(),
  ).toRead(`## Your password has been changed // 3 other devices were signed out. This one stays signed in.
    [Back to account security](/usercenter/security)`);
  expect(callsTo('user/password/change').map(({ body }) => body)).toEqual([
    { oldPassword: PASSWORD, password: NEW_PASSWORD, passwordRepeat: NEW_PASSWORD },
  ]);
  expect(db().sessions.some(({ token }) => token === other)).toBe(false);
  expect(findDevice(readDeviceToken(), '10002')).toBeDefined();
  expect(session.token()).toBeDefined();

  await user.click(screen.getByRole('link', { name: 'Back to account security' }));
  expect(await screen.findByText('Changed today')).toBeVisible();
});

it('keeps the input after a wrong old password and a lost connection, with the attempts left', async () => {
  const { user } = await openChangePassword();
  await fillPasswords(user, 'Wrong#1');
  expect(await screen.findByText(/After 9 more wrong tries the account is locked/)).toBeVisible();
  expect(field(CURRENT)).toHaveFocus();
  expect(field(CURRENT)).toHaveValue('Wrong#1');
  expect(field('New password')).toHaveValue(NEW_PASSWORD);

  const restore = failCalls();
  await user.fill(field(CURRENT), PASSWORD);
  await waitFor(() => expect(screen.queryByText(/After 9 more/)).not.toBeInTheDocument());
  await user.click(button('Change password'));
  expect(await screen.findByText(/your network is abnormal/)).toBeInTheDocument();
  expect(field(CURRENT)).toHaveValue(PASSWORD);
  restore();
  await waitUntilIdle();
  await user.click(button('Change password'));
  expect(await screen.findByText('Your password has been changed')).toBeVisible();
});

it('shows at its field what is wrong, before anything is sent where the page can know it', async () => {
  const { user } = await openChangePassword();
  await user.click(button('Change password'));
  expect(await screen.findByText('Enter your current password.')).toBeVisible();
  expect(screen.getByText('Enter your password again.')).toBeVisible();
  for (const [next, repeat, text] of [
    [PASSWORD, PASSWORD, 'The new password must differ from the current one.'],
    ['my-user-2026', 'my-user-2026', 'You can’t use this password. See why below.'],
    [NEW_PASSWORD, 'another', 'The two passwords do not match.'],
  ] as const) {
    await fillPasswords(user, PASSWORD, next, repeat);
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(callsTo('user/password/change')).toEqual([]);

  // Only the server knows the phone number.
  await fillPasswords(user, PASSWORD, 'x-13900139000-x');
  expect(await screen.findByText(/must not contain your phone number/)).toBeVisible();
  expect(field('New password')).toHaveFocus();
});
