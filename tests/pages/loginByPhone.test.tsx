import { screen, waitFor } from '@testing-library/react';
import { session } from '@/request/session';
import { ADMIN_PHONE, button, callsTo, field, otherCode, PASSWORD, receivedCode } from '../support/account';
import { advanceClock } from '../support/clock';
import { failCalls } from '../support/network';
import { mockServer } from '../support/pageSetup';
import { place, renderApp } from '../support/renderApp';

async function openPhoneTab() {
  const app = renderApp('/login?type=phone');
  await screen.findByLabelText('Phone number');
  return app;
}

describe('sign-in by phone and code', () => {
  it('shows a wrong code next to its field, and sends exactly the payload with the right one', async () => {
    const { user } = await openPhoneTab();
    await user.fill(field('Phone number'), '+86 138 0013 8000');
    await user.click(button('Get code'));
    const sent = await screen.findByText(/Code sent to 138\*\*\*\*8000/);
    expect(sent.closest('[role=status]')).toBeInTheDocument();
    expect(callsTo('user/sms/send')[0]?.body).toEqual({ userPhone: ADMIN_PHONE, scene: 'login' });
    expect(field('Verification code')).toHaveFocus();
    const wrong = otherCode();
    await user.paste(wrong.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)));
    expect(field('Verification code')).toHaveValue(wrong);
    await user.click(button('Sign in'));
    expect(await screen.findByText(/The verification code is wrong/)).toBeVisible();
    expect(field('Verification code')).toHaveValue(wrong);

    const code = receivedCode();
    await user.fill(field('Verification code'), `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(field('Verification code')).toHaveValue(code);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/home'));
    expect(callsTo('user/login').at(-1)?.body).toEqual({
      userPhone: ADMIN_PHONE,
      loginType: 0,
      smsVerificationCode: code,
    });
  });
});

it('remembers the device and the number of a user who signs in by code', async () => {
  const { user } = await openPhoneTab();
  await user.fill(field('Phone number'), ADMIN_PHONE);
  await user.click(button('Get code'));
  await screen.findByText(/Code sent/);
  await user.fill(field('Verification code'), receivedCode());
  await user.click(screen.getByRole('checkbox', { name: 'Remember this device' }));
  await user.click(button('Sign in'));
  await waitFor(() => expect(place()).toBe('/home'));
  expect(callsTo('user/login').at(-1)?.body).toMatchObject({ loginType: 0, remember: true });
  expect(localStorage.getItem('portal_remembered_account')).toBe(ADMIN_PHONE);
});

describe('the countdown of the SMS code', () => {
  it('uses the server’s time when a code was requested elsewhere too soon', async () => {
    await mockServer()('/api/v1/user/sms/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userPhone: ADMIN_PHONE, scene: 'login' }),
    });
    advanceClock(15);
    const { user } = await openPhoneTab();
    await user.fill(field('Phone number'), ADMIN_PHONE);
    await user.click(button('Get code'));
    expect(await screen.findByText(/You can ask for another in 45 seconds/)).toBeVisible();
    expect(button('Resend in 45 s')).toBeDisabled();
  });
});

describe('the login page and earlier sessions', () => {
  it.each([
    ['why the last session ended', false, /^You were signed out on another device\.$/],
    ['that the last session ended, when a popup shows why,', true, /^You were signed out\. Sign in/],
  ])('shows %s until it is dismissed', async (_, isShown, text) => {
    session.start('dead');
    session.expire('dead', 'You were signed out on another device.', isShown);
    const { user } = renderApp('/login');
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(button('Dismiss'));
    expect(screen.queryByText(/^You were signed out/)).not.toBeInTheDocument();
  });

  it('offers only to load the user again when only that failed', async () => {
    const { user } = renderApp('/login');
    await screen.findByLabelText('Password');
    const restore = failCalls('userInfo');
    await user.fill(field('Username or phone number'), 'admin');
    await user.fill(field('Password'), PASSWORD);
    await user.click(button('Sign in'));
    expect(await screen.findByText(/your account couldn’t be loaded/)).toBeVisible();
    expect(place()).toBe('/login');
    expect(field('Password')).toHaveValue(PASSWORD);

    restore();
    await user.click(button('Try again'));
    await waitFor(() => expect(place()).toBe('/home'));
    expect(callsTo('user/login')).toHaveLength(1);
  });
});
