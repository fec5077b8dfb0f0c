import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { callsTo, field } from '../support/account';
import { failCalls, replyNext } from '../support/network';
import { openPage, place, renderApp } from '../support/renderApp';
import { getUser, signIn } from '../support/signedIn';

const GATE = 'Our agreements have changed';
const ACCEPT = 'Accept and continue';

/** The sample customer, who accepted the privacy policy in its version 2.0 and not yet the current 2.1. */
function signInBeforeAcceptance() {
  signIn();
  const user = getUser();
  user.consents = user.consents.filter(({ version }) => version !== '2.1');
}

const gate = () => screen.findByRole('heading', { level: 1, name: GATE });
const box = () => screen.findByRole('checkbox', { name: 'I have read and accept the changed agreements.' });
const acceptButton = async () => {
  await waitFor(() => expect(screen.getByRole('button', { name: ACCEPT })).toBeEnabled());
  return screen.getByRole('button', { name: ACCEPT });
};
const accepted = () => getUser().consents.some(({ version }) => version === '2.1');

describe('changed agreements', () => {
  beforeEach(signInBeforeAcceptance);

  it('are shown in Chinese', async () => {
    renderApp('/home', { language: 'zh-CN' });
    expect(await screen.findByRole('heading', { level: 1, name: '协议有更新' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: '版本 2.0 与 2.1 的差异' })).toBeVisible();
  });

  it('are shown in place of a page, and accepted by a box and a button, which opens it', async () => {
    const { user } = renderApp('/usercenter/order');
    expect(await gate()).toHaveFocus();
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Version 2.0 and 2.1 compared' }),
    ).toBeVisible();
    expect(document.querySelectorAll('[data-change]').length).toBeGreaterThan(0);
    expect(screen.queryByRole('heading', { name: 'Registration Agreement' })).not.toBeInTheDocument();
    expect(callsTo('order/list')).toEqual([]);
    expect(place()).toBe('/usercenter/order');
    await user.click(await acceptButton());
    expect(await screen.findByText('Tick the box to accept.')).toBeVisible();
    expect(await box()).toBeInvalid();
    expect(callsTo('user/consent')).toEqual([]);
    await user.click(await box());
    await user.click(await acceptButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
    expect(callsTo('user/consent').map(({ body }) => body)).toEqual([
      { consents: [{ code: 'privacy', version: '2.1' }] },
    ]);
    expect(accepted()).toBe(true);
  });

  it('cannot be accepted until what has changed is loaded, which can be tried again', async () => {
    const restore = failCalls('version=2.0');
    const { user } = renderApp('/home');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('button', { name: ACCEPT })).toBeDisabled();
    restore();
    await user.click(retry);
    expect(await acceptButton()).toBeEnabled();
  });

  it('stay when the acceptance fails, with the box ticked', async () => {
    replyNext('POST', 'user/consent', { code: 500, message: 'Down for now' });
    const { user } = renderApp('/home');
    await user.click(await box());
    await user.click(await acceptButton());
    expect(await screen.findByText('Down for now')).toBeVisible();
    expect(await acceptButton()).toBeVisible();
    expect(await box()).toBeChecked();
    expect(accepted()).toBe(false);
  });

  it('are read again when one has changed meanwhile', async () => {
    const { user } = renderApp('/home');
    await user.click(await box());
    await acceptButton();
    getUser().consents = getUser().consents.filter(({ code }) => code !== 'register');
    await user.click(await acceptButton());
    expect(await screen.findByText(/agreements have changed or were not accepted/)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Registration Agreement' })).toBeVisible();
    await user.click(await acceptButton());
    await waitFor(() => expect(screen.queryByRole('heading', { name: GATE })).not.toBeInTheDocument());
    expect(accepted()).toBe(true);
  });

  it('leave open the agreements and the closing of the account, and are left by signing out', async () => {
    const { user } = await openPage('/agreement/privacy', { title: 'Privacy Policy' });
    expect(screen.queryByText(GATE)).not.toBeInTheDocument();
    act(() => history.push('/home'));
    await user.click(await screen.findByRole('link', { name: 'Download your data or close your account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy and data' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeVisible();
    act(() => history.push('/usercenter/security/settings/close-account'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Close account' })).toBeVisible();
    act(() => history.push('/home'));
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(place()).toBe('/login'));
    expect(field('Password')).toBeVisible();
    expect(accepted()).toBe(false);
  });
});

it('agreements that were never accepted are asked for at the first sign-in', async () => {
  signIn();
  getUser().consents = [];
  const { user } = renderApp('/home');
  expect(await screen.findByRole('heading', { level: 1, name: 'Accept our agreements' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'I have read and accept these agreements.' }));
  await user.click(await acceptButton());
  await waitFor(() => expect(getUser().consents.map(({ code }) => code)).toEqual(['register', 'privacy']));
});

it('an account that is being closed is shown first', async () => {
  signInBeforeAcceptance();
  getUser().closings = [
    { requestedAt: Date.now(), closesAt: Date.now() + 15 * 86_400_000, givenUpBalance: 0 },
  ];
  const { user } = renderApp('/home');
  await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
  expect(await gate()).toBeVisible();
});
