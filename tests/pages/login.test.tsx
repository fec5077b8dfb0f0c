import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Language } from '@/browser/locale';
import { button, callsTo, field, NAME, openLogin, PASSWORD, submitLogin, WRONG } from '../support/account';
import { place } from '../support/renderApp';

describe('an empty or invalid login form', () => {
  it.each<[Language, string, string[]]>([
    ['en-US', 'Sign in', ['Please input your username!', 'Please input your password!']],
    ['zh-CN', '登录', ['请输入用户名！', '请输入密码！']],
  ])(
    'names what the account tab misses in %s and focuses the first field',
    async (language, label, messages) => {
      const { user } = await openLogin('/login', language);
      await user.click(button(label));
      for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
      await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'username'));
      expect(document.activeElement).toHaveAccessibleDescription(messages[0]);
      expect(callsTo('user/login')).toEqual([]);
    },
  );

  it.each<[Language, string, string[]]>([
    ['en-US', 'Sign in', ['Please input your phone number!', 'Please input the verification code!']],
    ['zh-CN', '登录', ['请输入手机号！', '请输入验证码！']],
  ])('names what the phone tab misses in %s', async (language, label, messages) => {
    const { user } = await openLogin('/login?type=phone', language);
    await user.click(button(label));
    for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
  });

  it('shows an invalid phone number in the current language until it is changed', async () => {
    const { user } = await openLogin('/login?type=phone');
    await user.type(field('Phone number'), '12345');
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

  it('sends a normalized phone number and the unchanged password', async () => {
    const { user } = await openLogin();
    await submitLogin(user, '+86 138-0013-8000', ' pass word ');
    expect(await screen.findByText(WRONG)).toBeVisible();
    expect(callsTo('user/login')[0]?.body).toEqual({
      userPhone: '13800138000',
      loginType: 1,
      password: ' pass word ',
    });
  });

  it.each(['//evil.example', 'https://evil.example', '/login?redirect=/login', '/no/such/page'])(
    'does not follow the redirect %s',
    async (redirect) => {
      const { user } = await openLogin(`/login?redirect=${encodeURIComponent(redirect)}`);
      await submitLogin(user, 'user', PASSWORD);
      await waitFor(() => expect(place()).toBe('/home'));
    },
  );

  it('keeps the input after a wrong password, with a field error until it changes', async () => {
    const { user } = await openLogin();
    await submitLogin(user, 'admin', 'Wrong#2026');
    expect(await screen.findByText(WRONG)).toBeVisible();
    expect(field('Password')).toHaveValue('Wrong#2026');
    expect(field('Password')).toHaveFocus();
    expect(field('Password')).toHaveAccessibleDescription(WRONG);
    await user.type(field('Password'), '!');
    await waitFor(() => expect(screen.queryByText(WRONG)).not.toBeInTheDocument());
  });

  it('sends one request for a double submission', async () => {
    const { user } = await openLogin();
    await user.type(field(NAME), 'admin');
    await user.type(field('Password'), 'Wrong#2026');
    const form = field('Password').form as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(await screen.findByText(WRONG)).toBeVisible();
    expect(callsTo('user/login')).toHaveLength(1);
    expect(fireEvent.keyDown(field('Password'), { key: 'Enter', repeat: true })).toBe(false);
  });

  it('submits with Enter and shows and hides the password', async () => {
    const { user } = await openLogin();
    await user.type(field(NAME), 'admin');
    await user.click(button('Show password'));
    expect(field('Password')).toHaveAttribute('type', 'text');
    await user.click(button('Hide password'));
    await user.type(field('Password'), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(place()).toBe('/home'));
  });
});

describe('remember me', () => {
  const remember = () => screen.getByRole('checkbox', { name: 'Remember me' });

  it('remembers the name and nothing else, and forgets it when unticked', async () => {
    const first = await openLogin();
    await first.user.click(remember());
    await submitLogin(first.user, 'admin', PASSWORD);
    await waitFor(() => expect(place()).toBe('/home'));
    expect(localStorage.getItem('portal_remembered_account')).toBe('admin');
    expect(JSON.stringify({ ...localStorage })).not.toContain(PASSWORD);
    first.unmount();

    sessionStorage.clear();
    const second = await openLogin();
    expect(field(NAME)).toHaveValue('admin');
    expect(remember()).toBeChecked();
    await second.user.click(remember());
    expect(localStorage.getItem('portal_remembered_account')).toBeNull();
  });

  it('remembers nothing by default', async () => {
    const { user } = await openLogin();
    await submitLogin(user, 'admin', PASSWORD);
    await waitFor(() => expect(place()).toBe('/home'));
    expect(localStorage.getItem('portal_remembered_account')).toBeNull();
  });
});

describe('the two tabs of the login page', () => {
  it('keeps the tab and the redirect in the URL, and the input in the forms', async () => {
    const { user } = await openLogin('/login?redirect=%2Fdemo');
    await user.type(field(NAME), 'admin');
    await user.click(screen.getByRole('tab', { name: 'Phone' }));
    await waitFor(() => expect(place()).toBe('/login?redirect=%2Fdemo&type=phone'));
    await user.click(screen.getByRole('tab', { name: 'Account' }));
    await waitFor(() => expect(place()).toBe('/login?redirect=%2Fdemo'));
    expect(field(NAME)).toHaveValue('admin');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register?redirect=%2Fdemo',
    );
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/reset-password?redirect=%2Fdemo',
    );
  });

  it('sets autocomplete for browsers and password managers', async () => {
    const { user } = await openLogin();
    expect(field(NAME)).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    await user.click(screen.getByRole('tab', { name: 'Phone' }));
    expect(await screen.findByLabelText('Phone number')).toHaveAttribute('autocomplete', 'tel');
    expect(field('Verification code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field('Verification code')).toHaveAttribute('inputmode', 'numeric');
  });
});
