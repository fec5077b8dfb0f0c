import { screen } from '@testing-library/react';
import type { Language } from '@/browser/locale';
import { startSession } from '../../mock/lib/sessions';
import { findUserByAccount } from '../../mock/lib/users';
import { renderApp } from './renderApp';

const HERE = { device: 'Chrome · Linux', place: { zh: '本地网络', en: 'Local network' } };

/** Opens a session of a sample account on the server; answers its token. */
export function openSession(account = 'user', device = HERE.device): string {
  const user = findUserByAccount(account);
  if (!user) throw new Error(`No account ${account}`);
  return startSession(user, 1, { ...HERE, device }).token;
}

/** Renders the portal at an address for who is signed in already, and waits for the page's title. */
export async function renderSignedIn(address: string, title: string, language: Language = 'en-US') {
  sessionStorage.setItem('token', openSession());
  const app = renderApp(address, { language });
  await screen.findByRole('heading', { level: 1, name: title });
  return app;
}
