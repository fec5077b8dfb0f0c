import { screen, waitFor, within } from '@testing-library/react';
import { now } from '../../mock/lib/clock';
import { db } from '../../mock/lib/db';
import { markChanged } from '../../mock/lib/versions';
import { button, field } from '../support/account';
import { crashNextReply, holdNextCall } from '../support/network';
import { sent } from '../support/orders';
import { openPage, renderApp } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { signIn } from '../support/signedIn';

const region = (name: string) => screen.getByRole('region', { name });
const alerts = () => region('Budget and balance alerts');

async function open() {
  const app = await openPage('/usercenter/service/budget');
  await screen.findByRole('heading', { name: 'Automatic top-up' });
  await screen.findByRole('heading', { name: 'Budget and balance alerts' });
  return app;
}

beforeEach(() => {
  startServerAt();
  signIn();
});

it('sets a budget and an alert, shows how much is spent, and turns one off again', async () => {
  const { user } = await open();
  expect(
    region('Spending this month'),
  ).toRead(`## Spending this month // Spent // ¥1,172.73 // Forecast for the month // ¥1,172.73
    You haven’t set a monthly budget yet. // How spending is calculated
    Spending is purchases, usage and taxes of this month, less credits and refunds of these purchases. A refund of an earlier purchase isn’t deducted. The forecast adds the automatic renewals due this month.`);
  await user.click(screen.getByRole('checkbox', { name: 'Set a monthly budget' }));
  await user.click(screen.getByRole('checkbox', { name: 'Alert me when my balance is low' }));
  await user.click(button('Save alerts'));
  await screen.findAllByText('Enter an amount with at most two decimals.');
  expect(alerts()).toRead(`## Budget and balance alerts
    You get a message when you have spent 50%, 80%, and 100% of your budget, and when your balance falls below an amount, once a month each.
    [Choose how you receive them](/usercenter/message?tab=settings) // [x] Set a monthly budget // ¥
    Monthly budget (CNY):  invalid – Enter an amount with at most two decimals.
    Enter an amount with at most two decimals. // [x] Alert me when my balance is low // ¥
    Balance below (CNY):  invalid – Enter an amount with at most two decimals.
    Enter an amount with at most two decimals. // (Save alerts)`);
  await user.fill(field('Monthly budget (CNY)'), '0.99');
  await user.fill(field('Balance below (CNY)'), '1000000.01');
  await user.click(button('Save alerts'));
  expect(await screen.findByText('Enter at least ¥1.00.')).toBeVisible();
  expect(await screen.findByText('Enter at most ¥1,000,000.00.')).toBeVisible();
  expect(sent('PUT', 'balance/budget')).toEqual([]);
  await user.fill(field('Monthly budget (CNY)'), '5000');
  await user.fill(field('Balance below (CNY)'), '200.50');
  const release = holdNextCall('PUT', 'balance/budget');
  await user.click(button('Save alerts'));
  expect(button(/Save alerts/)).toHaveClass('ant-btn-loading');
  release();
  expect(await screen.findByText('Alerts saved')).toBeInTheDocument();
  expect(sent('PUT', 'balance/budget')[0]?.body).toEqual({
    ...{ monthlyAmount: 500_000, lowBalance: 20_050, version: 1 },
  });
  expect(
    region('Spending this month'),
  ).toRead(`## Spending this month // Spent // ¥1,172.73 // Forecast for the month // ¥1,172.73 // Monthly budget // ¥5,000.00
    Left // ¥3,827.27 // 23% of the budget spent // How spending is calculated
    Spending is purchases, usage and taxes of this month, less credits and refunds of these purchases. A refund of an earlier purchase isn’t deducted. The forecast adds the automatic renewals due this month.`);
  expect(field('Monthly budget (CNY)')).toHaveValue('5000');
  expect(field('Balance below (CNY)')).toHaveValue('200.50');
  await user.click(screen.getByRole('checkbox', { name: 'Set a monthly budget' }));
  await user.click(button('Save alerts'));
  await waitFor(() => expect(screen.getByText('You haven’t set a monthly budget yet.')).toBeVisible());
  expect(sent('PUT', 'balance/budget')[1]?.body).toEqual({ monthlyAmount: null, version: 2 });
  expect(field('Balance below (CNY)')).toHaveValue('200.50');
});

it('does not deduct the refund of a purchase of last month', async () => {
  const since = { budgetSince: now(), alertSince: now() };
  db().budgets = [{ userId: '10002', monthlyAmount: 500_000, lowBalance: null, ...since }];
  db().orders = [];
  db().charges = [
    {
      ...{ chargeId: 'C-1', flowNo: 'F-1', userId: '10002', orderId: '202610310001', category: 'refund' },
      ...{ title: { zh: '云桌面', en: 'Cloud Desktop' }, frequency: 'month', direction: 'in', lines: [] },
      ...{ amount: 2_874, payChannel: 'alipay', status: 'settled', createdAt: now() },
    },
  ];
  await open();
  expect(region('Spending this month')).toHaveTextContent(
    /^Spending this monthSpent¥0.00Forecast for the month¥0.00Monthly budget¥5,000.00Left¥5,000.000% of/,
  );
});

it('asks for a budget that was turned off elsewhere, with its amount', async () => {
  const since = { budgetSince: now(), alertSince: now() };
  db().budgets = [{ userId: '10002', monthlyAmount: 500_000, lowBalance: 20_000, ...since }];
  const { user } = await open();
  await user.fill(field('Monthly budget (CNY)'), '600');
  db().budgets = [{ userId: '10002', monthlyAmount: null, lowBalance: 30_000, ...since }];
  markChanged('budget 10002', { userId: '10002' });
  await user.click(button('Save alerts'));
  const dialog = await screen.findByRole('dialog', { name: /^You changed your budget elsewhere/ });
  expect(dialog).toRead(`(Close) // You changed your budget elsewhere … November 20, 2026 at 12:00 PM
    Both sides changed the following. Choose what to keep. // | Field | Here | Elsewhere |
    | Monthly budget (CNY) | ( ) Monthly budget (CNY), Here: ¥600 | ( ) Monthly budget (CNY), Elsewhere: Off |
    Other changes, which are kept: Balance below (CNY). // (Keep editing) // (Save) disabled`);
  await user.click(within(dialog).getByRole('radio', { name: 'Monthly budget (CNY), Here: ¥600' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(db().budgets).toMatchObject([{ monthlyAmount: 60_000, lowBalance: 30_000 }]));
  await waitFor(() => expect(field('Balance below (CNY)')).toHaveValue('300'));
});

it('offers a retry for each part that does not load', async () => {
  const release = ['balance/budget', 'balance/autoTopUp'].map((path) => holdNextCall('GET', path));
  const { unmount } = renderApp('/usercenter/service/budget');
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(2);
  for (const reply of release) reply();
  unmount();
  crashNextReply('GET', 'balance/budget');
  crashNextReply('GET', 'balance/autoTopUp');
  const { user } = renderApp('/usercenter/service/budget');
  expect(await screen.findByRole('heading', { name: 'Couldn’t load your budget' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Couldn’t load automatic top-up' })).toBeVisible();
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry);
  await screen.findByRole('region', { name: 'Automatic top-up' });
  expect(alerts()).toBeVisible();
});
