import { isPageLoaded } from '../waiting';
import type { Visitor } from './visitor';
import { PASSWORD, USER_NAME, type Walk } from './walk';

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
  await visitor.until('the first screen', () => document.querySelector('[data-screen] h1') !== null);
  return async () => {
    release();
    await visitor.until('the page, which has taken over its first screen', isPageLoaded);
    expect(await visitor.evaluate(() => document.querySelector('[data-screen]'))).toBeNull();
  };
}

/** What a person does in the first screen, which the document contains, while the code of the page is on its way. */
export const firstScreenWalks: Record<string, Walk> = {
  async 'text, selection and focus of the first screen stay when the page takes it over'(visitor) {
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

  async 'what is typed while the page takes over the first screen arrives there'(visitor) {
    const release = await opensHeldLogin(visitor);
    const text = 'a.long.name.that.takes.a.while.to.type@example.com';
    await visitor.fills(USER_NAME, 'this is');
    await Promise.all([release(), visitor.engine.type(` ${text}`)]);
    const value = `this is ${text}`;
    expect(await visitor.evaluate(readField)).toMatchObject({ id: 'account_userPhone', value });
  },

  async 'the first screen ends when a composition has ended'(visitor) {
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
    await visitor.until('the code of the page', () => document.querySelector('link[disabled]') === null);
    await visitor.evaluate(compose, 'compositionupdate', 'san');
    const staysFor = (ms: number) =>
      new Promise((resolve) =>
        setTimeout(() => resolve(document.querySelector('[data-screen]') !== null), ms),
      );
    expect(await visitor.evaluate(staysFor, 200)).toBe(true);
    await visitor.evaluate(compose, 'compositionend', '');
    await released;
    expect(await visitor.evaluate(readField)).toEqual({
      id: 'account_userPhone',
      value: 'zhangsan',
      selected: [8, 8],
    });
  },
};
