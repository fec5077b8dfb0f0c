import { screen, waitFor, within } from '@testing-library/react';
import { session } from '@/request/session';
import { db } from '../../mock/lib/db';
import { button, callsTo } from '../support/account';
import { failCalls, loseNextCall } from '../support/network';
import { mockServer } from '../support/pageSetup';
import { openPage, place } from '../support/renderApp';
import { openSession } from '../support/signedIn';

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

describe('the account security page', () => {
  it('shows each setting in a card with its action', async () => {
    await open();
    const password = await card('Password');
    expect(password).toHaveTextContent('Changed 95 days ago');
    expect(within(password).getByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/usercenter/security/settings/change-password',
    );
    const phone = await card('Phone');
    expect(phone).toHaveTextContent('139****9000');
    expect(within(phone).getByRole('link', { name: 'Change phone' })).toHaveAttribute(
      'href',
      '/usercenter/security/settings/change-phone',
    );
    const certification = await card('Identity verification');
    expect(certification).toHaveTextContent('Not verified');
    expect(within(certification).getByRole('link', { name: 'Verify your identity' })).toHaveAttribute(
      'href',
      '/usercenter/security/certification',
    );
  });

  it('recommends changing a password older than half a year', async () => {
    const user = db().users.find(({ userName }) => userName === 'user');
    if (user) user.passwordChangedAt -= 90 * 86_400_000;
    await open();
    expect(await card('Password')).toHaveTextContent('Change recommended');
  });

  it('offers a retry when it cannot be loaded', async () => {
    const forward = mockServer();
    let failing = true;
    window.fetch = (input, init) =>
      failing && String(input).includes('security/summary')
        ? Promise.resolve(
            new Response('{"code":200,"result":{}}', { headers: { 'content-type': 'application/json' } }),
          )
        : forward(input, init);
    const { user } = await open();
    expect(await screen.findByText('Couldn’t load your security details')).toBeVisible();
    failing = false;
    await user.click(button('Try again'));
    expect(await card('Password')).toBeVisible();
  });
});

