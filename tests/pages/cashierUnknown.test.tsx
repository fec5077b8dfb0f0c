import { fireEvent, screen, waitFor } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, callsTo } from '../support/account';
import { loseNextCall, loseNextReply } from '../support/network';
import { openCashier, orderRecord, PAY, payElsewhere, placedOrder, signInAs } from '../support/orders';
import { place, renderApp } from '../support/renderApp';

const resultPath = (orderId: string) => `/serviceMarket/result?orderId=${orderId}`;
const payments = (orderId: string) => orderRecord(orderId).payments;

beforeEach(() => signInAs('user'));

describe('when the reply to a payment is lost', () => {
  it('the page looks up the payment and continues, without paying again', async () => {
    db().paymentSettings.settleAfterMs = 1_000;
    const { user, orderId } = await openCashier();
    loseNextReply('POST', `order/${orderId}/pay`);
    await user.click(button(PAY));
    expect(await screen.findByRole('heading', { name: 'Scan with Alipay to pay' })).toBeVisible();
    await waitFor(() => expect(place()).toBe(resultPath(orderId)));
    expect(callsTo(`order/${orderId}/pay`)).toHaveLength(1);
    expect(payments(orderId)).toHaveLength(1);
  });

  it('and it cannot be looked up either, the page keeps polling and blocks payment', async () => {
    db().paymentSettings.outcome = 'hang';
    const { user, orderId } = await openCashier();
    loseNextReply('POST', `order/${orderId}/pay`);
    loseNextCall('GET', `order/byKey/pay-${orderId}-1`);
    await user.click(button(PAY));
    expect(await screen.findByText('We couldn’t confirm whether the payment started')).toBeVisible();
    const checking = button(/Checking/);
    for (let click = 0; click < 10; click += 1) fireEvent.click(checking);
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Scan with Alipay to pay' })).toBeVisible();
    expect(callsTo(`order/${orderId}/pay`)).toHaveLength(1);
    expect(payments(orderId)).toHaveLength(1);
  });
});

it('shows the current state when the order has changed: a bank transfer, whose details can be copied', async () => {
  db().paymentSettings.outcome = 'hang';
  const { user, orderId } = await openCashier();
  await payElsewhere(orderId, 'transfer');
  await user.click(button(PAY));
  expect(await screen.findByRole('heading', { name: 'Transfer to this account' })).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(payments(orderId)).toHaveLength(1);
  expect(screen.getByText('Reference (required)').nextSibling).toHaveTextContent(orderId);
  const { clipboard } = navigator;
  await user.click(button('Copy Reference (required)'));
  expect(await screen.findByRole('button', { name: 'Reference (required) copied' })).toBeVisible();
  expect(await clipboard.readText()).toBe(orderId);
});

it('offers a retry when the order cannot be loaded, and shows the current state when it is too late to cancel', async () => {
  const orderId = await placedOrder();
  loseNextCall('GET', `order/${orderId}`);
  const { user } = renderApp(`/order/${orderId}`);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await payElsewhere(orderId, 'balance');
  await user.click(button('Yes, cancel order'));
  await waitFor(() => expect(place()).toBe(resultPath(orderId)));
});
