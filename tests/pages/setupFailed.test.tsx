import { screen, within } from '@testing-library/react';
import { formatMoney } from '@/domain/money/money';
import { db } from '../../mock/lib/db';
import { settledOrders } from '../../mock/lib/settledOrders';
import { advanceClock } from '../support/clock';
import {
  orderRecord,
  payElsewhere,
  placedOrder,
  signInAs,
  someService,
  toSelection,
} from '../support/orders';
import { openPage } from '../support/renderApp';

let orderId: string;
const paid = () => formatMoney(orderRecord(orderId).paidAmount, 'en-US');

beforeEach(async () => {
  signInAs('user');
  Object.assign(db().paymentSettings, { settleAfterMs: 0, provisioning: 'fail' });
  orderId = await placedOrder();
  await payElsewhere(orderId, 'alipay');
  advanceClock(10);
  settledOrders();
});

it('offers no invoice of a failed setup, and refunds it at once', async () => {
  const { user } = await openPage(`/usercenter/order/${orderId}`);
  const panel = within(await screen.findByRole('region', { name: 'Refund of the failed setup' }));
  expect(screen.queryByRole('region', { name: 'Invoice' })).not.toBeInTheDocument();
  await user.click(panel.getByRole('radio', { name: 'Account balance (immediately)' }));
  await user.click(panel.getByRole('button', { name: 'Get a refund now' }));
  expect(await screen.findByRole('region', { name: 'Refund on its way' })).toBeVisible();
  expect(orderRecord(orderId).refunds).toMatchObject([
    { amount: orderRecord(orderId).paidAmount, destination: 'balance' },
  ]);
});

it.each(['/home', '/usercenter/overview'])('is listed under what needs action at %s', async (address) => {
  await openPage(address);
  const { title } = orderRecord(orderId).service;
  const note = await screen.findByText(new RegExp(`You get ${paid().replace('.', '\\.')} back by`));
  const entry = within(note.closest('li') ?? document.body);
  expect(entry.getByText(title.en)).toBeVisible();
  expect(entry.getByRole('link', { name: 'Get a refund now' })).toHaveAttribute(
    'href',
    `/usercenter/order/${orderId}`,
  );
});

it('has its refund in the list of orders', async () => {
  await openPage('/usercenter/order');
  const link = await screen.findByRole('link', { name: /^Get a refund now: / });
  expect(link).toHaveAttribute('href', `/usercenter/order/${orderId}`);
  expect(link.closest('tr')).toHaveTextContent(`Setup failedYou get ${paid()} back by `);
});

describe('of a trial', () => {
  beforeEach(async () => {
    db().orders = [];
    const trial = someService(
      ({ trialDays, requiresCertification }) => trialDays > 0 && !requiresCertification,
    );
    orderId = await placedOrder(toSelection(trial, { orderType: 'trial' }));
    advanceClock(10);
    settledOrders();
  });

  it('is ordered again, because nothing was charged', async () => {
    await openPage(`/usercenter/order/${orderId}`);
    expect(await screen.findByText(/Nothing was charged, and you can order it again\./)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Refund of the failed setup' })).not.toBeInTheDocument();
    expect(screen.getByText('Nothing to pay')).toBeVisible();
  });

  it.each(['/home', '/usercenter/overview'])('is listed without money at %s', async (address) => {
    await openPage(address);
    const note = await screen.findByText('Nothing was charged. You can order it again.');
    const entry = within(note.closest('li') ?? document.body);
    expect(entry.getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      `/usercenter/order/${orderId}`,
    );
  });

  it('is named without a payment on the page of its result', async () => {
    await openPage(`/serviceMarket/result?orderId=${orderId}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Setup failed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order again' })).toBeVisible();
  });
});
