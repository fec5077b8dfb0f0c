import { screen, waitFor } from '@testing-library/react';
import { session } from '@/request/session';
import { db } from '../../mock/lib/db';
import { button, callsTo, captchaAnswer, field, PASSWORD } from '../support/account';
import { failCalls } from '../support/network';
import { openPage } from '../support/renderApp';
import { openSession } from '../support/signedIn';

const NEW_PASSWORD = 'Blue.Kettle.On.Tuesday';
const CURRENT = 'Current password';

const open = () =>
  openPage('/usercenter/security/settings/change-password', { account: 'user', title: 'Change password' });

type User = Awaited<ReturnType<typeof open>>['user'];

async function fillIn(user: User, old: string, next = NEW_PASSWORD, repeat = next) {
  for (const [label, text] of [
    [CURRENT, old],
    ['New password', next],
    ['Confirm password', repeat],
  ] as const) {
    await user.clear(field(label));
    await user.type(field(label), text);
  }
  await user.click(button('Change password'));
}

const idle = () => waitFor(() => expect(button('Change password')).not.toHaveClass('ant-btn-loading'));

it('sends exactly the payload, ends the other sessions and reports it', async () => {
  const other = openSession('user', 'Edge · Windows');
  const { user } = await open();
  await fillIn(user, PASSWORD);
  const done = await screen.findByRole('heading', { name: 'Your password has been changed' });
  expect(done).toHaveFocus();
  expect(screen.getByText(/3 other devices were signed out/)).toBeVisible();
  expect(screen.queryByLabelText(CURRENT)).not.toBeInTheDocument();
  expect(callsTo('user/password/change').map(({ body }) => body)).toEqual([
    { oldPassword: PASSWORD, password: NEW_PASSWORD, passwordRepeat: NEW_PASSWORD },
  ]);
  expect(db().sessions.some(({ token }) => token === other)).toBe(false);
  expect(session.token()).toBeDefined();

  await user.click(screen.getByRole('link', { name: 'Back to security' }));
  expect(await screen.findByText('Changed today')).toBeVisible();
});

it('marks user name, old and new password for password managers', async () => {
  const { container } = await open();
  const kinds = Array.from(container.querySelectorAll('main form input'), (input) => [
    input.getAttribute('autocomplete'),
    (input as HTMLInputElement).value,
  ]);
  expect(kinds).toEqual([
    ['username', 'user'],
    ['current-password', ''],
    ['new-password', ''],
    ['new-password', ''],
  ]);
});

it('shows a wrong old password next to its field, with the attempts left, and keeps the input', async () => {
  const { user } = await open();
  await fillIn(user, 'Wrong#1');
  expect(await screen.findByText(/After 9 more wrong tries the account is locked/)).toBeVisible();
  expect(field(CURRENT)).toHaveFocus();
  expect(field(CURRENT)).toHaveValue('Wrong#1');
  expect(field('New password')).toHaveValue(NEW_PASSWORD);
  await user.type(field(CURRENT), 'x');
  await waitFor(() => expect(screen.queryByText(/After 9 more/)).not.toBeInTheDocument());
});

it('requires a captcha after five wrong passwords and locks after ten', async () => {
  const { user } = await open();
  await fillIn(user, 'Wrong');
  for (let tries = 2; tries <= 10; tries += 1) {
    await idle();
    if (tries > 5) {
      await screen.findByRole('img', { name: /Image with the characters/ });
      await user.type(field('Characters in the picture'), captchaAnswer());
    }
    await user.click(button('Change password'));
    await waitFor(() => expect(callsTo('user/password/change')).toHaveLength(tries));
  }
  expect(await screen.findByText('Too many wrong passwords. Try again in 15 minutes.')).toBeVisible();
  expect(field('New password')).toHaveValue(NEW_PASSWORD);
});

it.each([
  ['the old one again', PASSWORD, PASSWORD, 'The new password must differ from the current one.'],
  ['one with the user name', 'my-user-2026', 'my-user-2026', 'You can’t use this password. See why below.'],
  ['a common one', 'password1', 'password1', 'You can’t use this password. See why below.'],
  ['two that differ', NEW_PASSWORD, 'another', 'The two passwords do not match!'],
])('refuses %s before anything is sent', async (_name, next, repeat, text) => {
  const { user } = await open();
  await fillIn(user, PASSWORD, next, repeat);
  expect(await screen.findByText(text)).toBeVisible();
  expect(callsTo('user/password/change')).toEqual([]);
});

it('shows the server’s refusal of a password with the phone number next to its field', async () => {
  const { user } = await open();
  await fillIn(user, PASSWORD, 'x-13900139000-x');
  expect(await screen.findByText(/must not contain your phone number/)).toBeVisible();
  expect(field('New password')).toHaveFocus();
});

it('shows which fields are missing', async () => {
  const { user } = await open();
  await user.click(button('Change password'));
  expect(await screen.findByText('Please input your current password!')).toBeVisible();
  expect(screen.getByText('Please input your password again!')).toBeVisible();
});

it('keeps the input when the connection is lost', async () => {
  const { user } = await open();
  const restore = failCalls();
  await fillIn(user, PASSWORD);
  expect(await screen.findByText(/your network is abnormal/)).toBeInTheDocument();
  expect(field(CURRENT)).toHaveValue(PASSWORD);
  restore();
  await idle();
  await user.click(button('Change password'));
  expect(await screen.findByText('Your password has been changed')).toBeVisible();
});
