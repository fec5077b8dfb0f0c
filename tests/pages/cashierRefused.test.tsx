import { screen, waitFor } from '@testing-library/react';
import { paymentKey } from '@/domain/order/order';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { db } from '../../mock/lib/db';
import { button, callsTo } from '../support/account';
import {
  CAN_PAY,
  changeOrder,
  expectPanel,
  reads,
  resultPath,
  seenAgain,
  waysWith,
} from '../support/cashier';
import { holdNextCall, loseNextCall, loseNextReply, replyNext } from '../support/network';
import {
  openCashier,
  orderRecord,
  orderSummary,
  PAY,
  payElsewhere,
  placedOrder,
  signInAs,
} from '../support/orders';
import { place, renderApp } from '../support/renderApp';

const getRadio = (name: RegExp) => screen.getByRole('radio', { name });

beforeEach(() => {
  signInAs('user');
  db().paymentSettings.settleAfterMs = 0;
});

it('shows next to the balance that it is insufficient, until another way is chosen or tried again', async () => {
  const { user, orderId } = await openCashier();
  for (const account of db().users) account.balance = 1;
  await user.click(getRadio(/Account balance/));
  await user.click(button(PAY));
  const error = 'Your balance of ¥0.01 is too low. Top up or choose another payment method.';
  const ways = waysWith('Account balance').replace('¥…', `¥… ${error}`);
  await screen.findByRole('alert');
  expectPanel(`${ways} ${CAN_PAY}`);
  expect(orderRecord(orderId)).toMatchObject({ status: 'pendingPayment', payments: [] });
  const release = holdNextCall('POST', `order/${orderId}/pay`);
  await user.click(button(PAY));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  release();
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(getRadio(/Alipay/));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows why a payment failed, also one that was made elsewhere, and offers a retry', async () => {
  db().paymentSettings.outcome = 'fail';
  const orderId = await placedOrder();
  await payElsewhere(orderId, 'transfer');
  const { user } = renderApp(`/order/${orderId}`);
  await screen.findByRole('button', { name: PAY });
  const failed = (reason: string) =>
    waysWith('Bank transfer', `alert: \nPayment failed \n${reason}`) + CAN_PAY;
  const reason = 'The payment provider declined the payment.';
  await waitFor(() => expectPanel(failed(`${reason} Try again or choose another payment method.`)));
  changeOrder(orderId, ({ payments }) => delete payments[0]?.failureReason);
  await waitFor(() => expectPanel(failed('Try again or choose another payment method.')));

  db().paymentSettings.outcome = 'succeed';
  await user.click(getRadio(/WeChat Pay/));
  await user.click(button(PAY));
  await waitFor(() => expect(place()).toBe(resultPath(orderId)));
  const [call] = callsTo(`order/${orderId}/pay`);
  expect(call?.body).not.toMatchObject({ idempotencyKey: paymentKey({ orderId, version: 1 }) });
});

it('cancels with a reason after confirmation, and offers to order again', async () => {
  const { user, orderId } = await openCashier();
  await user.click(button('Cancel order'));
  await user.click(button('Keep order'));
  expect(button('Cancel order')).toHaveFocus();
  await user.click(button('Cancel order'));
  await user.click(screen.getByRole('radio', { name: 'The payment doesn’t work' }));
  replyNext('POST', `order/${orderId}/cancel`, { code: ORDER_ERROR.purchaseLimit, message: 'Not now' });
  await user.click(button('Yes, cancel order'));
  expect(reads(orderId)).toBe(1);
  // Lost twice, because the request is repeated.
  loseNextReply('POST', `order/${orderId}/cancel`, 2);
  await user.click(button('Cancel order'));
  await user.click(button('Yes, cancel order'));
  expect(await screen.findByRole('heading', { name: 'Order canceled' })).toBeVisible();
  expectPanel(`status:
    ## Order canceled
    Nothing was charged. You can order the same configuration again.
    [Order again](/serviceMarket/order?serviceId=invoice-ocr&plan=pack10k&period=once-1&spec.concurrency=5&spec.verification=0)
    [View order](/usercenter/order/${orderId})`);
  expect(orderSummary()).toHaveTextContent('TotalIncluding 6% tax: ¥25.47¥500.00 ¥450.00');
  expect(callsTo(`order/${orderId}/cancel`)[0]?.body).toEqual({ reason: 'paymentTrouble' });
});

it('shows that the order has changed or the server is out of reach, until it is read again', async () => {
  const { user, orderId } = await openCashier();
  replyNext('POST', `order/${orderId}/pay`, { code: ORDER_ERROR.transitionRefused, message: 'No' });
  await user.click(button(PAY));
  await screen.findByRole('alert');
  const changed = 'alert: \nThis order has changed. Here is its current status.';
  expectPanel(`${waysWith('Alipay', changed)} ${CAN_PAY}`);
  expect(reads(orderId)).toBe(2);
  loseNextCall('GET', `order/${orderId}`);
  seenAgain();
  await screen.findByText('Can’t reach the server. Trying again…');
  const lost = 'status: \nCan’t reach the server. Trying again…';
  expectPanel(`${waysWith('Alipay', changed)} \n${lost} ${CAN_PAY}`);
  changeOrder(orderId, () => {});
  await waitFor(() => expectPanel(`${waysWith('Alipay')} ${CAN_PAY}`));
});
