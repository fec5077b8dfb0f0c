import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { toMark } from '@/domain/mark';
import { session } from '@/request/session';
import { callsTo, openLogin, PASSWORD, submitLogin } from '../support/account';
import { mockServer } from '../support/pageSetup';
import { place, renderApp } from '../support/renderApp';
import { openSession } from '../support/signedIn';

async function signIn() {
  const app = await openLogin('/login?redirect=%2Fdemo');
  await submitLogin(app.user, 'admin', PASSWORD);
  await waitFor(() => expect(place()).toBe('/demo'));
  return app;
}

describe('the visitor pages of a signed-in user', () => {
  it('redirect from the login and the registration, also after a reload', async () => {
    const { unmount } = await signIn();
    for (const page of ['/login', '/register']) {
      act(() => history.push(`${page}?redirect=%2Fusercenter%2Foverview`));
      expect(screen.queryByLabelText(/Phone number/)).not.toBeInTheDocument();
      await waitFor(() => expect(place()).toBe('/usercenter/overview'));
      act(() => history.push(`${page}?redirect=${encodeURIComponent(page)}`));
      await waitFor(() => expect(place()).toBe('/home'));
    }
    unmount();
    renderApp('/register?redirect=%2Fdemo');
    await waitFor(() => expect(place()).toBe('/demo'));
  });

  it('/reset-password links to the change of the password', async () => {
    const { user } = await signIn();
    act(() => history.push('/reset-password'));
    await screen.findByText(/^You’re signed in as/);
    expect(place()).toBe('/reset-password');
    expect(screen.getByRole('main')).toRead(`# Reset password
    You’re signed in as Shen Zhiyuan. Change your password in account security, or sign out and reset it with a code.
    [Change password](/usercenter/security/settings/change-password) // (Sign out and reset password)`);
    await user.click(screen.getByRole('link', { name: 'Change password' }));
    await waitFor(() => expect(place()).toBe('/usercenter/security/settings/change-password'));
  });

  it('/reset-password signs out and shows its form', async () => {
    const { user } = await signIn();
    act(() => history.push('/reset-password?redirect=%2Fdemo'));
    await user.click(await screen.findByRole('button', { name: 'Sign out and reset password' }));
    expect(await screen.findByLabelText('Phone number')).toBeVisible();
    expect(place()).toBe('/reset-password?redirect=%2Fdemo');
    expect(session.token()).toBeUndefined();
    expect(callsTo('user/logout')).toHaveLength(1);
  });
});

