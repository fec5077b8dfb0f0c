import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { changeReply, crashNextReply, holdNextCall, loseNextCall } from '../support/network';
import { openPage, place } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { ownService, signIn } from '../support/signedIn';

const region = (name: string) => screen.getByRole('region', { name });
const balance = () => screen.getByText('Account balance', { selector: 'dt' }).closest('section') as Element;
const open = (query = '') => openPage(`/usercenter/service/charge${query}`);
const rows = () => within(region('Charges')).findAllByRole('button', { name: /¥/, expanded: false });
beforeEach(() => {
  startServerAt();
  signIn();
});

it('shows the balance, the last twelve months, the spending and the charges', async () => {
  db().withdrawals = [
    {
      ...{ withdrawalId: 'W1', userId: '10002', idempotencyKey: 'w', amount: 5_000, status: 'requested' },
      ...{ target: { kind: 'channel', channel: 'alipay' }, outcome: 'pay' },
      ...{ createdAt: Date.parse('2026-11-20T03:00:00Z'), processesAt: Infinity, finishesAt: Infinity },
    },
  ];
  await open();
  await rows();
  expect(
    balance(),
  ).toRead(`Account balance // ¥2,636.40 // Being withdrawn // ¥50.00 // Paid from balance this month // ¥32.73
    Spent this month // ¥1,172.73 // (Top up) // [Withdraw](/usercenter/service/withdrawal)
    [Monthly statement](/usercenter/service/statement)
    Spent counts all payment methods, less credits and refunds of this month’s purchases. The statement lists what was paid from the balance.`);
  expect(
    region('Spending this month'),
  ).toRead(`## Spending this month // [Budget and automatic top-up](/usercenter/service/budget) // Spent // ¥1,172.73
    Forecast for the month // ¥1,172.73 // You haven’t set a monthly budget yet.`);
});

it('shows what a back end without sums by kind knows, and what is loading', async () => {
  changeReply('/charge/summary', () => ({
    frozen: undefined,
    months: [{ month: '2026-11', in: 0, out: 0 }],
  }));
  const release = ['charge/summary', 'balance/budget', 'charge/list'].map((path) =>
    holdNextCall('GET', path),
  );
  await open();
  expect(region('Last 12 months')).toRead(
    `## Last 12 months // Money in and out with all payment methods, including top-ups and withdrawals. // <skeleton>`,
  );
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(2);
  for (const reply of release) reply();
  await rows();
  expect(
    balance(),
  ).toRead(`Account balance // ¥2,686.40 // Paid from balance this month // - // Spent this month // - // (Top up)
    [Withdraw](/usercenter/service/withdrawal) // [Monthly statement](/usercenter/service/statement)
    Spent counts all payment methods, less credits and refunds of this month’s purchases. The statement lists what was paid from the balance.`);
});

