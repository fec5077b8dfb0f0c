import { screen, waitFor } from '@testing-library/react';
import { SECOND_STEP_REQUIRED } from '@/domain/account/login';
import { popups } from '@/request/popups';
import {
  button,
  CRASH_PHONE,
  callsTo,
  captchaAnswer,
  field,
  LOST_PHONE,
  NAME,
  openLogin,
  PASSWORD,
  submitLogin,
  WRONG,
} from '../support/account';
import { replyNext } from '../support/network';
import { place } from '../support/renderApp';

it('too many wrong passwords require a captcha after five, and its text with the next sign-in', async () => {
  const { user } = await openLogin();
  await user.fill(field(NAME), 'admin');
  await user.fill(field('Password'), 'Wrong#2026');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(screen.queryByLabelText('Characters in the picture')).not.toBeInTheDocument();
    await user.click(button('Sign in'));
    await waitFor(() => expect(callsTo('user/login')).toHaveLength(attempt));
    await waitFor(() => expect(button('Sign in')).not.toHaveClass('ant-btn-loading'));
  }
  const picture = await screen.findByRole('img', { name: /Image with the characters/ });
  const shown = picture.getAttribute('src');
  await user.click(button('Sign in'));
  expect(await screen.findByText('Enter the characters in the picture.')).toBeVisible();

  await user.click(picture);
  await waitFor(() => expect(screen.getByRole('img', { name: /Image/ }).getAttribute('src')).not.toBe(shown));
  await user.fill(field('Characters in the picture'), 'nope');
  await user.click(button('Sign in'));
  expect(await screen.findByText(/The picture code is wrong/)).toBeVisible();
  expect(field('Characters in the picture')).toHaveValue('');
  expect(field('Password')).toHaveValue('Wrong#2026');

  await screen.findByRole('img', { name: /Image/ });
  const answer = captchaAnswer();
  await user.fill(field('Characters in the picture'), answer);
  await user.click(button('Sign in'));
  await waitFor(() =>
    expect(callsTo('user/login').at(-1)?.body).toEqual({
      userPhone: 'admin',
      loginType: 1,
      password: 'Wrong#2026',
      captcha: { captchaId: expect.any(String), answer },
    }),
  );
  await waitFor(() => expect(field('Characters in the picture')).toHaveValue(''));
  expect(field(NAME)).toHaveValue('admin');
});

it('a wrong password is shown next to its field until it changes, and in no popup', async () => {
  const shows = jest.spyOn(popups, 'show');
  const { user } = await openLogin();
  await submitLogin(user, 'admin', 'Wrong#2026');
  await waitFor(() => expect(field('Password')).toHaveAccessibleDescription(WRONG));
  expect(shows).not.toHaveBeenCalled();
  expect(field('Password')).toHaveValue('Wrong#2026');
  expect(field('Password')).toHaveFocus();
  await user.type(field('Password'), '!');
  await waitFor(() => expect(screen.queryByText(WRONG)).not.toBeInTheDocument());
});

it('a second step that cannot be read fails the sign-in, which can be tried again', async () => {
  const { user } = await openLogin();
  // An unreadable reply to a write is asked for a second time.
  const reply = { code: SECOND_STEP_REQUIRED, message: 'Enter a code', result: { token: 'c' } };
  replyNext('POST', 'user/login', reply, 2);
  await submitLogin(user, 'admin', PASSWORD);
  expect(await screen.findByText(/returned data in an unexpected format/)).toBeVisible();
  await waitFor(() => expect(button('Sign in')).not.toHaveClass('ant-btn-loading'));
  expect(field('Password')).toHaveValue(PASSWORD);
  await user.click(button('Sign in'));
  await waitFor(() => expect(place()).toBe('/home'));
});

it('a technical failure of the sign-in is shown in a popup and enables the button', async () => {
  const { user } = await openLogin();
  for (const [phone, text] of [
    [LOST_PHONE, /your network is abnormal/],
    [CRASH_PHONE, /went wrong|server/i],
  ] as const) {
    await submitLogin(user, phone, PASSWORD);
    expect(await screen.findByText(text)).toBeInTheDocument();
    await waitFor(() => expect(button('Sign in')).not.toHaveClass('ant-btn-loading'));
    expect(field(NAME)).toHaveValue(phone);
    expect(field('Password')).toHaveValue(PASSWORD);
  }
});
