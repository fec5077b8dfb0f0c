import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, callsTo } from '../support/account';
import { loseNextCall } from '../support/network';
import { mockServer } from '../support/pageSetup';
import { openPage, place } from '../support/renderApp';
import { getUser, openSession } from '../support/signedIn';

const ADDRESS = '/usercenter/security';
const open = (address = ADDRESS) => openPage(address, { account: 'user', title: 'Account security' });

/** The card with this heading. */
async function card(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const found = heading.closest<HTMLElement>('.ant-card');
  if (!found) throw new Error(`${name} is in no card`);
  return found;
}

const devices = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent);

/** Tries to sign in with a password, from another device. */
const callLogin = (password: string) =>
  fetch('/api/v1/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userPhone: 'user', loginType: 1, password }),
  });

const SESSIONS = 'Devices';

/** Waits for the card of the sessions. */
async function sessionCard() {
  const found = await card(SESSIONS);
  await within(found).findByText('This device');
  return found;
}

it('shows each setting in a card with its action, also after a failed read', async () => {
  const forward = mockServer();
  let failing = true;
  window.fetch = (input, init) =>
    failing && String(input).includes('security/summary')
      ? Promise.resolve(
          new Response('{"code":200,"result":{}}', { headers: { 'content-type': 'application/json' } }),
        )
      : forward(input, init);
  getUser().passwordChangedAt -= 90 * 86_400_000;
  const { user } = await open();
  expect(await screen.findByText('Couldn’t load your security details')).toBeVisible();
  failing = false;
  await user.click(button('Try again'));
  for (const [name, text, action, address] of [
    ['Password', 'Change recommended', 'Change password', '/settings/change-password'],
    ['Phone', '139****9000', 'Change phone', '/settings/change-phone'],
    ['Identity verification', 'Not verified', 'Verify your identity', '/certification'],
  ] as const) {
    const setting = await card(name);
    expect(setting).toHaveTextContent(text);
    expect(within(setting).getByRole('link', { name: action })).toHaveAttribute('href', ADDRESS + address);
  }
});

describe('the active sessions', () => {
  it('one is ended after confirmation', async () => {
    const { user } = await open();
    const list = await sessionCard();
    await user.click(within(list).getByRole('button', { name: 'Sign out Chrome · Android' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out this device?' });
    expect(dialog).toHaveTextContent('Chrome · Android will be signed out immediately');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(callsTo('user/session/revoke')).toEqual([]);

    await user.click(within(list).getByRole('button', { name: 'Sign out Chrome · Android' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('1 device signed out')).toBeVisible();
    await waitFor(() => expect(devices(list)).toEqual(['Chrome · Linux', 'Chrome · macOS']));
    expect(callsTo('user/session/revoke').map(({ body }) => body)).toEqual([
      { sessionId: 'seed-10002-phone' },
    ]);
  });

  it('all others are ended together, but none of other users', async () => {
    const admin = openSession('admin');
    const { user } = await open();
    const list = await sessionCard();
    expect(devices(list)).toEqual(['Chrome · Linux', 'Chrome · Android', 'Chrome · macOS']);
    expect(within(list).queryByRole('button', { name: 'Sign out Chrome · Linux' })).not.toBeInTheDocument();
    await user.click(within(list).getByRole('button', { name: 'Sign out all other devices' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out all other devices?' });
    expect(dialog).toHaveTextContent('2 other devices will be signed out immediately');
    await user.click(within(dialog).getByRole('button', { name: 'Sign out all other devices' }));
    expect(await screen.findByText('You aren’t signed in on any other device.')).toBeVisible();
    expect(devices(list)).toEqual(['Chrome · Linux']);
    expect(within(list).queryByRole('button', { name: /all other/ })).not.toBeInTheDocument();
    expect(db().sessions.some(({ token }) => token === admin)).toBe(true);
  });
});

describe('the sign-in history', () => {
  const records = async () => {
    const items = await within(await card('Sign-in history')).findAllByRole('listitem');
    return items.filter((item) => item.querySelector('dl'));
  };

  it('is read again after a failure, and keeps its page in the URL', async () => {
    loseNextCall('GET', 'user/login/history');
    const { user } = await open(`${ADDRESS}?page=-3`);
    const history = within(await card('Sign-in history'));
    await user.click(await history.findByRole('button', { name: 'Try again' }));
    const first = await records();
    expect(first).toHaveLength(10);
    expect(first[0]).toHaveTextContent('Signed in');
    expect(first.some((item) => /Wrong password/.test(item.textContent ?? ''))).toBe(true);
    expect(history.getByText('Don’t recognize a sign-in?')).toBeVisible();
    expect(history.getByRole('link', { name: 'Change password' })).toBeVisible();
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    await user.click(within(pages).getByText('4'));
    await waitFor(() => expect(place()).toBe(`${ADDRESS}?current=4`));
    await waitFor(async () => expect(await records()).toHaveLength(1));
    expect(callsTo('user/login/history').map(({ query }) => query.current)).toEqual(['1', '4']);
  });

  it('asks no more once the sign-ins are confirmed, until an unusual one follows', async () => {
    const { user, unmount } = await open();
    await user.click(within(await card('Sign-in history')).getByRole('button', { name: 'They were all me' }));
    expect(screen.queryByText('Don’t recognize a sign-in?')).not.toBeInTheDocument();
    unmount();
    const again = await open(`${ADDRESS}?page=99`);
    // There is no such page: it is the last one.
    await waitFor(() => expect(place()).toBe(`${ADDRESS}?current=4`));
    await waitFor(async () => expect(await records()).toHaveLength(1));
    expect(screen.queryByText('Don’t recognize a sign-in?')).not.toBeInTheDocument();
    again.unmount();

    await callLogin('not-the-password');
    await open();
    expect(await screen.findByText('Don’t recognize a sign-in?')).toBeVisible();
  });
});
