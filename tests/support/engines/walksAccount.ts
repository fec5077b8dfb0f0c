import { receivesCode } from '../mockCalls';
import { isPageLoaded } from '../waiting';
import type { Visitor } from './visitor';

/** A path through the portal that a person takes. */
export type Walk = (visitor: Visitor) => Promise<void>;

const USER_NAME = 'Username or phone number';
const PASSWORD = 'Market#2026';

/** Files of the portal's code, without its settings. */
const CODE = /\.[0-9a-f]{8}\.(async\.)?js$/;

/** Runs in the page: the focused field with its text and what is selected of it. */
function readField() {
  const { id, value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
  return { id, value, selected: [selectionStart, selectionEnd] };
}

/** Opens the login page while its code is held back. Returns a function that lets it through. */
async function opensHeldLogin(visitor: Visitor): Promise<() => Promise<void>> {
  const release = visitor.proxy.hold(CODE);
  await visitor.opensWithoutWaiting('/login');
  await visitor.until('the first screen', () => document.querySelector('#screen h1') !== null);
  return async () => {
    release();
    await visitor.until('the page instead of its first screen', isPageLoaded);
    expect(await visitor.evaluate(() => document.getElementById('screen'))).toBeNull();
  };
}

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

  async 'text, selection and focus of the first screen stay when the page replaces it'(visitor) {
    const release = await opensHeldLogin(visitor);
    await visitor.fills('Password', PASSWORD);
    await visitor.fills(USER_NAME, '1390013900');
    await visitor.hits('Home');
    for (const _ of '139') await visitor.hits('ArrowRight', 'Shift');
    const before = await visitor.evaluate(readField);
    expect(before).toEqual({ id: 'account_userPhone', value: '1390013900', selected: [0, 3] });
    await release();
    expect(await visitor.evaluate(readField)).toEqual(before);
    await visitor.engine.type('user');
    expect(await visitor.evaluate(readField)).toMatchObject({ value: 'user0013900', selected: [4, 4] });
    const password = () => document.querySelector<HTMLInputElement>('#account_password')?.value;
    expect(await visitor.evaluate(password)).toBe(PASSWORD);
  },

  async 'what is typed while the page replaces the first screen arrives there'(visitor) {
    const release = await opensHeldLogin(visitor);
    const text = 'a.long.name.that.takes.a.while.to.type@example.com';
    await visitor.fills(USER_NAME, 'this is');
    await Promise.all([release(), visitor.engine.type(` ${text}`)]);
    const value = `this is ${text}`;
    expect(await visitor.evaluate(readField)).toMatchObject({ id: 'account_userPhone', value });
  },

  async 'the first screen stays until a composition has ended'(visitor) {
    const release = await opensHeldLogin(visitor);
    await visitor.fills(USER_NAME, 'zhang');
    /** Runs in the page. No driver has an input method, so what it would do is done here. */
    const compose = (type: string, text: string) => {
      const field = document.activeElement as HTMLInputElement;
      field.value += text;
      field.dispatchEvent(new CompositionEvent(type, { data: text, bubbles: true }));
    };
    await visitor.evaluate(compose, 'compositionstart', '');
    const released = release();
    await visitor.until('the page is there unseen', () => document.querySelector('[inert] h1') !== null);
    await visitor.evaluate(compose, 'compositionupdate', 'san');
    const staysFor = (ms: number) =>
      new Promise((resolve) => setTimeout(() => resolve(document.getElementById('screen') !== null), ms));
    expect(await visitor.evaluate(staysFor, 200)).toBe(true);
    await visitor.evaluate(compose, 'compositionend', '');
    await released;
    expect(await visitor.evaluate(readField)).toEqual({
      id: 'account_userPhone',
      value: 'zhangsan',
      selected: [8, 8],
    });
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
    const readTheme = () => [
      document.documentElement.className.match(/portal-(\w+)/)?.[1],
      getComputedStyle(document.body).backgroundColor,
    ];
    await visitor.opens('/home');
    await visitor.presses('Theme: system');
    await visitor.presses('Theme: light');
    await visitor.sees('Every service your business needs');
    const [theme, background] = await visitor.evaluate(readTheme);
    expect(theme).toBe('dark');
    await visitor.presses('Theme: dark');
    await visitor.presses('Theme: system');
    const [otherTheme, otherBackground] = await visitor.evaluate(readTheme);
    expect(otherTheme).toBe('light');
    expect(otherBackground).not.toBe(background);
    await visitor.reloads();
    expect(await visitor.evaluate(readTheme)).toEqual([otherTheme, otherBackground]);
  },
};
