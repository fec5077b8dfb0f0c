import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { session } from '@/request/session';
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
import { advanceClock } from '../support/clock';
import { failCalls } from '../support/network';
import { mockServer } from '../support/pageSetup';
import { place, renderApp } from '../support/renderApp';

async function openPhoneTab(address = '/login?type=phone') {
  const app = renderApp(address);
  await screen.findByLabelText('Phone number');
  return app;
}

type User = Awaited<ReturnType<typeof openPhoneTab>>['user'];

async function askForCode(user: User, phone = ADMIN_PHONE) {
  await user.type(field('Phone number'), phone);
  await user.click(button('Get code'));
  await screen.findByText(/Code sent to/);
}

describe('sign-in by phone and code', () => {
  it('sends exactly the payload, accepts a pasted code, and opens the home page', async () => {
    const { user } = await openPhoneTab();
    await askForCode(user, '+86 138 0013 8000');
    expect(callsTo('user/sms/send')[0]?.body).toEqual({ userPhone: ADMIN_PHONE, scene: 'login' });
    expect(screen.getByText(/Code sent to 138\*\*\*\*8000/).closest('[role=status]')).toBeInTheDocument();
    expect(field('Verification code')).toHaveFocus();

    const code = receivedCode();
    await user.paste(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(field('Verification code')).toHaveValue(code);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/home'));
    expect(callsTo('user/login')[0]?.body).toEqual({
      userPhone: ADMIN_PHONE,
      loginType: 0,
      smsVerificationCode: code,
    });
  });

  it('accepts full-width digits and shows a wrong code next to its field', async () => {
    const { user } = await openPhoneTab();
    await askForCode(user);
    const wrong = otherCode();
    await user.paste(wrong.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)));
    expect(field('Verification code')).toHaveValue(wrong);
    await user.click(button('Sign in'));
    expect(await screen.findByText(/The verification code is wrong/)).toBeVisible();
    expect(field('Verification code')).toHaveValue(wrong);
  });

  it('shows an unregistered number next to its field', async () => {
    const { user } = await openPhoneTab();
    await askForCode(user, NEW_PHONE);
    await user.paste(receivedCode());
    await user.click(button('Sign in'));
    expect(await screen.findByText(/not registered yet/)).toBeVisible();
    expect(field('Phone number')).toHaveAccessibleDescription(/not registered yet/);
  });
});

describe('the countdown of the SMS code', () => {
  it('belongs to the phone number, and survives a reload', async () => {
    const { user, unmount } = await openPhoneTab();
    await askForCode(user);
    expect(button('Resend in 60 s')).toBeDisabled();
    await user.type(field('Phone number'), '{Backspace}1');
    expect(await screen.findByRole('button', { name: 'Get code' })).toBeEnabled();
    unmount();

    advanceClock(20);
    const again = await openPhoneTab();
    await again.user.type(field('Phone number'), ADMIN_PHONE);
    expect(await screen.findByRole('button', { name: 'Resend in 40 s' })).toBeDisabled();
    again.unmount();

    advanceClock(40);
    await openPhoneTab();
    expect(button('Get code')).toBeEnabled();
  });

  it('uses the server’s time when a code was requested elsewhere too soon', async () => {
    await mockServer()('/api/v1/user/sms/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userPhone: ADMIN_PHONE, scene: 'login' }),
    });
    advanceClock(15);
    const { user } = await openPhoneTab();
    await user.type(field('Phone number'), ADMIN_PHONE);
    await user.click(button('Get code'));
    expect(await screen.findByText(/You can ask for another in 45 seconds/)).toBeVisible();
    expect(button('Resend in 45 s')).toBeDisabled();
  });
});

describe('the login page and earlier sessions', () => {
  it('shows why the last session ended until it is dismissed', async () => {
    session.start('dead');
    session.expire('dead', 'You were signed out on another device.');
    const { user } = renderApp('/login');
    expect(await screen.findByText('You were signed out on another device.')).toBeVisible();
    await user.click(button('Dismiss'));
    expect(screen.queryByText('You were signed out on another device.')).not.toBeInTheDocument();
  });

  it('offers only to load the user again when only that failed', async () => {
    const { user } = renderApp('/login');
    await screen.findByLabelText('Password');
    const restore = failCalls('userInfo');
    await user.type(field('Username or phone number'), 'admin');
    await user.type(field('Password'), PASSWORD);
    await user.click(button('Sign in'));
    expect(await screen.findByText(/your account couldn’t be loaded/)).toBeVisible();
    expect(place()).toBe('/login');
    expect(field('Password')).toHaveValue(PASSWORD);

    restore();
    await user.click(button('Try again'));
    await waitFor(() => expect(place()).toBe('/home'));
    expect(callsTo('user/login')).toHaveLength(1);
  });

  it('redirects a signed-in user', async () => {
    const { user } = renderApp('/login?redirect=%2Fdemo');
    await screen.findByLabelText('Password');
    await user.type(field('Username or phone number'), 'admin');
    await user.type(field('Password'), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(place()).toBe('/demo'));
    act(() => history.push('/login?redirect=%2Fusercenter%2Foverview'));
    await waitFor(() => expect(place()).toBe('/usercenter/overview'));
  });
});
