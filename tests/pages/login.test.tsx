import { fireEvent, screen, waitFor } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import {
  button,
  callsTo,
  field,
  NAME,
  openLogin,
  PASSWORD,
  rememberField,
  submitLogin,
} from '../support/account';
import { place } from '../support/renderApp';

describe('an invalid login form', () => {
  it('names what the phone tab misses, and shows an invalid number in the current language until it is changed', async () => {
    const { user } = await openLogin('/login?type=phone');
    await user.click(button('Sign in'));
    expect(await screen.findByText('Enter your phone number.')).toBeVisible();
    expect(screen.getByText('Enter the verification code.')).toBeVisible();
    await user.fill(field('Phone number'), '12345');
    await user.click(button('Get code'));
    expect(await screen.findByText('Phone number is invalid!')).toBeVisible();
    expect(field('Phone number')).toHaveFocus();
    await user.click(button('中文'));
    expect(await screen.findByText('手机号格式错误！')).toBeVisible();
    await user.type(field('手机号'), '6');
    await waitFor(() => expect(screen.queryByText('手机号格式错误！')).not.toBeInTheDocument());
    expect(callsTo('user/sms/send')).toEqual([]);
  });
});

describe('sign-in by password', () => {
  it('sends exactly the payload without a token, loads the user with it and opens the redirect', async () => {
    const { user } = await openLogin('/login?redirect=%2Fusercenter%2Forder%3Fstatus%3Dpaid%23list');
    await submitLogin(user, ' ａｄｍｉｎ ', PASSWORD);
    await waitFor(() => expect(place()).toBe('/usercenter/order?status=paid#list'));

    const [login] = callsTo('user/login');
    expect(login?.body).toEqual({ userPhone: 'admin', loginType: 1, password: PASSWORD });
    expect(login?.headers).not.toHaveProperty('x-authorization');
    expect(callsTo('user/query/current/userInfo')[0]?.headers['x-authorization']).toBe(
      sessionStorage.getItem('token'),
    );
  });

  it('submits once with Enter, held or twice, and shows and hides the password', async () => {
    const { user } = await openLogin();
    await user.fill(field(NAME), 'admin');
    await user.click(button('Show password'));
    expect(field('Password')).toHaveAttribute('type', 'text');
    await user.click(button('Hide password'));
    await user.fill(field('Password'), PASSWORD);
    expect(fireEvent.keyDown(field('Password'), { key: 'Enter', repeat: true })).toBe(false);
    const form = field('Password').form as HTMLFormElement;
    fireEvent.submit(form);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/home'));
    expect(callsTo('user/login')).toHaveLength(1);
    expect(localStorage.getItem('portal_remembered_account')).toBeNull();
  });
});

describe('remembering the device', () => {
  const remember = () => screen.getByRole('checkbox', { name: 'Remember this device' });

  it('remembers the name and nothing else, and forgets it when unticked', async () => {
    const first = await openLogin();
    await first.user.click(remember());
    await submitLogin(first.user, 'admin', PASSWORD);
    await waitFor(() => expect(place()).toBe('/home'));
    expect(localStorage.getItem('portal_remembered_account')).toBe('admin');
    expect(JSON.stringify({ ...localStorage })).not.toContain(PASSWORD);
    expect(callsTo('user/login')[0]?.body).toMatchObject({ remember: true });
    expect(db().sessions.at(-1)).toMatchObject({ remembered: true });
    first.unmount();

    sessionStorage.clear();
    const second = await openLogin();
    expect(field(NAME)).toHaveValue('admin');
    expect(remember()).toBeChecked();
    await second.user.click(remember());
    expect(localStorage.getItem('portal_remembered_account')).toBeNull();
  });
});

describe('a visitor who has to sign in', () => {
  const ORDER = '/serviceMarket/order?serviceId=s1&quantity=2';

  it('for a purchase reads why, also when creating an account', async () => {
    const { user } = await openLogin(ORDER);
    await waitFor(() => expect(place()).toBe(`/login?redirect=${encodeURIComponent(ORDER)}`));
    expect(await screen.findByText('Sign in to place your order. Your selection is saved.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(
      await screen.findByText('Create an account to place your order. Your selection is saved.'),
    ).toBeVisible();
  });

  it('for another page reads no reason', async () => {
    await openLogin('/login?redirect=%2Fusercenter%2Forder');
    expect(screen.queryByText(/place your order/)).not.toBeInTheDocument();
  });
});

describe('the two tabs of the login page', () => {
  it('keeps the tab and the redirect in the URL, and the input in the forms', async () => {
    const { user } = await openLogin('/login?redirect=%2Fdemo');
    expect(field(NAME)).toHaveAttribute('autocomplete', 'username');
    expect(field(NAME)).toHaveAttribute('name', 'username');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    await user.click(button('Sign in'));
    await screen.findByText('Enter your username.');
    expect(
      screen.getByRole('main'),
    ).toRead(`# Sign in to Service Market // (Account) selected // (Phone) // tabpanel Account:
    Username or phone number:  required invalid – Enter your username. // Enter your username.
    Password:  required invalid – Enter your password. // (Show password) // Enter your password. // ${rememberField('[Forgot password?](/reset-password?redirect=%2Fdemo)')} // (Sign in) // New to Service Market?
    [Create an account](/register?redirect=%2Fdemo) // [Sign in with a linked account](/login/linked?redirect=%2Fdemo)`);
    expect(field(NAME)).toHaveFocus();
    await user.fill(field(NAME), 'admin');
    await user.click(screen.getByRole('tab', { name: 'Phone' }));
    await waitFor(() => expect(place()).toBe('/login?redirect=%2Fdemo&type=phone'));
    expect(
      screen.getByRole('main'),
    ).toRead(`# Sign in to Service Market // (Account) // (Phone) selected // tabpanel Phone: // Phone number:  required
    Verification code:  required // (Get code) // status: // ${rememberField()} // (Sign in) // New to Service Market?
    [Create an account](/register?redirect=%2Fdemo) // [Sign in with a linked account](/login/linked?redirect=%2Fdemo)`);
    expect(field('Phone number')).toHaveAttribute('autocomplete', 'tel');
    expect(field('Verification code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field('Verification code')).toHaveAttribute('inputmode', 'numeric');
    await user.click(screen.getByRole('tab', { name: 'Account' }));
    await waitFor(() => expect(place()).toBe('/login?redirect=%2Fdemo'));
    expect(field(NAME)).toHaveValue('admin');
  });
});
