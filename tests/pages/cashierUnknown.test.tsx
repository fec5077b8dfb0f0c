import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { dateText } from '@/domain/intlFormats';
import { db } from '../../mock/lib/db';
import { button, callsTo } from '../support/account';
import { expectPanel, lockedWays, resultPath, titleWithTime } from '../support/cashier';
import { expectPolling } from '../support/clock';
import { intercept, loseNextCall, loseNextReply } from '../support/network';
import { openCashier, orderRecord, PAY, payElsewhere, placedOrder, signInAs } from '../support/orders';
import { place, renderApp } from '../support/renderApp';

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
    let lookUps = 0;
    const lose = async () => {
      lookUps += 1;
      throw new TypeError('Failed to fetch');
    };
    intercept('GET', `order/byKey/pay-${orderId}-1`, lose, 3);
    await user.click(button(PAY));
    await screen.findByText('We couldn’t confirm whether the payment started');
    expectPanel(`${lockedWays('Alipay')}
      alert:
      We couldn’t confirm whether the payment started
      We’re checking with the server. Please don’t pay again.
      (<Loading> Checking…)`);
    const checking = button(/Checking/);
    for (let click = 0; click < 10; click += 1) fireEvent.click(checking);
    // The pause doubles after a failure.
    await expectPolling(() => lookUps, 5_000);
    expect(await screen.findByRole('heading', { name: 'Scan with Alipay to pay' })).toBeVisible();
    expect(callsTo(`order/${orderId}/pay`)).toHaveLength(1);
    expect(payments(orderId)).toHaveLength(1);
  });

  it('the payment is looked up as soon as the connection is back, and can be tried again', async () => {
    const { user, orderId } = await openCashier();
    loseNextCall('POST', `order/${orderId}/pay`);
    loseNextCall('GET', `order/byKey/pay-${orderId}-1`);
    await user.click(button(PAY));
    await screen.findByText('We couldn’t confirm whether the payment started');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No payment was started and nothing was charged. You can pay again.',
    );
    expect(screen.getByRole('alert').querySelector('.anticon-info-circle')).toBeInTheDocument();
    expect(payments(orderId)).toEqual([]);
    db().paymentSettings.settleAfterMs = 0;
    await user.click(button(PAY));
    await waitFor(() => expect(place()).toBe(resultPath(orderId)));
    expect(payments(orderId)).toHaveLength(1);
  });
});

it('shows the current state when the order has changed: a bank transfer, whose details can be copied', async () => {
  db().paymentSettings.outcome = 'hang';
  const { user, orderId } = await openCashier();
  await payElsewhere(orderId, 'transfer');
  await user.click(button(PAY));
  await screen.findByRole('heading', { name: 'Transfer to this account' });
  expectPanel(`${titleWithTime('Transfer to this account')}
    Amount
    ¥450.00
    (Copy Amount)
    Account holder
    Yunji Service Market Technology Co., Ltd.
    (Copy Account holder)
    Bank
    Example Bank, Hangzhou Wensan Road Branch
    (Copy Bank)
    Account number
    5719 0000 2026 1120 88
    (Copy Account number)
    Reference (required)
    ${orderId}
    (Copy Reference (required))
    Must arrive by
    ${dateText('en-US', orderRecord(orderId).payDeadline, { withTime: true })}
    Money that arrives later goes back to the account it came from, within 1 to 3 working days.
    This page updates automatically once the payment arrives.
    (I have paid)
    (Use another payment method)`);
  expect(payments(orderId)).toHaveLength(1);
  await user.click(button('Copy Amount'));
  expect(await screen.findByRole('button', { name: 'Amount copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('450.00');
  await user.click(button('Copy Reference (required)'));
  expect(await screen.findByRole('button', { name: 'Reference (required) copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(orderId);
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

it('detects a payment that succeeded while it was being replaced', async () => {
  db().paymentSettings.outcome = 'hang';
  const { user, orderId } = await openCashier();
  await user.click(button(PAY));
  await screen.findByRole('button', { name: 'I have paid' });
  const [payment] = payments(orderId);
  Object.assign(payment ?? {}, { outcome: 'succeed', settlesAt: Date.now() - 1 });
  await user.click(button('Use another payment method'));
  await waitFor(() => expect(place()).toBe(resultPath(orderId)));
});
