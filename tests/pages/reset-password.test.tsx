import { screen, waitFor } from '@testing-library/react';
import {
  ADMIN_PHONE,
  button,
  callsTo,
  field,
  NEW_PHONE,
  otherCode,
  PASSWORD,
  receivedCode,
} from '../support/account';
import { place, renderApp } from '../support/renderApp';

const NEW_PASSWORD = 'Blue.Kettle.On.Tuesday';

async function openReset(address = '/reset-password') {
  const app = renderApp(address);
  await screen.findByRole('heading', { name: 'Reset password' });
  return app;
}

type User = Awaited<ReturnType<typeof openReset>>['user'];

async function fillIn(user: User, phone: string, code: () => string) {
  await user.type(field('Phone number'), phone);
  await user.click(button('Get code'));
  await screen.findByText(/we’ve sent a code/);
  await user.paste(code());
  await user.type(field('New password'), NEW_PASSWORD);
  await user.type(field('Confirm password'), NEW_PASSWORD);
  await user.click(button('Reset password'));
}

describe('password reset', () => {
  it('sends exactly the payload; the new password signs in and the old one does not', async () => {
    const { user } = await openReset('/reset-password?redirect=%2Fdemo');
    await fillIn(user, ADMIN_PHONE, receivedCode);
    await waitFor(() => expect(place()).toBe('/login?redirect=%2Fdemo'));
    expect(await screen.findByText(/Your password has been reset/)).toBeVisible();
    expect(callsTo('user/sms/send')[0]?.body).toEqual({ userPhone: ADMIN_PHONE, scene: 'resetPassword' });
    expect(callsTo('user/password/reset')[0]?.body).toEqual({
      userPhone: ADMIN_PHONE,
      smsVerificationCode: receivedCode(),
      password: NEW_PASSWORD,
      passwordRepeat: NEW_PASSWORD,
    });

    expect(await screen.findByLabelText('Username or phone number')).toHaveValue(ADMIN_PHONE);
    await user.type(field('Password'), `${PASSWORD}{Enter}`);
    expect(await screen.findByText('The account or the password is wrong.')).toBeVisible();
    await user.clear(field('Password'));
    await user.type(field('Password'), `${NEW_PASSWORD}{Enter}`);
    await waitFor(() => expect(place()).toBe('/demo'));
  });

  it.each([
    ['a known', ADMIN_PHONE],
    ['an unknown', NEW_PHONE],
  ])('looks the same for %s phone with a wrong code', async (_kind, phone) => {
    const { user } = await openReset();
    await fillIn(user, phone, otherCode);
    expect(await screen.findByText(/The verification code is wrong/)).toBeVisible();
    expect(field('New password')).toHaveValue(NEW_PASSWORD);
    expect(place()).toBe('/reset-password');
  });

  it('shows which fields are missing', async () => {
    const { user } = await openReset();
    await user.click(button('Reset password'));
    expect(await screen.findByText('Please input your phone number!')).toBeVisible();
    expect(screen.getByText('Please input your password!')).toBeVisible();
    expect(callsTo('user/password/reset')).toEqual([]);
  });
});