it('a sign-out leaves settings of the browser in its storages, and nothing of the person', async () => {
  await signIn();
  localStorage.setItem('portal_theme', 'dark');
  localStorage.setItem('portal_rule_search:mark', '?keyword=private');
  sessionStorage.setItem('portal_code_reload', '{"address":"/usercenter/service/I1"}');
  sessionStorage.setItem('portal_link_ticket', '{}');
  await act(() => session.end());
  await waitFor(() => expect(place()).toBe('/login'));
  const kept = Object.keys(localStorage).filter((key) => key.startsWith('portal_'));
  expect(kept.sort()).toEqual(['portal_device', 'portal_theme']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('a token that is invalid in a header is a parse error', async () => {
  const forward = mockServer();
  const server: typeof fetch = (input, init) =>
    String(input).includes('user/login')
      ? Promise.resolve(
          new Response('{"code":0,"result":{"token":"a b"}}', {
            headers: { 'content-type': 'application/json' },
          }),
        )
      : forward(input, init);
  window.fetch = server;
  const { user } = await openLogin();
  await submitLogin(user, 'admin', PASSWORD);
  expect(await screen.findByText(/data in an unexpected format/)).toBeInTheDocument();
  expect(place()).toBe('/login');
  expect(sessionStorage.getItem('token')).toBeNull();
});

it.each([
  ['leads its user back to their page', 'user', '/account/settings?tab=basic'],
  ['leads nobody else to the page of its user', 'admin', '/home'],
])('a session that has ended while something was typed %s', async (_what, account, expected) => {
  sessionStorage.setItem('token', openSession('user'));
  const { user } = renderApp('/account/settings?tab=basic');
  await user.type(await screen.findByLabelText('About you'), 'Half a sentence');
  sessionStorage.setItem('portal_link_ticket', '{"account":"xiaoman.lin"}');
  act(() => void session.expire(session.token()));
  await waitFor(() => expect(place()).toMatch(/^\/login/));
  expect(JSON.stringify(sessionStorage)).not.toContain('xiaoman');
  await screen.findByLabelText('Password');
  await submitLogin(user, account, PASSWORD);
  await waitFor(() => expect(place()).toBe(expected));
});

it('a session that has ended leads nobody else to the page of its user by way of another sign-in page', async () => {
  sessionStorage.setItem('token', openSession('user'));
  const { user } = renderApp('/account/settings?tab=basic');
  await screen.findByLabelText('About you');
  act(() => void session.expire(session.token()));
  for (const page of ['Create an account', 'Sign in', 'Sign in with a linked account'])
    await user.click(await screen.findByRole('link', { name: page }));
  // Nobody leaves jsdom.
  const subtle = { ...crypto.subtle, digest: () => new Promise(() => {}) };
  jest.replaceProperty(crypto as { subtle: unknown }, 'subtle', subtle);
  await user.click(await screen.findByRole('button', { name: 'Continue with Harbor ID' }));
  const pending = JSON.parse(sessionStorage.getItem('portal_pending_authorization') ?? '{}');
  expect(pending).toMatchObject({ redirect: '/account/settings?tab=basic', owner: toMark('10002') });
  await user.click(await screen.findByRole('link', { name: 'Sign in another way' }));
  await screen.findByLabelText('Password');
  expect(place()).toBe('/login?redirect=%2Faccount%2Fsettings%3Ftab%3Dbasic');
  await submitLogin(user, 'admin', PASSWORD);
  await waitFor(() => expect(place()).toBe('/home'));
});

it('a sign-out in another tab is told, also after a reload', async () => {
  const told = 'You signed out in another tab. Sign in to continue where you left off.';
  const { unmount } = await signIn();
  const mark = toMark(session.token() ?? '');
  const event = new StorageEvent('storage', { key: 'portal_session_end', newValue: `${mark} signedOut` });
  sessionStorage.setItem('portal_code_reload', '{"address":"/usercenter/service/I1"}');
  act(() => void window.dispatchEvent(event));
  expect(await screen.findByText(told)).toBeVisible();
  expect(place()).toBe('/login?redirect=%2Fdemo');
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(callsTo('user/logout')).toHaveLength(0);
  const { state } = history.location;
  unmount();
  session.start('other');
  sessionStorage.removeItem('token');
  renderApp('/demo');
  await screen.findByRole('heading', { level: 1 });
  act(() => history.push('/login?redirect=%2Fdemo', state));
  expect(await screen.findByText(told)).toBeVisible();
});

describe('the reason of a session end, after a reload of the login page', () => {
  const WHY = 'You were signed out on another device.';
  const DEFAULT = 'You were signed out. Sign in to continue where you left off.';

  /** A login page with this history state, in an app that has seen no session end. */
  async function openWith(state: unknown) {
    const app = renderApp('/demo');
    await screen.findByRole('heading', { level: 1 });
    act(() => history.push('/login?redirect=%2Fdemo', state));
    await screen.findByLabelText('Password');
    return app;
  }

  it('is shown until it is dismissed, also across tabs, and keeps the other state', async () => {
    const { user } = await openWith({ sessionEnded: WHY, userPhone: '13800138000' });
    expect(screen.getByText(WHY)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Phone' }));
    await waitFor(() => expect(place()).toBe('/login?redirect=%2Fdemo&type=phone'));
    expect(screen.getByText(WHY)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText(WHY)).not.toBeInTheDocument());
    expect(history.location.state).toEqual({ userPhone: '13800138000' });
    expect(place()).toBe('/login?redirect=%2Fdemo&type=phone');
  });

  it('is one line of plain text, the usual sentence, or not shown', async () => {
    const { user } = await openWith({ sessionEnded: `<img src=x>\u202e\n${'x'.repeat(5000)}` });
    const alert = screen.getByText(/^<img src=x> x+…$/);
    expect(alert.textContent).toHaveLength(300);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    for (const sessionEnded of ['\u200b ', '']) {
      act(() => history.push('/login?redirect=%2Fdemo', { sessionEnded }));
      expect(await screen.findByText(DEFAULT)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    }
    for (const state of [
      { sessionEnded: { toString: 'x' } },
      { sessionEnded: [WHY] },
      'sessionEnded',
      null,
    ]) {
      act(() => history.push('/login?redirect=%2Fdemo', state));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    }
  });
});
