import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, callsTo } from '../support/account';
import { codeOf, VERIFIER } from '../support/identityProvider';
import { changeReply } from '../support/network';
import { mockServer } from '../support/pageSetup';
import { openPage, place } from '../support/renderApp';

const STATE = 's'.repeat(43);
const SETTINGS = '/usercenter/security/settings/linked-account';

/** Comes back from the provider with the code of an account, as if the sign-in had been started in this tab. */
async function comesBack(account: string, redirect?: string): Promise<string> {
  const { code, redirectUri } = await codeOf(mockServer(), account);
  const pending = {
    state: STATE,
    codeVerifier: VERIFIER,
    provider: 'harbor',
    redirectUri,
    redirect,
    startedAt: Date.now(),
  };
  sessionStorage.setItem('portal_pending_authorization', JSON.stringify(pending));
  return `/login/linked?code=${code}&state=${STATE}`;
}

it('a linked account is signed in once and goes where the user wanted to go', async () => {
  await openPage(await comesBack('h-1001', '/usercenter/order'));
  await waitFor(() => expect(place()).toBe('/usercenter/order'));
  expect(callsTo('user/login/linked')).toHaveLength(1);
  expect(sessionStorage.getItem('portal_pending_authorization')).toBeNull();
});

it('a way back with another state sends no code', async () => {
  await comesBack('h-1001');
  await openPage('/login/linked?code=stolen&state=other');
  expect(await screen.findByText(/^This didn’t start in this tab/)).toBeVisible();
  expect(place()).toBe('/login/linked');
  expect(callsTo('user/login/linked')).toEqual([]);
  expect(await screen.findByRole('button', { name: 'Continue with Harbor ID' })).toBeVisible();
});

it('a site without identity providers says so', async () => {
  changeReply('user/linked/provider', () => ({ list: [] }));
  await openPage('/login/linked');
  expect(await screen.findByText('Sign-in with other accounts isn’t available here.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in another way' })).toHaveAttribute('href', '/login');
});

it('an account that nobody has linked offers a sign-in and a registration', async () => {
  await openPage(await comesBack('h-1003', '/usercenter/order'));
  expect(await screen.findByRole('heading', { name: 'Link your Harbor ID account' })).toBeVisible();
  const redirect = `?redirect=${encodeURIComponent(SETTINGS)}`;
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Sign in and link')).toBe(`/login${redirect}`);
  expect(hrefOf('Create an account')).toBe(`/register${redirect}`);
  const kept = JSON.parse(sessionStorage.getItem('portal_link_ticket') ?? '{}');
  expect(kept).toMatchObject({ account: 'mo.chen', redirect: '/usercenter/order' });
});

it('the settings unlink an account after a confirmation', async () => {
  const { user } = await openPage(SETTINGS, { account: 'user', title: 'Linked accounts' });
  expect(await screen.findByText('xiaoman.lin')).toBeVisible();
  await user.click(button('Unlink your Harbor ID account'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unlink your Harbor ID account?' }));
  await user.click(dialog.getByRole('button', { name: 'Unlink' }));
  expect(await screen.findByText('Not linked')).toBeVisible();
  expect(db().linkedAccounts).toEqual([]);
});
