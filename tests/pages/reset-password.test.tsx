import { screen, waitFor } from '@testing-library/react';
import { ADMIN_PHONE, button, callsTo, field, otherCode, receivedCode } from '../support/account';
import { place, renderApp } from '../support/renderApp';

const NEW_PASSWORD = 'Blue.Kettle.On.Tuesday';

async function openReset(address = '/reset-password') {
  const app = renderApp(address);
  await screen.findByRole('heading', { name: 'Reset password' });
  return app;
}

it('a password is reset after mistakes, with exactly the payload, and signs in', async () => {
  const { user } = await openReset('/reset-password?redirect=%2Fdemo');
  await user.click(button('Reset password'));
  await screen.findByText('Enter your phone number.');
  expect(
    screen.getByRole('main'),
  ).toRead(`# Reset password // Verify your phone number, then choose a new password. Your other devices will be signed out.
    Phone number:  required invalid – Enter your phone number. // Enter your phone number.
    Verification code:  required invalid – Enter the verification code. // (Get code) // Enter the verification code. // status:
    New password:  required invalid – Enter your password. 8 to 64 characters. Avoid your phone number and anything easy to guess.
    (Show password) // Enter your password. // 8 to 64 characters. Avoid your phone number and anything easy to guess.
    Confirm password:  required invalid – Enter your password again. // (Show password) // Enter your password again.
    (Reset password) // [Back to sign in](/login?redirect=%2Fdemo)`);
  expect(callsTo('user/password/reset')).toEqual([]);

  await user.fill(field('Phone number'), ADMIN_PHONE);
  await user.click(button('Get code'));
  await screen.findByText(/we’ve sent a code/);
  await user.paste(otherCode());
  const code = document.activeElement as HTMLInputElement;
  expect(code).toHaveValue(otherCode());
  await user.fill(field('New password'), NEW_PASSWORD);
  await user.fill(field('Confirm password'), NEW_PASSWORD);
  await user.click(button('Reset password'));
  expect(await screen.findByText(/The verification code is wrong/)).toBeVisible();
  expect(field('New password')).toHaveValue(NEW_PASSWORD);

  await user.fill(code, receivedCode());
  await user.click(button('Reset password'));
  await waitFor(() => expect(place()).toBe('/login?redirect=%2Fdemo'));
  expect(await screen.findByText(/Your password has been reset/)).toBeVisible();
  expect(callsTo('user/sms/send')[0]?.body).toEqual({ userPhone: ADMIN_PHONE, scene: 'resetPassword' });
  expect(callsTo('user/password/reset').at(-1)?.body).toEqual({
    userPhone: ADMIN_PHONE,
    smsVerificationCode: receivedCode(),
    password: NEW_PASSWORD,
    passwordRepeat: NEW_PASSWORD,
  });
  expect(await screen.findByLabelText('Username or phone number')).toHaveValue(ADMIN_PHONE);
  await user.fill(field('Password'), NEW_PASSWORD);
  await user.click(button('Sign in'));
  await waitFor(() => expect(place()).toBe('/demo'));
});
