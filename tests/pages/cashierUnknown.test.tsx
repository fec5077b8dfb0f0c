import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, callsTo } from '../support/account';
import { loseNextCall, loseNextReply, replyNext } from '../support/network';
import { openCashier, orderRecord, PAY, payElsewhere, placedOrder, sent, signInAs } from '../support/orders';
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

  it('the payment is looked up as soon as the connection is back', async () => {
    const { user, orderId } = await openCashier();
    loseNextCall('POST', `order/${orderId}/pay`);
    loseNextCall('GET', `order/byKey/pay-${orderId}-1`);
    await user.click(button(PAY));
    await screen.findByText('We couldn’t confirm whether the payment started');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/No payment was started and nothing was charged/)).toBeVisible();
    expect(payments(orderId)).toEqual([]);

    db().paymentSettings.settleAfterMs = 0;
    await user.click(button(PAY));
    await waitFor(() => expect(place()).toBe(resultPath(orderId)));
    expect(payments(orderId)).toHaveLength(1);
  });

  it('an expired order does not claim that nothing was charged', async () => {
    const orderId = await placedOrder();
    orderRecord(orderId).payDeadline = Date.now() + 2_500;
    db().paymentSettings.settleAfterMs = 5_000;
    const { user } = renderApp(`/order/${orderId}`);
    await screen.findByRole('button', { name: PAY });
    const inner = window.fetch;
    window.fetch = async (input, init) => {
      if (String(input).endsWith('/pay')) await inner(input, init);
      throw new TypeError('Failed to fetch');
    };
    await user.click(button(PAY));
    expect(await screen.findByText('We couldn’t confirm whether the payment started')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('00:00'));
    expect(screen.queryByText('Payment time has run out')).not.toBeInTheDocument();
    expect(button(/Checking/)).toBeVisible();
    window.fetch = inner;
    expect(await screen.findByRole('heading', { name: 'Scan with Alipay to pay' })).toBeVisible();
    expect(payments(orderId)).toHaveLength(1);
  });

  it('a server crash also counts as an unknown outcome', async () => {
    db().paymentSettings.outcome = 'hang';
    const { user, orderId } = await openCashier();
    await payElsewhere(orderId, 'wechat');
    const inner = window.fetch;
    window.fetch = (input, init) =>
      String(input).endsWith('/pay')
        ? Promise.resolve(new Response('<html>Bad gateway</html>', { status: 502 }))
        : inner(input, init);
    await user.click(button(PAY));
    expect(await screen.findByRole('heading', { name: 'Scan with WeChat to pay' })).toBeVisible();
  });
});

it('shows the current state when the order has changed', async () => {
  db().paymentSettings.outcome = 'hang';
  const { user, orderId } = await openCashier();
  await payElsewhere(orderId, 'transfer');
  await user.click(button(PAY));
  expect(await screen.findByRole('heading', { name: 'Transfer to this account' })).toBeVisible();
  expect(payments(orderId)).toHaveLength(1);
});

it('shows that the order was cancelled meanwhile', async () => {
  const { user, orderId } = await openCashier();
  orderRecord(orderId).status = 'cancelled';
  await user.click(button(PAY));
  expect(await screen.findByRole('heading', { name: 'Order canceled' })).toBeVisible();
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

it('shows the current state when it is too late to cancel', async () => {
  const { user, orderId } = await openCashier();
  await user.click(button('Cancel order'));
  await payElsewhere(orderId, 'balance');
  await user.click(button('Yes, cancel order'));
  await waitFor(() => expect(place()).toBe(resultPath(orderId)));
});

it('shows an unknown refusal in a popup and stays usable', async () => {
  const { user, orderId } = await openCashier();
  replyNext('POST', `order/${orderId}/pay`, { code: 49999, message: 'Not today.' });
  await user.click(button(PAY));
  expect(await screen.findByText('Not today.')).toBeInTheDocument();
  expect(button(PAY)).toBeEnabled();
});

it('shows no order of another user', async () => {
  const orderId = await placedOrder();
  orderRecord(orderId).userId = 'somebody else';
  renderApp(`/order/${orderId}`);
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View your orders' })).toHaveAttribute('href', '/usercenter/order');
});

it('offers a retry when the order cannot be loaded', async () => {
  const orderId = await placedOrder();
  loseNextCall('GET', `order/${orderId}`);
  const { user } = renderApp(`/order/${orderId}`);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: PAY })).toBeVisible();
});

it('sends no POST when it is opened, reloaded, or opened after the payment', async () => {
  db().paymentSettings.settleAfterMs = 0;
  const { user, orderId, unmount } = await openCashier();
  await user.click(button(PAY));
  await waitFor(() => expect(place()).toBe(resultPath(orderId)));
  unmount();
  const again = renderApp(`/order/${orderId}`);
  await waitFor(() => expect(place()).toBe(resultPath(orderId)));
  await screen.findByText(/Payment received|Your service is ready/);
  again.unmount();
  expect(sent('POST', `order/${orderId}/pay`)).toHaveLength(1);
  expect(payments(orderId)).toHaveLength(1);
});
