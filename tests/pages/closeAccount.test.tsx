import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { CLOSING_BLOCKERS } from '@/domain/account/closing';
import { db } from '../../mock/lib/db';
import { button, callsTo, field, receivedCode } from '../support/account';
import { changeReply, failCalls } from '../support/network';
import { openPage, place, renderApp } from '../support/renderApp';
import { page, proveIdentity } from '../support/securityPage';
import { getUser, signIn } from '../support/signedIn';

const ADDRESS = '/usercenter/security/settings/close-account';
const HEAD = 'Close account';
const GATE = 'Your account is being closed';

const blockers = () => screen.getByRole('region', { name: 'Before you can close it' });
const openClosing = () => openPage(ADDRESS, { account: 'user', title: HEAD });

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

describe('closing the account', () => {
  it('offers a retry, and lists the blockers, each with its page, and no button', async () => {
    const restore = failCalls('user/closing');
    const { user } = await openClosing();
    await screen.findByText('Couldn’t load what stands in the way');
    expect(page()).toRead(`[Back to profile and sign-in](/usercenter/security/settings) // # Close account
    Your account stops working now and is closed after 15 days. // section What happens: // ## What happens
    All your devices are signed out. For 15 days you can sign in and keep your account.
    After 15 days your profile, identity verification, messages and settings are deleted. They can’t be restored.
    Coupons, trials and unused packs are lost, and you can no longer use services that others share with you.
    Your phone number can then register a new account, which starts empty. // section What we keep: // ## What we keep
    Orders, payments, refunds and invoices: 3 years after the closing, as the law demands.
    The agreement versions you accepted: 3 years after the closing, as the law demands.
    If you used a trial or a coupon, or bought something, digests of your phone number, numbers that you changed, and verified ID number, so that trials and offers for new customers are given once per person: 3 years after the closing.
    Sign-in records: 90 days after each sign-in.
    section Before you can close it: // ## Before you can close it // ## Couldn’t load what stands in the way // Check your connection and try again. // (Try again)`);
    restore();
    changeReply('user/closing', () => ({
      blockers: CLOSING_BLOCKERS.map((kind, index) => ({
        kind,
        count: index + 1,
        ...(index === 0 && { inUse: 3 }),
      })),
    }));
    await user.click(button('Try again'));
    await screen.findByText('Account balance');
    expect(blockers()).toRead(`## Before you can close it // 1 of 3 services in use
    Wait for the end, request a refund, or hand over to another account. Trials and one-time deliveries don’t stand in the way.
    [View services](/usercenter/service?group=running) // 2 open orders // Pay, cancel, or wait until everything is set up.
    [View orders](/usercenter/order) // 3 refunds in progress // Wait until the money has arrived, or withdraw the request.
    [View refunds](/usercenter/order?tab=refund) // 4 requested invoices
    Wait until it has been issued, or withdraw the request. // [View invoices](/usercenter/invoice?tab=list&status=requested)
    5 pending top-ups // Wait until it has succeeded or failed. // [View balance](/usercenter/service/charge)
    6 open withdrawals // Wait until the money is paid, or cancel it. // [View withdrawals](/usercenter/service/withdrawal)
    Account balance // ¥0.07 · Withdraw it, or use it for an order. Once nothing else is left, you can also give it up.
    [Withdraw balance](/usercenter/service/withdrawal) // Once this is settled, you can close your account here.`);
  });

  it('wants the balance given up and the effects understood, with an error at each box', async () => {
    settleEverything(37);
    const { user } = await openClosing();
    await user.click(await screen.findByRole('button', { name: 'Close account' }));
    await screen.findByText('Confirm that you understand what happens.');
    expect(
      blockers(),
    ).toRead(`## Before you can close it // Account balance // ¥0.37 · Withdraw it, or use it for an order. Once nothing else is left, you can also give it up.
    [Withdraw balance](/usercenter/service/withdrawal)
    [ ] I give up the balance of ¥0.37. It won’t be paid back. invalid – Confirm that you give up the balance, or use it first.
    Confirm that you give up the balance, or use it first.
    [ ] I understand what happens and want to close my account. invalid – Confirm that you understand what happens.
    Confirm that you understand what happens. // (Close account)`);
    expect(callsTo('user/closing').filter(({ method }) => method === 'POST')).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /I give up the balance of ¥0\.37/ }));
    await user.click(screen.getByRole('checkbox', { name: /I understand what happens/ }));
    await user.click(button('Close account'));
    await proveIdentity(user);
    expect(await screen.findByRole('heading', { level: 1, name: GATE })).toBeVisible();
    expect(callsTo('user/closing').at(-1)?.body).toEqual({ givenUpBalance: 37 });
  });

  it('asks for a proof of identity, shows a wrong password at its field, and closes after the right one', async () => {
    settleEverything();
    const { user } = await openClosing();
    await screen.findByText('Nothing stands in the way.');
    expect(blockers()).toRead(`## Before you can close it // alert: // Nothing stands in the way.
    [ ] I understand what happens and want to close my account. // (Close account)`);
    await user.click(screen.getByRole('checkbox', { name: /I understand what happens/ }));
    await user.click(button('Close account'));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await user.fill(within(dialog).getByLabelText('Password'), 'not-it');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm and continue' }));
    expect(await within(dialog).findByText(/account or the password is wrong/)).toBeVisible();
    await user.click(within(dialog).getByRole('radio', { name: 'SMS code' }));
    await user.click(within(dialog).getByRole('button', { name: 'Get code' }));
    await screen.findByText(/Code sent to 139\*{4}9000/);
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
    await proveIdentity(user);
    expect(await screen.findByText(/can’t be closed yet/)).toBeVisible();
    expect(button('Close account')).toBeEnabled();
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
