import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { changeReply, crashNextReply, holdNextCall, loseNextCall } from '../support/network';
import { openPage, place } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { ownService, signIn } from '../support/signedIn';

const MONTHS = 'Money in and out, last 12 months';
const region = (name: string) => screen.getByRole('region', { name });
const open = (query = '') => openPage(`/usercenter/service/charge${query}`);
/** The buttons that open the charges. */
const rows = async () =>
  within(await within(region('Charges')).findByRole('table')).getAllByRole('button', { expanded: false });
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
    region('At a glance'),
  ).toRead(`Account balance // ¥2,636.40 // (Top up) // ¥50.00 being withdrawn // In this month // ¥0.00
    −¥224.08 vs. all of Oct // Out this month // ¥1,222.73 // −¥1,617.37 vs. all of Oct
    Spending this month // ¥1,172.73 // Forecast for the month ¥1,172.73`);
  expect(screen.getByRole('heading', { level: 1 }).closest('header') as Element).toRead(`
    # Balance and charges // [Withdraw balance](/usercenter/service/withdrawal)
    [Monthly statement](/usercenter/service/statement)
    [Budget](/usercenter/service/budget) // [Invoices](/usercenter/invoice)`);
  const chart = region(MONTHS);
  expect(within(chart).getByText('November 2026 so far')).toBeVisible();
  expect(chart.querySelector('figure')).toHaveTextContent(/^0[\d,.K]*¥[\d.]+K/);
});

it('shows how much of the budget is spent', async () => {
  changeReply('/balance/budget', () => ({ monthlyAmount: 200_000, spent: 117_273 }));
  await open();
  await rows();
  expect(region('At a glance')).toHaveTextContent(/Spending this month¥1,172.7358% of the budget spent$/);
});

it('shows what the month comes to against the month before, with its sign', async () => {
  changeReply('/charge/summary', () => ({
    months: [
      { month: '2026-10', in: 10_000, out: 5_000 },
      { month: '2026-11', in: 10_050, out: 5_000 },
    ],
  }));
  await open();
  await rows();
  expect(region('At a glance')).toHaveTextContent(/In this month¥100.50\+¥0.50 vs. all of Oct/);
  expect(region('At a glance')).toHaveTextContent(/Out this month¥50.00¥0.00 vs. all of Oct/);
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
  expect(region(MONTHS)).toRead(`## ${MONTHS} // <skeleton>`);
  expect(
    region('At a glance'),
  ).toRead(`Account balance // <skeleton> // (Top up) // In this month // <skeleton> // Out this month // <skeleton>
    Spending this month // <skeleton>`);
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(2);
  for (const reply of release) reply();
  await rows();
  expect(
    region('At a glance'),
  ).toRead(`Account balance // ¥2,686.40 // (Top up) // In this month // ¥0.00 // Out this month // ¥0.00
    Spending this month // ¥1,172.73 // Forecast for the month ¥1,172.73`);
  expect(region(MONTHS)).toRead(`## ${MONTHS} // No data · No money in or out in the last 12 months.`);
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
        tax: { rate: 600, amount: 175 },
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
  const list = within(region('Charges')).getByRole('table');
  expect(list).toRead(`| Item | Date | Amount | Balance |
    | (Uptime Probe) expanded Usage · Team | Nov 2, 2026, 11:04 AM Account balance | −¥30.88 incl. ¥1.75 tax | ¥2,688.25 |
    | ### Price breakdown Alerts ¥0.02 × 1,544 ¥30.88 Total ¥30.88 Of which tax (6%) ¥1.75 Plan Team Price × quantity ¥0.02 × 1,544 alerts Service period Oct 1, 2026 to Oct 31, 2026 Billing Monthly Payment method Account balance Balance ¥2,719.13 → ¥2,688.25 Transaction number N1 Order [77](/usercenter/order/77) |
    | (Uptime Probe) expanded Credit | Nov 2, 2026, 11:04 AM Account balance | + ¥30.88 | ¥90.00 |
    | ### Price breakdown Goodwill ¥30.88 Total ¥30.88 Price × quantity ¥10.29 × 3 Service period From Oct 1, 2026 Billing Monthly Payment method Account balance Balance ¥59.12 → ¥90.00 Transaction number N1 |
    | (Uptime Probe) Purchase | Nov 2, 2026, 11:04 AM Alipay | −¥30.88 |  |
    | (Uptime Probe) Refund | Nov 2, 2026, 11:04 AM WeChat Pay | + ¥30.88 |  |
    | (Uptime Probe) Pending Top-up | Nov 2, 2026, 11:04 AM Account balance | + ¥30.88 |  |
    | (Uptime Probe) Reversed Withdrawal | Nov 2, 2026, 11:04 AM Account balance | −¥30.88 |  |`);
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
  loseNextCall('GET', 'charge/list');
  const { user } = await open(`?instanceId=${instanceId}`);
  const alerts = await screen.findAllByText(/^Couldn’t load/);
  expect(alerts[0]?.closest('section') as Element).toRead(`Couldn’t load your balance // (Try again)`);
  expect(screen.getByRole('heading', { name: 'Couldn’t load your charges' })).toBeVisible();
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry);
  expect(await rows()).toHaveLength(1);
  expect(region('At a glance')).toHaveTextContent(/Spending this month¥1,172.73/);
  expect(region(MONTHS)).toBeVisible();
  await user.click(button(`Remove filter: Only service ${instanceId}`));
  await waitFor(() => expect(place()).toBe('/usercenter/service/charge'));
});

it('keeps the balance when the budget does not load, and offers a retry', async () => {
  crashNextReply('GET', 'balance/budget');
  const { user } = await open();
  await rows();
  expect(within(region('At a glance')).getByRole('alert').closest('div:not([role])') as Element).toRead(
    `Spending this month // ¥1,172.73 // alert: // Couldn’t load your budget // (Try again)`,
  );
  await user.click(button('Try again'));
  await waitFor(() => expect(region('At a glance')).toHaveTextContent(/Forecast for the month ¥1,172.73$/));
});

it('leads to the market where there are no charges yet, and opens the top-up from the URL', async () => {
  changeReply('/charge/list', () => ({ list: [], total: 0, totals: { in: 0, out: 0 } }));
  const { user } = await open('?topUp=1719160');
  expect(screen.getByRole('dialog')).toRead(`(Close) // Top up your balance // Amount // ( ) ¥100.00
    ( ) ¥500.00 // ( ) ¥1,000.00 // ( ) ¥5,000.00 // (•) Another amount // ¥ // Another amount (CNY): 17191.60
    Payment method // (•) Alipay // ( ) WeChat Pay
    section Order summary: // ## Order summary // Added to // Account balance // Payment method // Alipay // Total // ¥17,191.60
    (Top up ¥17,191.60)`);
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
