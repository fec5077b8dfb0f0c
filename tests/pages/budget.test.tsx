import { screen, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { crashNextReply } from '../support/network';
import { sent } from '../support/orders';
import { renderApp } from '../support/renderApp';
import { getUser, signIn } from '../support/signedIn';

const region = (name: string) => within(screen.getByRole('region', { name }));

async function openPage() {
  const app = renderApp('/usercenter/service/budget');
  await screen.findByRole('heading', { name: 'Automatic top-up' });
  await screen.findByRole('heading', { name: 'Budget and balance alerts' });
  return app;
}

beforeEach(() => signIn());

it('sets a budget and an alert, and shows how much is spent', async () => {
  const { user } = await openPage();
  expect(screen.getByText('You haven’t set a monthly budget yet.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Set a monthly budget' }));
  await user.click(button('Save alerts'));
  expect(await screen.findByText('Enter an amount with at most two decimals.')).toBeVisible();
  expect(sent('PUT', 'balance/budget')).toEqual([]);
  await user.fill(screen.getByLabelText('Monthly budget (CNY)'), '5000');
  await user.click(screen.getByRole('checkbox', { name: 'Alert me when my balance is low' }));
  await user.fill(screen.getByLabelText('Balance below (CNY)'), '200.50');
  await user.click(button('Save alerts'));
  expect(await screen.findByText('Alerts saved')).toBeInTheDocument();
  expect(db().budgets).toMatchObject([{ userId: '10002', monthlyAmount: 500_000, lowBalance: 20_050 }]);
  expect(
    region('Spending this month').getByRole('progressbar', { name: /% of the budget spent$/ }),
  ).toBeVisible();
});

it('turns automatic top-up on with its terms, tops up at once when the balance is low, and off again', async () => {
  getUser().balance = 500;
  db().paymentSettings.settleAfterMs = 0;
  const { user } = await openPage();
  const panel = region('Automatic top-up');
  await user.click(panel.getByRole('button', { name: 'Turn on automatic top-up' }));
  expect(await panel.findByText('Agree to the terms first.')).toBeVisible();
  expect(db().autoTopUps).toEqual([]);
  const amount = panel.getByLabelText('Add (CNY)');
  await user.fill(amount, '50');
  await user.click(panel.getByRole('checkbox', { name: /^I agree/ }));
  await user.click(panel.getByRole('button', { name: 'Turn on automatic top-up' }));
  expect(await panel.findByText('Add at least the amount that starts the top-up.')).toBeVisible();
  await user.fill(amount, '300');
  await user.click(panel.getByRole('button', { name: 'Turn on automatic top-up' }));
  expect(await screen.findByText('Automatic top-up is on')).toBeInTheDocument();
  expect(
    await screen.findByText(/^¥300.00 added automatically this month, of at most ¥2,000.00/),
  ).toBeVisible();
  expect(getUser().balance).toBe(30_500);
  await user.click(button('Turn off automatic top-up'));
  expect(await screen.findByText('Automatic top-up is off')).toBeInTheDocument();
  expect(db().autoTopUps).toMatchObject([{ status: 'off', amount: 30_000 }]);
});

it('says that a failed payment stopped it, with the reason', async () => {
  getUser().balance = 500;
  db().paymentSettings.settleAfterMs = 0;
  db().paymentSettings.outcome = 'fail';
  const { user } = await openPage();
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await user.click(button('Turn on automatic top-up'));
  expect(await screen.findByText('An automatic top-up failed, so it was stopped.')).toBeVisible();
  expect(screen.getByText(/^The payment provider declined the payment\./)).toBeVisible();
  expect(getUser().balance).toBe(500);
});

it('asks for a first top-up where no payment method was used, and retries a failed read', async () => {
  db().topUps = [];
  crashNextReply('GET', 'balance/autoTopUp');
  const { user } = renderApp('/usercenter/service/budget');
  expect(await screen.findByRole('heading', { name: 'Couldn’t load automatic top-up' })).toBeVisible();
  await user.click(button('Try again'));
  expect(
    await screen.findByText(/^Automatic top-up charges a payment method you have topped up with/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Top up' })).toHaveAttribute(
    'href',
    '/usercenter/service/charge?topUp=1',
  );
});
