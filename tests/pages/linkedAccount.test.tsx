import { screen, waitFor } from '@testing-library/react';
import { LINKED_ERROR } from '@/domain/account/linkedAccount';
import { db } from '../../mock/lib/db';
import { button, callsTo } from '../support/account';
import { comeBack } from '../support/linkedAccount';
import { changeReply, failCalls, holdNextCall, replyNext } from '../support/network';
import { place } from '../support/renderApp';
import {
  content,
  dialog,
  openSecurity,
  page,
  pressInDialog,
  proveIdentity,
  SECURITY,
} from '../support/securityPage';
import { withoutEncryption } from '../support/webCrypto';

const PATH = '/settings/linked-account';
const open = (query = '') => openSecurity(PATH + query, 'Linked accounts');

/** Leaves a ticket of a sign-in with an account that nobody has linked. */
function leaveTicket(redirect?: string) {
  const ticket = {
    ticket: 't1',
    provider: 'harbor',
    name: 'Harbor ID',
    account: 'mo.chen',
    redirect,
    expiresInSeconds: 600,
  };
  sessionStorage.setItem(
    'portal_link_ticket',
    JSON.stringify({ ...ticket, expiresAt: Date.now() + 600_000 }),
  );
}

it('the settings unlink an account after a confirmation, also after a failed read', async () => {
  const restore = failCalls('user/linked');
  const { user } = await open();
  await screen.findByText('Couldn’t load your linked accounts');
  expect(
    page(),
  ).toRead(`[Back to profile and sign-in](/usercenter/security/settings) // # Linked accounts // Sign in with an account you have elsewhere.
    ## Couldn’t load your linked accounts // Check your connection and try again. // (Try again)`);
  restore();
  await user.click(button('Try again'));
  await screen.findByText('xiaoman.lin');
  expect(content()).toRead(
    `Harbor ID // Linked // xiaoman.lin · Linked on … // (Unlink your Harbor ID account)`,
  );
  await user.click(button('Unlink your Harbor ID account'));
  expect(await dialog()).toRead(`(Close) // Unlink your Harbor ID account?
    You can no longer sign in with the account “xiaoman.lin”. Your other ways to sign in stay as they are. // (Cancel) // (Unlink)`);
  await pressInDialog(user, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const message = 'You could not sign in any more';
  replyNext('DELETE', 'user/linked/harbor', { code: LINKED_ERROR.lastWay, message });
  await user.click(button('Unlink your Harbor ID account'));
  await pressInDialog(user, 'Unlink');
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(button('Unlink your Harbor ID account'));
  const release = holdNextCall('DELETE', 'user/linked/harbor');
  await pressInDialog(user, 'Unlink');
  expect(await screen.findByRole('button', { name: 'Loading Unlink' })).toBeVisible();
  release();
  await screen.findByText('Not linked');
  expect(content()).toRead(
    `Harbor ID // Not linked // Link an account to sign in with it. // (Link your Harbor ID account)`,
  );
  expect(screen.getByText('Account unlinked')).toBeInTheDocument();
  expect(db().linkedAccounts).toEqual([]);

  await user.click(button('Link your Harbor ID account'));
  expect(await dialog()).toHaveTextContent('A linked account can be used to sign in');
  await pressInDialog(user, 'Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(button('Link your Harbor ID account'));
  withoutEncryption();
  await proveIdentity(user);
  expect(await screen.findByText(/^Linked accounts need a secure connection/)).toBeVisible();
});

it('the settings say when no account can be linked', async () => {
  changeReply('user/linked/provider', () => ({ list: [] }));
  await open();
  expect(await screen.findByText('No accounts can be linked at the moment')).toBeVisible();
});

it('an account with which the user comes back is linked after a proof of identity', async () => {
  db().linkedAccounts = [];
  const address = await comeBack('h-1003', { path: SECURITY + PATH });
  const { user } = await openSecurity(address.replace(SECURITY, ''), 'Linked accounts');
  await proveIdentity(user);
  expect(await screen.findByText('mo.chen')).toBeVisible();
  expect(screen.getByText('Account linked')).toBeInTheDocument();
  expect(place()).toBe(SECURITY + PATH);
});

it.each(['codeRefused', 'providerUnreachable', 'linkedElsewhere', 'alreadyLinked', 'ticketOver'] as const)(
  'a refusal of a link (%s) is shown above the accounts',
  async (name) => {
    leaveTicket();
    const { user } = await open();
    replyNext('POST', 'user/linked', { code: LINKED_ERROR[name], message: 'It cannot be linked' });
    await user.click(await screen.findByRole('button', { name: 'Link account' }));
    expect(await screen.findByText('It cannot be linked')).toBeVisible();
  },
);

it('a ticket of a sign-in is confirmed, and leads to where the user wanted to go', async () => {
  leaveTicket('/usercenter/order');
  const { user } = await open();
  const question = await screen.findByRole('heading', { name: 'Link your Harbor ID account?' });
  expect(question).toHaveFocus();
  await screen.findByText('xiaoman.lin');
  expect(
    page(),
  ).toRead(`[Back to profile and sign-in](/usercenter/security/settings) // # Linked accounts // Sign in with an account you have elsewhere.
    section Link your Harbor ID account?: // ## Link your Harbor ID account?
    Link the Harbor ID account “mo.chen” to your account 139****9000, and sign in with it from now on. // (Link account)
    (Not now) // Harbor ID // Linked // xiaoman.lin · Linked on … // (Unlink your Harbor ID account)`);
  const restore = failCalls('user/linked');
  await user.click(button('Link account'));
  await screen.findByText(/your network is abnormal/);
  restore();
  replyNext('POST', 'user/linked', { code: 200, result: { list: [] } });
  const release = holdNextCall('POST', 'user/linked');
  await user.click(button('Link account'));
  expect((await screen.findAllByRole('button', { name: /^Loading Link/ })).length).toBeGreaterThan(0);
  release();
  await waitFor(() => expect(place()).toBe('/usercenter/order'));
  expect(sessionStorage.getItem('portal_link_ticket')).toBeNull();
});

it('a ticket of a sign-in can be declined, and a way back with another state says what is wrong', async () => {
  leaveTicket();
  const { user } = await open('?code=stolen&state=other');
  expect(await screen.findByText(/^This didn’t start in this tab/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Link account' }));
  await waitFor(() => expect(callsTo('user/linked').at(-1)?.body).toEqual({ ticket: 't1' }));
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByText('Link your Harbor ID account?')).not.toBeInTheDocument());
  expect(place()).toBe(SECURITY + PATH);
  expect(sessionStorage.getItem('portal_link_ticket')).toBeNull();
});
