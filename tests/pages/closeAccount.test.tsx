import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { db } from '../../mock/lib/db';
import { button, callsTo, field, PASSWORD, receivedCode } from '../support/account';
import { recordSavedFiles } from '../support/files';
import { failCalls } from '../support/network';
import { openPage, place, renderApp } from '../support/renderApp';
import { getUser, signIn } from '../support/signedIn';

const ADDRESS = '/usercenter/security/settings/close-account';
const HEAD = 'Close account';
const GATE = 'Your account is being closed';

const openClosing = () => openPage(ADDRESS, { account: 'user', title: HEAD });
type User = Awaited<ReturnType<typeof openClosing>>['user'];

/** Ends everything of the sample customer that blocks closing, except the balance. */
function settleEverything(balance = 0) {
  const { userId } = getUser();
  for (const instance of db().instances) if (instance.userId === userId) instance.status = 'expired';
  for (const order of db().orders) {
    if (order.userId !== userId) continue;
    if (order.status !== 'completed') order.status = 'cancelled';
  }
  getUser().balance = balance;
}

async function provesIdentity(user: User) {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await user.fill(within(dialog).getByLabelText('Password'), PASSWORD);
  await user.click(within(dialog).getByRole('button', { name: 'Confirm and continue' }));
}

describe('closing the account', () => {
  it('offers a retry, and lists the blockers, each with its page, and no button', async () => {
    const restore = failCalls('user/closing');
    const { user } = await openClosing();
    expect(await screen.findByText('Couldn’t load what stands in the way')).toBeVisible();
    restore();
    await user.click(button('Try again'));
    for (const [text, link, address] of [
      [/services? in use$/, 'View services', '/usercenter/service?group=running'],
      [/open orders?$/, 'View orders', '/usercenter/order'],
      [/^Account balance$/, 'Withdraw balance', '/usercenter/service/withdrawal'],
    ] as const) {
      const row = within((await screen.findByText(text)).closest('li') as HTMLElement);
      expect(row.getByRole('link', { name: link })).toHaveAttribute('href', address);
    }
    expect(screen.getByText('Once this is settled, you can close your account here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close account' })).not.toBeInTheDocument();
  });

  it('wants the balance given up and the effects understood, with an error at each box', async () => {
    settleEverything(37);
    const { user } = await openClosing();
    await user.click(await screen.findByRole('button', { name: 'Close account' }));
    expect(await screen.findByText('Confirm that you give up the balance, or use it first.')).toBeVisible();
    expect(screen.getByText('Confirm that you understand what happens.')).toBeVisible();
    expect(callsTo('user/closing').filter(({ method }) => method === 'POST')).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /I give up the balance of ¥0\.37/ }));
    await user.click(screen.getByRole('checkbox', { name: /I understand what happens/ }));
    await user.click(button('Close account'));
    await provesIdentity(user);
    expect(await screen.findByRole('heading', { level: 1, name: GATE })).toBeVisible();
    expect(callsTo('user/closing').at(-1)?.body).toEqual({ givenUpBalance: 37 });
  });

  it('asks for a proof of identity, shows a wrong password at its field, and closes after the right one', async () => {
    settleEverything();
    const { user } = await openClosing();
    expect(await screen.findByText('Nothing stands in the way.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /I understand what happens/ }));
    await user.click(button('Close account'));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await user.fill(within(dialog).getByLabelText('Password'), 'not-it');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm and continue' }));
    expect(await within(dialog).findByText(/account or the password is wrong/)).toBeVisible();
    await user.click(within(dialog).getByRole('radio', { name: 'SMS code' }));
    await user.click(within(dialog).getByRole('button', { name: 'Get code' }));
    await screen.findByText(/We sent a code to 139\*{4}9000/);
    await user.fill(within(dialog).getByLabelText('Verification code'), receivedCode());
    await user.click(within(dialog).getByRole('button', { name: 'Confirm and continue' }));
    expect(await screen.findByRole('heading', { level: 1, name: GATE })).toHaveFocus();
  });

  it('reads the blockers again when something came up meanwhile', async () => {
    settleEverything();
    const { user } = await openClosing();
    await user.click(await screen.findByRole('checkbox', { name: /I understand what happens/ }));
    getUser().balance = 500;
    await user.click(button('Close account'));
    await provesIdentity(user);
    expect(await screen.findByText(/can’t be closed yet/)).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: /I give up the balance of ¥5\.00/ })).toBeVisible();
  });
});

describe('an account that is being closed', () => {
  beforeEach(() => {
    signIn();
    const requestedAt = Date.now();
    const closesAt = requestedAt + 15 * 86_400_000;
    getUser().closings = [{ requestedAt, closesAt, givenUpBalance: 0 }];
  });

  it('is shown in place of other pages until one button keeps it, also after a call that fails', async () => {
    const restore = failCalls('user/closing');
    const { user } = renderApp('/usercenter/order');
    expect(await screen.findByRole('heading', { level: 1, name: GATE })).toBeVisible();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(callsTo('order/list')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(button('Keep my account')).toBeEnabled());
    expect(screen.getByRole('heading', { level: 1, name: GATE })).toBeVisible();
    restore();
    await user.click(button('Keep my account'));
    expect(await screen.findByText('Your account stays open')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
    expect(getUser().closings?.[0]?.takenBackAt).toBeDefined();
  });

  it('still shows the agreements, and is left by signing out', async () => {
    const { user } = await openPage('/agreement/privacy', { title: 'Privacy Policy' });
    expect(screen.queryByText(GATE)).not.toBeInTheDocument();
    act(() => history.push('/home'));
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(place()).toBe('/login'));
    expect(field('Password')).toBeVisible();
  });
});

describe('a copy of the data', () => {
  it('is downloaded after a proof of identity, which lasts for the next one', async () => {
    const saved = recordSavedFiles();
    const { user } = await openPage('/usercenter/security/settings/privacy', {
      account: 'user',
      title: 'Privacy and data',
    });
    await user.click(button('Download my data'));
    await provesIdentity(user);
    expect(await screen.findByText(/^my-data-\d{4}-\d\d-\d\d\.zip downloaded$/)).toBeVisible();
    expect(saved).toHaveLength(1);
    expect(saved[0]?.name).toMatch(/^my-data-.*\.zip$/);
    await user.click(button('Download my data'));
    await waitFor(() => expect(saved).toHaveLength(2));
  });

  it('is not downloaded when the dialog is closed', async () => {
    const { user } = await openPage('/usercenter/security/settings/privacy', {
      account: 'user',
      title: 'Privacy and data',
    });
    await user.click(button('Download my data'));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo('user/data')).toHaveLength(1);
  });
});
