import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, field } from '../support/account';
import { passTime } from '../support/clock';
import { changeReply, holdNextCall, loseNextCall, replyNext } from '../support/network';
import { sent } from '../support/orders';
import { openPage } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { getUser, signIn } from '../support/signedIn';

const region = (name: string) => screen.getByRole('region', { name });
const topUp = () => region('Automatic top-up');

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

it('checks the amounts and the terms of automatic top-up, and shows a refusal until the next try', async () => {
  const { user } = await open();
  await user.fill(field('When the balance is below (CNY)'), '0.5');
  await user.fill(field('Add (CNY)'), '50001');
  await user.fill(field('At most per month (CNY)'), '1000001');
  await user.click(button('Turn on automatic top-up'));
  expect(await screen.findByText('Agree to the terms first.')).toBeVisible();
  expect(topUp()).toRead(`## Automatic top-up // status: // Off
    When your balance falls below an amount, we top it up with a payment method you have used before. // ¥
    When the balance is below (CNY): 0.5 invalid – Enter at least ¥1.00. // Enter at least ¥1.00. // ¥
    Add (CNY): 50001 invalid – Enter at most ¥50,000.00. // Enter at most ¥50,000.00. // ¥
    At most per month (CNY): 1000001 invalid – Enter at most ¥1,000,000.00. // Enter at most ¥1,000,000.00.
    Payment method // (•) Alipay – Last used October 17, 2026
    ( ) WeChat Pay – Last used May 14, 2026 // ### Terms of automatic top-up // ul Terms of automatic top-up:
    We top up once each time your balance falls below the amount. If it is below when you turn this on, we top up immediately. When an automatic renewal costs more than your balance, we add the amount as many times as it takes.
    We never add more than your limit in a month. Once it is reached, we pause until the next month and let you know.
    If a payment fails, automatic top-up stops without another attempt, and we let you know.
    You can turn it off at any time, effective immediately. A top-up that has started still completes.
    [ ] I agree to these charges to the payment method invalid – Agree to the terms first.
    Agree to the terms first. // (Turn on automatic top-up)`);
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await user.fill(field('When the balance is below (CNY)'), '100');
  await user.fill(field('Add (CNY)'), '50');
  await user.fill(field('At most per month (CNY)'), '40');
  await user.click(button('Turn on automatic top-up'));
  expect(await screen.findByText('Add at least the amount that starts the top-up.')).toBeVisible();
  await user.fill(field('When the balance is below (CNY)'), '40');
  await user.tab();
  await waitFor(() => expect(screen.queryByText(/^Add at least the amount/)).not.toBeInTheDocument());
  await user.click(button('Turn on automatic top-up'));
  expect(await screen.findByText('The monthly limit must cover at least one top-up.')).toBeVisible();
  await user.fill(field('At most per month (CNY)'), '1000');
  await user.click(screen.getByRole('radio', { name: /^WeChat Pay/ }));
  expect(sent('PUT', 'balance/autoTopUp')).toEqual([]);
  replyNext('PUT', 'balance/autoTopUp', { code: 48007, message: 'Top up with it once first.' });
  await user.click(button('Turn on automatic top-up'));
  expect(await screen.findByText('Top up with it once first.')).toBeVisible();
  const release = holdNextCall('PUT', 'balance/autoTopUp');
  await user.click(button('Turn on automatic top-up'));
  expect(screen.queryByText('Top up with it once first.')).not.toBeInTheDocument();
  expect(button(/Turn on automatic top-up/)).toHaveClass('ant-btn-loading');
  release();
  expect(await screen.findByText('Automatic top-up is on')).toBeInTheDocument();
  expect(sent('PUT', 'balance/autoTopUp').at(-1)?.body).toEqual({
    ...{ threshold: 4_000, amount: 5_000, monthlyLimit: 100_000, channel: 'wechat', accepted: true },
  });
});

