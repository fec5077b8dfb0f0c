import { screen, waitFor } from '@testing-library/react';
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

describe('too many wrong passwords', () => {
  it('requires a captcha after five, sends its text, and locks after ten', async () => {
    const { user } = await openLogin();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(screen.queryByLabelText('Characters in the picture')).not.toBeInTheDocument();
      await submitLogin(user, 'admin', `Wrong#${attempt}`);
      await waitFor(() => expect(callsTo('user/login')).toHaveLength(attempt));
      await screen.findByText(WRONG);
      await waitFor(() => expect(button('Sign in')).not.toHaveClass('ant-btn-loading'));
    }
    const picture = await screen.findByRole('img', { name: /Image with the characters/ });
    const shown = picture.getAttribute('src');
    await user.click(button('Sign in'));
    expect(await screen.findByText('Please input the characters in the picture!')).toBeVisible();

    await user.click(picture);
    await waitFor(() =>
      expect(screen.getByRole('img', { name: /Image/ }).getAttribute('src')).not.toBe(shown),
    );

    await user.type(field('Characters in the picture'), 'nope');
    await user.click(button('Sign in'));
    expect(await screen.findByText(/The picture code is wrong/)).toBeVisible();
    expect(field('Characters in the picture')).toHaveValue('');
    expect(field('Password')).toHaveValue('Wrong#5');

    for (let attempt = 6; attempt <= 10; attempt += 1) {
      const calls = callsTo('user/login').length;
      await screen.findByRole('img', { name: /Image/ });
      const text = captchaAnswer();
      await user.type(field('Characters in the picture'), text);
      await user.click(button('Sign in'));
      await waitFor(() => expect(callsTo('user/login')).toHaveLength(calls + 1));
      await waitFor(() => expect(field('Characters in the picture')).toHaveValue(''));
      expect(callsTo('user/login').at(-1)?.body).toEqual({
        userPhone: 'admin',
        loginType: 1,
        password: 'Wrong#5',
        captcha: { captchaId: expect.any(String), answer: text },
      });
    }
    expect(await screen.findByText('Too many wrong passwords. Try again in 15 minutes.')).toBeVisible();
    expect(field(NAME)).toHaveValue('admin');
  });
});

it('a wrong password is shown next to its field and in no popup', async () => {
  const shows = jest.spyOn(popups, 'show');
  const { user } = await openLogin();
  await submitLogin(user, 'admin', 'Wrong#2026');
  await waitFor(() => expect(field('Password')).toHaveAccessibleDescription(WRONG));
  expect(shows).not.toHaveBeenCalled();
});

describe('a technical failure of the sign-in', () => {
  it.each([
    ['a server error', CRASH_PHONE, /went wrong|server/i],
    ['a lost connection', LOST_PHONE, /your network is abnormal/],
  ])('shows %s in a popup and enables the button', async (_name, phone, text) => {
    const { user } = await openLogin();
    await submitLogin(user, phone, PASSWORD);
    expect(await screen.findByText(text)).toBeInTheDocument();
    await waitFor(() => expect(button('Sign in')).not.toHaveClass('ant-btn-loading'));
    expect(field(NAME)).toHaveValue(phone);
    expect(field('Password')).toHaveValue(PASSWORD);
  });
});
