import { screen } from '@testing-library/react';
import type { Language } from '@/browser/locale';
import { renderApp } from './renderApp';
import { openSession } from './signedInApp';

/** Renders a page of the console for an account, `admin` unless told, and waits for its title. */
export async function renderConsole(
  address: string,
  title: string,
  { account = 'admin', language }: { account?: string; language?: Language } = {},
) {
  sessionStorage.setItem('token', openSession(account));
  const app = renderApp(address, { language });
  await screen.findByRole('heading', { level: 1, name: title });
  return app;
}