it('tops up while the balance is low, shows it without a reload, and can be changed and turned off', async () => {
  getUser().balance = 500;
  db().paymentSettings.settleAfterMs = 4_000;
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await user.click(button('Turn on automatic top-up'));
  expect(await screen.findByText('Automatic top-up is on')).toBeInTheDocument();
  const reads = () => [sent('GET', 'balance/autoTopUp').length, sent('GET', 'balance/budget').length];
  await passTime(2_500);
  const [before = 0, budget = 0] = reads();
  await passTime(3_500);
  expect(reads()).toEqual([before + 2, budget + 2]);
  expect(getUser().balance).toBe(50_500);
  await passTime(7_000);
  expect(reads()).toEqual([before + 2, budget + 2]);
  expect(within(topUp()).getByRole('status')).toHaveTextContent('On');
  expect(screen.getByText('¥500.00 added automatically this month, of at most ¥2,000.00.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Alipay/ })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await user.click(button('Save changes'));
  expect(await screen.findByText('Automatic top-up changed')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^I agree/ })).not.toBeChecked();
  loseNextCall('DELETE', 'balance/autoTopUp', 2);
  await user.click(button('Turn off automatic top-up'));
  await waitFor(() => expect(button(/Turn off automatic top-up/)).not.toHaveClass('ant-btn-loading'));
  const release = holdNextCall('DELETE', 'balance/autoTopUp');
  await user.click(button('Turn off automatic top-up'));
  expect(button(/Turn off automatic top-up/)).toHaveClass('ant-btn-loading');
  release();
  expect(await screen.findByText('Automatic top-up is off')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Turn off automatic top-up' })).not.toBeInTheDocument();
  expect(db().autoTopUps).toMatchObject([{ status: 'off', amount: 50_000 }]);
});

it('says that a failed payment stopped it, with the reason', async () => {
  getUser().balance = 500;
  db().paymentSettings.settleAfterMs = 0;
  db().paymentSettings.outcome = 'fail';
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await user.click(button('Turn on automatic top-up'));
  await screen.findByText('An automatic top-up failed, so it was stopped.');
  expect(within(topUp()).getByText('Stopped')).toBeVisible();
  expect(screen.getByText(/^The payment provider declined the payment\./)).toHaveTextContent(
    / Check the payment method, then turn it on again\.$/,
  );
  expect(screen.queryByText(/added automatically this month/)).not.toBeInTheDocument();
  expect(button('Turn on automatic top-up')).toBeVisible();
  expect(getUser().balance).toBe(500);
});

it('waits for the next month at its limit, and asks for a first top-up where no payment method was used', async () => {
  const settings = { threshold: 1_000, amount: 2_000, monthlyLimit: 4_000, channel: 'wechat' };
  changeReply('/balance/autoTopUp', () => ({ status: 'waiting', settings, usedThisMonth: 4_000 }));
  const first = await open();
  const text = within(topUp());
  expect(text.getByText('Monthly limit reached')).toBeVisible();
  expect(
    text.getByText('The monthly limit is reached. Automatic top-up continues on December 1, 2026.'),
  ).toBeVisible();
  expect(text.getByText('¥40.00 added automatically this month, of at most ¥40.00.')).toBeVisible();
  expect(text.getByRole('radio', { name: /^WeChat Pay/ })).toBeChecked();
  expect(field('When the balance is below (CNY)')).toHaveValue('10');
  expect(button('Turn off automatic top-up')).toBeVisible();
  first.unmount();
  changeReply('/balance/autoTopUp', () => ({ means: [] }));
  await open();
  expect(topUp()).toRead(`## Automatic top-up // status: // Off
    When your balance falls below an amount, we top it up with a payment method you have used before.
    Automatic top-up charges a payment method you have topped up with before. Top up with Alipay or WeChat Pay once first.
    [Top up](/usercenter/service/charge?topUp=open)`);
});
