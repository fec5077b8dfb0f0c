import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { formatMoney } from '@/domain/money/money';
import { paymentKey } from '@/domain/order/order';
import { findService } from '../../mock/lib/catalogue/catalogue';
import { db } from '../../mock/lib/db';
import { button, callsTo } from '../support/account';
import { passTime } from '../support/clock';
import { intercept } from '../support/network';
import {
  cancelElsewhere,
  openCashier,
  orderRecord,
  PAY,
  payElsewhere,
  placedOrder,
  sent,
  signInAs,
} from '../support/orders';
import { place, renderApp } from '../support/renderApp';

const resultPath = (orderId: string) => `/serviceMarket/result?orderId=${orderId}`;
const reads = (orderId: string) => sent('GET', `order/${orderId}`).length;
const seenAgain = () => fireEvent(document, new Event('visibilitychange'));

beforeEach(async () => {
  signInAs('user');
  db().paymentSettings.settleAfterMs = 0;
});

it('pays by QR code, once for ten clicks, and opens the result automatically', async () => {
  db().paymentSettings.settleAfterMs = 1_000;
  const { user, orderId } = await openCashier();
  const { selection, payableAmount } = orderRecord(orderId);
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  expect(summary.getByText(findService(selection.serviceId, 'en')?.title ?? '')).toBeVisible();
  expect(summary.getByText(orderId)).toBeVisible();
  expect(summary.getByText('Amount due').nextSibling).toHaveTextContent(formatMoney(payableAmount, 'en-US'));
  expect(screen.getByRole('radio', { name: /Alipay/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /WeChat Pay/ }));
  const pay = button(PAY);
  for (let click = 0; click < 10; click += 1) fireEvent.click(pay);

  expect(await screen.findByRole('heading', { name: 'Scan with WeChat to pay' })).toHaveFocus();
  const code = screen.getByRole('img', { name: 'QR code to pay with WeChat Pay' });
  await waitFor(() => expect(code.querySelector('svg')).toBeInTheDocument());
  expect(screen.getByText(/^https:\/\/pay\.example\.com\/wechat\//)).toBeVisible();
  expect(button('Copy payment link')).toBeVisible();
  expect(callsTo(`order/${orderId}/pay`).map(({ body }) => body)).toEqual([
    { channel: 'wechat', idempotencyKey: paymentKey({ orderId, version: 1 }) },
  ]);
  expect(orderRecord(orderId).payments).toHaveLength(1);
  await waitFor(() => expect(place()).toBe(resultPath(orderId)));
});

it('offers the way that the same person paid last', async () => {
  const first = await openCashier();
  await first.user.click(screen.getByRole('radio', { name: /WeChat Pay/ }));
  await first.user.click(button(PAY));
  await waitFor(() => expect(place()).toBe(resultPath(first.orderId)));
  first.unmount();
  const second = await openCashier();
  expect(screen.getByRole('radio', { name: /WeChat Pay/ })).toBeChecked();
  second.unmount();
  signInAs('admin');
  await openCashier();
  expect(screen.getByRole('radio', { name: /Alipay/ })).toBeChecked();
});

it('goes back to the page before the cashier after payment', async () => {
  const { user } = renderApp('/usercenter/order');
  await screen.findByRole('heading', { level: 1, name: 'My orders' });
  const orderId = await placedOrder();
  act(() => history.push(`/order/${orderId}`));
  await user.click(await screen.findByRole('button', { name: PAY }));
  await waitFor(() => expect(place()).toBe(resultPath(orderId)));
  act(() => history.back());
  await waitFor(() => expect(place()).toBe('/usercenter/order'));
});

it('shows next to the balance that it is insufficient, and keeps the input', async () => {
  for (const account of db().users) account.balance = 1;
  const { user, orderId } = await openCashier();
  await user.click(screen.getByRole('radio', { name: /Account balance/ }));
  await user.click(button(PAY));
  const balance = screen.getByRole('radio', { name: /Account balance/ });
  const error = await screen.findByText(/Your balance of ¥0\.01 is too low/);
  expect(error).toHaveAttribute('role', 'alert');
  const label = balance.closest('label') as HTMLElement;
  expect(label).not.toContainElement(error);
  expect(label.parentElement).toContainElement(error);
  expect(balance).toHaveAccessibleDescription(error.textContent ?? '');
  expect(balance).toBeChecked();
  expect(orderRecord(orderId)).toMatchObject({ status: 'pendingPayment', payments: [] });
  await user.click(screen.getByRole('radio', { name: /Alipay/ }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows why a payment failed and offers a retry', async () => {
  db().paymentSettings.outcome = 'fail';
  const { user, orderId } = await openCashier();
  await user.click(screen.getByRole('radio', { name: /WeChat Pay/ }));
  await user.click(button(PAY));
  expect(await screen.findByText('Payment failed')).toBeVisible();
  expect(screen.getByText(/declined the payment/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /WeChat Pay/ })).toBeChecked();
  db().paymentSettings.outcome = 'succeed';
  await user.click(button(PAY));
  await waitFor(() => expect(place()).toBe(resultPath(orderId)));
  const [first, second] = callsTo(`order/${orderId}/pay`).map(
    ({ body }) => body as { idempotencyKey: string },
  );
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

it('handles "I have paid" and replaces a hanging payment with another channel', async () => {
  db().paymentSettings.outcome = 'hang';
  const { user, orderId } = await openCashier();
  await user.click(button(PAY));
  await user.click(await screen.findByRole('button', { name: 'I have paid' }));
  expect(await screen.findByText(/We haven’t received your payment yet/)).toBeVisible();

  await user.click(button('Use another payment method'));
  expect(await screen.findByRole('button', { name: PAY })).toBeVisible();
  expect(screen.queryByText('Payment failed')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /Account balance/ }));
  db().paymentSettings.outcome = 'succeed';
  await user.click(button(PAY));
  await waitFor(() => expect(place()).toBe(resultPath(orderId)));
  expect(orderRecord(orderId).payments.map(({ status }) => status)).toEqual(['failed', 'succeeded']);
});

it('cancels with a reason after confirmation, and offers to order again', async () => {
  const { user, orderId } = await openCashier();
  await user.click(button('Cancel order'));
  await user.click(button('Keep order'));
  expect(screen.queryByText('Why are you canceling?')).not.toBeInTheDocument();
  expect(button('Cancel order')).toHaveFocus();
  await user.click(button('Cancel order'));
  await user.click(screen.getByRole('radio', { name: 'The payment doesn’t work' }));
  const confirm = button('Yes, cancel order');
  for (let click = 0; click < 5; click += 1) fireEvent.click(confirm);
  expect(await screen.findByRole('heading', { name: 'Order canceled' })).toBeVisible();
  expect(callsTo(`order/${orderId}/cancel`).map(({ body }) => body)).toEqual([{ reason: 'paymentTrouble' }]);
  const { serviceId, skuCode } = orderRecord(orderId).selection;
  const again = screen.getByRole('link', { name: 'Order again' }).getAttribute('href');
  expect(again).toContain(`/serviceMarket/order?serviceId=${serviceId}&plan=${skuCode}`);
});

it('ignores a reply that is older than the current state', async () => {
  db().paymentSettings.outcome = 'hang';
  const { user, orderId } = await openCashier();
  let release = () => {};
  intercept('GET', `order/${orderId}`, async (forward) => {
    const overtaken = await forward();
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return overtaken;
  });
  seenAgain();
  await waitFor(() => expect(reads(orderId)).toBe(2));
  await user.click(button(PAY));
  const underWay = await screen.findByRole('heading', { name: 'Scan with Alipay to pay' });
  release();
  await passTime(200);
  expect(underWay).toBeVisible();
});

it.each([
  ['paid', (orderId: string) => payElsewhere(orderId, 'balance'), undefined],
  ['cancelled', cancelElsewhere, 'Order canceled'],
])('shows that it was %s in another tab as soon as it is seen again', async (_name, happens, heading) => {
  const { orderId } = await openCashier();
  await happens(orderId);
  seenAgain();
  if (heading) expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  else await waitFor(() => expect(place()).toBe(resultPath(orderId)));
});