describe('the active sessions', () => {
  it('are listed with the current one first, which cannot be ended', async () => {
    await open();
    const list = await sessionCard();
    expect(devices(list)).toEqual(['Chrome · Linux', 'Chrome · Android', 'Chrome · macOS']);
    expect(within(list).queryByRole('button', { name: 'Sign out Chrome · Linux' })).not.toBeInTheDocument();
  });

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
    await user.click(within(list).getByRole('button', { name: 'Sign out all other devices' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out all other devices?' });
    expect(dialog).toHaveTextContent('2 other devices will be signed out immediately');
    await user.click(within(dialog).getByRole('button', { name: 'Sign out all other devices' }));
    expect(await screen.findByText('You aren’t signed in on any other device.')).toBeVisible();
    expect(devices(list)).toEqual(['Chrome · Linux']);
    expect(within(list).queryByRole('button', { name: /all other/ })).not.toBeInTheDocument();
    expect(db().sessions.some(({ token }) => token === admin)).toBe(true);
  });

  it.each([
    ['en-US', 'Account security'],
    ['zh-CN', '账号安全'],
  ] as const)(
    'are ended by buttons whose names contain their visible words, in %s',
    async (language, title) => {
      await openPage(ADDRESS, { account: 'user', title, language });
      const named = await waitFor(() => {
        const found = document.querySelectorAll('main li button[aria-label]');
        expect(found).toHaveLength(2);
        return [...found];
      });
      for (const each of named) expect(each.getAttribute('aria-label')).toContain(each.textContent);
    },
  );

  it('a failed call keeps the dialog open for a retry', async () => {
    const { user } = await open();
    const list = await sessionCard();
    await user.click(within(list).getByRole('button', { name: 'Sign out Chrome · Android' }));
    const dialog = await screen.findByRole('dialog');
    const restore = failCalls();
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText(/your network is abnormal/)).toBeInTheDocument();
    expect(dialog).toBeVisible();
    restore();
    const again = within(dialog).getByRole('button', { name: /Sign out/ });
    await waitFor(() => expect(again).not.toHaveClass('ant-btn-loading'));
    await user.click(again);
    expect(await screen.findByText('1 device signed out')).toBeVisible();
  });

  it('a session ended elsewhere is signed out by its next call, with the reason', async () => {
    const { user } = await open();
    const list = await sessionCard();
    const record = db().sessions.find(({ token }) => token === session.token());
    if (!record) throw new Error('no session');
    const { revokeSessions } = require('../../mock/lib/security/revocation');
    revokeSessions([record], 'signedOut');
    await user.click(within(list).getByRole('button', { name: 'Sign out Chrome · Android' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(place()).toBe('/login?redirect=%2Fusercenter%2Fsecurity'));
    expect(await screen.findAllByText(/You were signed out here from another device/)).not.toHaveLength(0);
    expect(session.token()).toBeUndefined();
  });
});

describe('the sign-in history', () => {
  const records = async () => within(await card('Sign-in history')).findAllByRole('listitem');

  it('keeps its page in the URL', async () => {
    const { user } = await open();
    const first = (await records()).filter((item) => item.querySelector('dl'));
    expect(first).toHaveLength(10);
    expect(first[0]).toHaveTextContent('Signed in');
    expect(first.some((item) => /Wrong password/.test(item.textContent ?? ''))).toBe(true);
    const pages = screen.getByRole('navigation', { name: 'Pages of the sign-in history' });
    await user.click(within(pages).getByText('4'));
    await waitFor(() => expect(place()).toBe(`${ADDRESS}?current=4`));
    await waitFor(async () =>
      expect((await records()).filter((item) => item.querySelector('dl'))).toHaveLength(1),
    );
    expect(callsTo('user/login/history').map(({ query }) => query.current)).toEqual(['1', '4']);
  });

  it('redirects from a page that does not exist to the last one, also from an older link', async () => {
    await open(`${ADDRESS}?page=99`);
    await waitFor(() => expect(place()).toBe(`${ADDRESS}?current=4`));
    await waitFor(async () =>
      expect((await records()).filter((item) => item.querySelector('dl'))).toHaveLength(1),
    );
  });

  it('offers a retry when it cannot be loaded', async () => {
    loseNextCall('GET', 'user/login/history');
    const { user } = await open();
    const again = within(await card('Sign-in history')).findByRole('button', { name: 'Try again' });
    await user.click(await again);
    expect((await records()).length).toBeGreaterThanOrEqual(10);
  });

  it('treats an invalid page as the first', async () => {
    await open(`${ADDRESS}?page=-3`);
    await records();
    expect(callsTo('user/login/history')[0]?.query.current).toBe('1');
  });

  it('explains what to do about an unknown sign-in', async () => {
    await open();
    const history = await card('Sign-in history');
    expect(within(history).getByText('Don’t recognize a sign-in?')).toBeVisible();
    expect(within(history).getByRole('link', { name: 'Change password' })).toBeVisible();
  });

  it('asks no more once the sign-ins are confirmed, until an unusual one follows', async () => {
    const { user, unmount } = await open();
    await user.click(within(await card('Sign-in history')).getByRole('button', { name: 'They were all me' }));
    expect(screen.queryByText('Don’t recognize a sign-in?')).not.toBeInTheDocument();
    unmount();
    const again = await open();
    expect((await records()).length).toBeGreaterThan(1);
    expect(screen.queryByText('Don’t recognize a sign-in?')).not.toBeInTheDocument();
    again.unmount();

    await callLogin('not-the-password');
    await open();
    expect(await screen.findByText('Don’t recognize a sign-in?')).toBeVisible();
  });

  it('is also shown in Chinese', async () => {
    await openPage(ADDRESS, { account: 'user', title: '账号安全', language: 'zh-CN' });
    const history = await card('登录记录');
    expect((await within(history).findAllByText('登录成功')).length).toBeGreaterThan(0);
    expect(within(history).getAllByText('广东 深圳').length).toBeGreaterThan(0);
  });
});
