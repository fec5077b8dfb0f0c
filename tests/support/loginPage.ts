import { screen } from '@testing-library/react';
import type { Language } from '@/browser/locale';
import { button, field } from './account';
import { renderApp } from './renderApp';

export const NAME = 'Username or phone number';
export const WRONG = 'The account or the password is wrong.';

/** Opens the login page and waits until it is there. */
export async function openLogin(address = '/login', language: Language = 'en-US') {
  const app = renderApp(address, { language });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

type User = Awaited<ReturnType<typeof openLogin>>['user'];

/** Fills the account tab in, over what is there, and presses the button. */
export async function submitLogin(user: User, name: string, password: string) {
  for (const [label, text] of [
    [NAME, name],
    ['Password', password],
  ] as const) {
    await user.clear(field(label));
    await user.type(field(label), text);
  }
  await user.click(button('Log in'));
}