it('expands a charge into its calculation, time, payment and balance', async () => {
  const at = '2026-11-02T03:04:00.000Z';
  const charge = {
    ...{ flowNo: 'N1', category: 'usage', title: 'Uptime Probe', frequency: 'month', amount: 3_088 },
    ...{ direction: 'out', payChannel: 'balance', status: 'settled', createdAt: at, lines: [] },
  };
  changeReply('/charge/list', () => ({
    ...{ total: 6, next: undefined },
    list: [
      {
        ...{
          ...charge,
          chargeId: '1',
          orderId: '77',
          planName: 'Team',
          balanceAfter: 268_825,
          unit: 'alerts',
        },
        ...{ period: { from: '2026-09-30T16:00:00Z', to: '2026-10-31T16:00:00Z' }, quantity: 1_544 },
        ...{ unitPrice: 2, lines: [{ label: 'Alerts', formula: '¥0.02 × 1,544', amount: 3_088 }] },
      },
      {
        ...{ ...charge, chargeId: '2', category: 'credit', direction: 'in', balanceAfter: 9_000 },
        ...{ period: { from: '2026-10-01T04:00:00Z' }, quantity: 3, unitPrice: 1_029 },
        lines: [{ label: 'Goodwill', formula: '', amount: 3_088 }],
      },
      { ...charge, chargeId: '3', category: 'purchase', payChannel: 'alipay', quantity: 2 },
      { ...charge, chargeId: '4', category: 'refund', direction: 'in', payChannel: 'wechat', unitPrice: 1 },
      { ...charge, chargeId: '5', category: 'topUp', direction: 'in', status: 'pending' },
      { ...charge, chargeId: '6', category: 'withdrawal', status: 'reversed' },
    ],
  }));
  const { user } = await open();
  for (const row of (await rows()).slice(0, 2)) await user.click(row);
  const list = within(region('Charges')).getByRole('list');
  expect(
    list,
  ).toRead(`(Uptime Probe Usage Team Account balance Nov 2, 2026, 11:04 AM −¥30.88 Balance ¥2,688.25) expanded
    ### Price breakdown // Alerts ¥0.02 × 1,544 // ¥30.88 // Total // ¥30.88 // Plan // Team // Price × quantity
    ¥0.02 × 1,544 alerts // Service period // Oct 1, 2026 to Oct 31, 2026 // Billing // Monthly // Payment method
    Account balance // Balance // ¥2,719.13 → ¥2,688.25 // Transaction number // N1 // Order
    [77](/usercenter/order/77)
    (Uptime Probe Credit Account balance Nov 2, 2026, 11:04 AM + ¥30.88 Balance ¥90.00) expanded
    ### Price breakdown // Goodwill // ¥30.88 // Total // ¥30.88 // Price × quantity // ¥10.29 × 3 // Service period
    From Oct 1, 2026 // Billing // Monthly // Payment method // Account balance // Balance // ¥59.12 → ¥90.00
    Transaction number // N1 // (Uptime Probe Purchase Alipay Nov 2, 2026, 11:04 AM −¥30.88)
    (Uptime Probe Refund WeChat Pay Nov 2, 2026, 11:04 AM + ¥30.88)
    (Uptime Probe Top-up Pending Account balance Nov 2, 2026, 11:04 AM + ¥30.88)
    (Uptime Probe Withdrawal Reversed Account balance Nov 2, 2026, 11:04 AM −¥30.88)`);
  for (const row of within(list).getAllByRole('button')) await user.click(row);
  expect(
    within(list)
      .getAllByText('Balance', { selector: 'dt' })
      .map((term) => term.nextElementSibling?.textContent),
  ).toEqual([
    'Not affected: paid with Alipay',
    'Not affected: the money went to WeChat Pay',
    'Changes once this settles',
    'Not affected: the charge was reversed',
  ]);
  expect(within(list).queryByText('Price × quantity')).not.toBeInTheDocument();
  for (const row of within(list).getAllByRole('button', { expanded: true })) await user.click(row);
  expect(await rows()).toHaveLength(6);
});

it('offers a retry for each part that does not load, and keeps the others', async () => {
  const { instanceId } = ownService('document-translation');
  crashNextReply('GET', 'charge/summary');
  crashNextReply('GET', 'balance/budget');
  loseNextCall('GET', 'charge/list');
  const { user } = await open(`?instanceId=${instanceId}`);
  const alerts = await screen.findAllByText(/^Couldn’t load/);
  expect(alerts[0]?.closest('section') as Element).toRead(`Couldn’t load your balance // (Try again)`);
  expect(
    region('Spending this month'),
  ).toRead(`## Spending this month // [Budget and automatic top-up](/usercenter/service/budget) // alert:
    Couldn’t load your budget // (Try again)`);
  expect(screen.getByRole('heading', { name: 'Couldn’t load your charges' })).toBeVisible();
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry);
  expect(await rows()).toHaveLength(1);
  expect(balance()).toBeVisible();
  expect(within(region('Spending this month')).getByText('Spent')).toBeVisible();
  await user.click(button(`Remove filter: Only service ${instanceId}`));
  await waitFor(() => expect(place()).toBe('/usercenter/service/charge'));
});

it('leads to the market where there are no charges yet, and opens the top-up from the URL', async () => {
  changeReply('/charge/list', () => ({ list: [], total: 0, totals: { in: 0, out: 0 } }));
  const { user } = await open('?topUp=1719160');
  expect(
    screen.getByRole('dialog'),
  ).toRead(`(Close) // Top up your balance // radiogroup Amount: // ( ) ¥100.00
    ( ) ¥500.00 // ( ) ¥1,000.00 // ( ) ¥5,000.00 // (•) Another amount // ¥ // Another amount (CNY): 17191.60
    radiogroup Payment method: // (•) Alipay // ( ) WeChat Pay // (Top up ¥17,191.60)`);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(place()).toBe('/usercenter/service/charge'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(within(region('Charges')).getByRole('link', { name: 'Browse services' })).toHaveAttribute(
    'href',
    '/serviceMarket',
  );
  await user.click(button('Top up'));
  await waitFor(() => expect(place()).toBe('/usercenter/service/charge?topUp=open'));
});
