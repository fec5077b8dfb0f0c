import { screen, waitFor } from '@testing-library/react';
import { button } from '../support/account';
import { recordSavedFiles } from '../support/files';
import { changeReply, crashNextReply, holdNextCall, replyNext } from '../support/network';
import { openPage, place, renderApp } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { signIn } from '../support/signedIn';

const at = '2026-11-03T04:00:00.000Z';
const line = {
  ...{ chargeId: '1', flowNo: 'F1', title: 'Top-up', category: 'topUp', payChannel: 'alipay' },
  ...{ amount: 20_000, balanceAfter: 21_000, createdAt: at },
};

beforeEach(() => {
  startServerAt();
  signIn();
});

it('shows a month, prints it, changes the month in the URL and exports it', async () => {
  jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = await openPage('/usercenter/service/statement');
  await screen.findByRole('heading', { name: 'Statement for November 2026' });
  expect(screen.getByText('This month hasn’t ended. The figures are as of the time of issue.')).toBeVisible();
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent(
    /Paid from balance−¥32.73.*less credits and refunds of this month’s purchases: ¥1,172.73\./,
  );
  expect(screen.queryByText(/was being withdrawn/)).not.toBeInTheDocument();
  await user.click(button('Print or save as PDF'));
  expect(window.print).toHaveBeenCalledTimes(1);
  // The browser names the PDF after it.
  expect(document.title).toBe('Monthly statement 2026-11 - Service Market');
  expect(document.querySelector('title')).toHaveAttribute('dir', 'auto');

  await user.click(screen.getByRole('combobox', { name: 'Month' }));
  const release = holdNextCall('GET', 'balance/statement/2026-10');
  await user.click(await screen.findByTitle('October 2026'));
  await waitFor(() => expect(place()).toBe('/usercenter/service/statement?month=2026-10'));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  release();
  await screen.findByRole('heading', { name: 'Statement for October 2026' });

  const saved = recordSavedFiles();
  const letGo = holdNextCall('GET', 'balance/statement/2026-10/export');
  await user.click(button('Export CSV'));
  expect(button(/Export CSV/)).toHaveClass('ant-btn-loading');
  letGo();
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['statement-2026-10.csv']));
  expect(await screen.findByText('statement-2026-10.csv exported')).toBeInTheDocument();
  replyNext('GET', 'balance/statement/2026-10/export', { code: 200 });
  await user.click(button('Export CSV'));
  await waitFor(() => expect(button('Export CSV')).not.toHaveClass('ant-btn-loading'));
  expect(saved).toHaveLength(1);
});

it('lists what moved the balance and what was paid another way, with a link for each line', async () => {
  changeReply('/statement/current', () => ({
    ...{ isFinal: true, opening: 1_000, closing: 16_000, frozen: 4_000 },
    sums: { topUps: 20_000, refunds: 0, credits: 0, payments: -1_000, withdrawals: -4_000 },
    lines: [
      line,
      { ...line, chargeId: '2', flowNo: 'F/2', category: 'withdrawal', amount: -4_000, balanceAfter: 17_000 },
      { ...line, chargeId: '3', orderId: '7', category: 'usage', amount: -1_000, balanceAfter: 16_000 },
    ],
    direct: [
      { ...line, chargeId: '4', orderId: '8', category: 'purchase', amount: -900, balanceAfter: undefined },
    ],
  }));
  await openPage('/usercenter/service/statement');
  expect(
    await screen.findByRole('article'),
  ).toRead(`## Statement for November 2026 // Account // 139****9000 // Period // November 1, 2026 to November 30, 2026
    Issued // November 20, 2026 at 12:00 PM // section Summary: // ### Summary // Opening balance // ¥10.00 // Top-ups
    + ¥200.00 // Refunded to balance // ¥0.00 // Credits and adjustments // ¥0.00 // Paid from balance // −¥10.00
    Withdrawals // −¥40.00 // Closing balance // ¥160.00
    ¥40.00 was being withdrawn at the end and isn’t part of the closing balance.
    Spent this month with all payment methods, less credits and refunds of this month’s purchases: ¥19.00. The amounts below that were paid another way are included.
    The opening balance and all changes add up to the closing balance, to the cent. // section Changes of the balance:
    ### Changes of the balance // | Time | Item | Category | Payment method | Amount | Balance |
    | Nov 3, 2026, 12:00 PM | [Top-up](/usercenter/service/charge?keyword=F1) Transaction F1 | Top-up | Alipay | + ¥200.00 | ¥210.00 |
    | Nov 3, 2026, 12:00 PM | [Top-up](/usercenter/service/withdrawal) Transaction F/2 | Withdrawal | Alipay | −¥40.00 | ¥170.00 |
    | Nov 3, 2026, 12:00 PM | [Top-up](/usercenter/order/7) Transaction F1 | Usage | Alipay | −¥10.00 | ¥160.00 |
    section Paid and refunded another way: // ### Paid and refunded another way
    Paid or refunded directly through a payment channel, without moving the balance.
    | Time | Item | Category | Payment method | Amount |
    | Nov 3, 2026, 12:00 PM | [Top-up](/usercenter/order/8) Transaction F1 | Purchase | Alipay | −¥9.00 |
    Times are shown in China Standard Time (UTC+8).`);
});

it('names what was refunded of earlier months apart from what was spent', async () => {
  const refund = { ...line, category: 'refund', orderId: '9', amount: 2_874, balanceAfter: 3_874 };
  changeReply('/statement/current', () => ({ lines: [refund], direct: [] }));
  await openPage('/usercenter/service/statement');
  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent(
    /refunds of this month’s purchases: ¥0\.00\..*Refunds of earlier months’ purchases, not deducted from it: ¥28\.74\./,
  );
});

it('says when the sums do not lead to the closing balance, and when the balance did not change', async () => {
  changeReply('/statement/current', () => ({
    ...{ opening: 1_000, closing: 2_000, frozen: 0, lines: [], direct: [] },
    sums: { topUps: 999, refunds: 0, credits: 0, payments: 0, withdrawals: 0 },
  }));
  await openPage('/usercenter/service/statement');
  expect(await screen.findByText(/^The changes and the closing balance differ by ¥0.01\./)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Changes of the balance' })).toRead(
    `### Changes of the balance // The balance didn’t change this month.`,
  );
  expect(screen.queryByRole('region', { name: /another way|other/ })).not.toBeInTheDocument();
});

it('has a way on from a month without a statement, and from a failed read', async () => {
  renderApp('/usercenter/service/statement?month=2019-01').unmount();
  const { user } = await openPage('/usercenter/service/statement?month=2019-01');
  await screen.findByRole('heading', { name: 'There is no statement for this month' });
  expect(screen.getByRole('link', { name: 'Balance and charges', current: false })).toHaveAttribute(
    'href',
    '/usercenter/service/charge',
  );
  crashNextReply('GET', 'balance/statement/current');
  await user.click(screen.getByRole('link', { name: 'View this month’s statement' }));
  expect(await screen.findByRole('heading', { name: 'Couldn’t load the statement' })).toBeVisible();
  await user.click(button('Try again'));
  expect(await screen.findByRole('heading', { name: /^Statement for / })).toBeVisible();
});
