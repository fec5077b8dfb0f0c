import { receivesCode } from '../mockCalls';
import { until } from '../waiting';
import { PASSWORD, USER_NAME, type Walk } from './walk';

export const accountWalks: Record<string, Walk> = {
  async 'a wrong password is refused, and the right one signs in'(visitor) {
    await visitor.opens('/usercenter/order');
    await visitor.isAt('/login?redirect=%2Fusercenter%2Forder');
    await visitor.fills(USER_NAME, 'user');
    await visitor.fills('Password', 'not-the-password');
    await visitor.presses('Sign in');
    await visitor.sees('The account or the password is wrong');
    await visitor.fills('Password', PASSWORD);
    await visitor.hits('Enter');
    await visitor.isAt('/usercenter/order');
    await visitor.sees('My orders');
  },

  async 'errors of a page are reported'(visitor) {
    await visitor.opens('/login');
    await visitor.evaluate(() => {
      // Code that a driver runs may have more rights than that of the page.
      setTimeout(() => {
        const script = document.createElement('script');
        try {
          script.textContent = 'window.isRun = true';
        } catch {
          // Refused and reported here in engines with Trusted Types, and below in others.
        }
        document.body.append(script);
        console.error('written');
        void Promise.reject(new Error('rejected'));
        throw new Error('thrown');
      });
    });
    const { complaints } = visitor.proxy;
    await until('four reports', () => complaints.length === 4);
    const reports = complaints.splice(0).join();
    for (const part of ['error: written', 'Error: rejected', 'thrown']) expect(reports).toContain(part);
    expect(reports).toMatch(/refused by (script-src|require-trusted-types-for)/);
    expect(await visitor.evaluate(() => 'isRun' in window)).toBe(false);
  },

  async 'a new user registers with a code'(visitor) {
    const phone = '13700010002';
    await visitor.opens('/home');
    await visitor.presses('Sign up', 'link');
    await visitor.isAt('/register');
    await visitor.fills('Phone number', phone);
    await visitor.presses('Get code');
    await visitor.sees('Resend in');
    await visitor.fills('Verification code', await receivesCode(phone));
    await visitor.fills('Password', 'Harbour lamp 41');
    await visitor.fills('Confirm password', 'Harbour lamp 41');
    await visitor.presses('I have read and agree', 'checkbox');
    await visitor.presses('Sign up');
    await visitor.isAt('/home');
    await visitor.sees('Your account is ready');
  },

  async 'the language changes without a reload and is remembered'(visitor) {
    const readLanguage = () => document.documentElement.lang;
    await visitor.opens('/home');
    await visitor.presses('中文');
    await visitor.sees('登录');
    expect(await visitor.evaluate(readLanguage)).toBe('zh-CN');
    await visitor.reloads();
    await visitor.sees('登录');
    await visitor.presses('English');
    await visitor.sees('Sign in');
    expect(await visitor.evaluate(readLanguage)).toBe('en-US');
  },

  async 'the theme changes and is remembered'(visitor) {
    const readBackground = () => getComputedStyle(document.body).backgroundColor;
    const hasTheme = (theme: string) => document.documentElement.classList.contains(`portal-${theme}`);
    await visitor.opens('/home');
    await visitor.presses('Theme: system');
    await visitor.until('the light theme', hasTheme, 'light');
    const light = await visitor.evaluate(readBackground);
    await visitor.presses('Theme: light');
    await visitor.until('the dark theme', hasTheme, 'dark');
    const dark = await visitor.evaluate(readBackground);
    expect(dark).not.toBe(light);
    await visitor.reloads();
    expect(await visitor.evaluate(hasTheme, 'dark')).toBe(true);
    expect(await visitor.evaluate(readBackground)).toBe(dark);
  },
};
