import { act, screen, waitFor } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { loseNextCall } from '../support/network';
import { openCashier, orderRecord, PAY, placedOrder, signInAs } from '../support/orders';
import { place, renderApp } from '../support/renderApp';

const resultPath = (orderId: string) => `/serviceMarket/result?orderId=${orderId}`;
const payments = (orderId: string) => orderRecord(orderId).payments;

beforeEach(() => signInAs('user'));

describe('when the reply to a payment is lost', () => {
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
