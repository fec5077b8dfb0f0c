import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { paymentKey } from '@/domain/order/order';
import { db } from '../../mock/lib/db';
import { button, callsTo } from '../support/account';
import {
  CAN_PAY,
  changeOrder,
  expectPanel,
  lockedWays,
  reads,
  resultPath,
  seenAgain,
  titleWithTime,
  waysWith,
} from '../support/cashier';
import { expectPolling, passTime } from '../support/clock';
import { holdNextCall, intercept } from '../support/network';
import {
  cancelElsewhere,
  configuration,
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

it('shows the order, the time left and the ways to pay, after one read of the order', async () => {
  const orderId = await placedOrder();
  const release = holdNextCall('GET', `order/${orderId}`);
  renderApp(`/order/${orderId}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  expect(screen.getByRole('main').querySelector('[aria-busy="true"]')).toBeInTheDocument();
  release();
  await screen.findByRole('button', { name: PAY });
  await screen.findByText('Billing details');
  const configured = (
    price: string,
  ) => `## Configuration // Invoice and Receipt OCR // Moyun Intelligence // Order number ${orderId}
    Plan // 10,000 calls // Term // One-time ${price} // Calls at a time // 5 calls // Invoice check // Not included
    Quantity // 1`;
  const summaryWith = (
    refund: string,
  ) => `## Order summary // Service period // Begins when it’s set up, without an end date // Refund // ${refund}
    Billing details // 林小满 Request the invoice after the payment.
    10,000 calls, one-time // ¥500.00 // Discount on this plan // −¥50.00
    Amount due Including 6% tax: ¥25.47 // ¥500.00 ¥450.00 // (Pay ¥450.00)`;
  const UNITS = 'By the units left, at the price you paid';
  expect(configuration()).toRead(configured('\nPrice // ¥450 · 10,000 calls'));
  expect(orderSummary()).toRead(summaryWith(UNITS));
  expectPanel(`${waysWith('Alipay')} ${CAN_PAY}`);
  expect(screen.getByRole('main').querySelector('[stroke-dasharray]')).toHaveAttribute(
    'stroke-dasharray',
    '1 1',
  );
  await passTime(3_000);
  expect(reads(orderId)).toBe(1);

  changeOrder(orderId, ({ service }) =>
    Object.assign(service, { unitPrice: undefined, pack: undefined, units: undefined }),
  );
  const ACCEPTED = 'In full until you accept the delivery, 7 days after the setup at the latest';
  await waitFor(() => expect(orderSummary()).toRead(summaryWith(ACCEPTED)));
  expect(configuration()).toRead(configured(''));
  expect(callsTo(`order/byKey/${paymentKey({ orderId, version: 1 })}`)).toEqual([]);
});

it('pays by QR code, once for ten clicks, and opens the result automatically', async () => {
  db().paymentSettings.settleAfterMs = 1_000;
  const { user, orderId } = await openCashier();
  await user.click(getRadio(/WeChat Pay/));
  const pay = button(PAY);
  const release = holdNextCall('POST', `order/${orderId}/pay`);
  for (let click = 0; click < 10; click += 1) fireEvent.click(pay);
  await passTime(0);
  expectPanel(`${lockedWays('WeChat')} \n(<Loading> Pay ¥450.00)`);
  release();
  expect(await screen.findByRole('heading', { name: 'Scan with WeChat to pay' })).toHaveFocus();
  const code = screen.getByRole('img', { name: 'QR code to pay with WeChat Pay' });
  await waitFor(() => expect(code.querySelector('svg')).toBeInTheDocument());
  expectPanel(`${titleWithTime('Scan with WeChat to pay')} // <QR code to pay with WeChat Pay>
    Can’t scan? Copy the link and open it in WeChat Pay: // https://pay.example.com/wechat/… // (Copy payment link)
    This page updates automatically once the payment arrives. // (I have paid) // (Use another payment method)`);
  expect(callsTo(`order/${orderId}/pay`).map(({ body }) => body)).toEqual([
    { channel: 'wechat', idempotencyKey: paymentKey({ orderId, version: 1 }) },
  ]);
  expect(orderRecord(orderId).payments).toHaveLength(1);
  await waitFor(() => expect(place()).toBe(resultPath(orderId)));
});

it('offers the way that the same person paid last', async () => {
  const first = await openCashier();
  await first.user.click(getRadio(/WeChat Pay/));
  await first.user.click(button(PAY));
  await waitFor(() => expect(place()).toBe(resultPath(first.orderId)));
  first.unmount();
  const second = await openCashier();
  expect(getRadio(/WeChat Pay/)).toBeChecked();
  second.unmount();
  signInAs('admin');
  await openCashier();
  expect(getRadio(/Alipay/)).toBeChecked();
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

it('looks for a hanging payment by itself and on demand, and replaces it with another way to pay', async () => {
  db().paymentSettings.outcome = 'hang';
  const { user, orderId } = await openCashier();
  await user.click(button(PAY));
  await screen.findByRole('button', { name: 'I have paid' });
  await expectPolling(() => reads(orderId), 2_500);
  const underWay = (
    end: string,
  ) => `${titleWithTime('Scan with Alipay to pay')} // <QR code to pay with Alipay> // Can’t scan? Copy the link and open it in Alipay:
    … // (Copy payment link) // This page updates automatically once the payment arrives.${end}`;
  const readAgain = holdNextCall('GET', `order/${orderId}`);
  await user.click(button('I have paid'));
  expectPanel(underWay('\n(<Loading> I have paid) \n(Use another payment method) disabled'));
  readAgain();
  const notYet = await screen.findByText(/We haven’t received your payment yet/);
  expect(notYet).toHaveTextContent('If you just paid, give it a moment.');
  changeOrder(orderId, ({ payments }) => Object.assign(payments[0] ?? {}, { paymentId: 'another' }));
  await waitFor(() => expectPanel(underWay('\n(I have paid) \n(Use another payment method)')));

  const close = holdNextCall('POST', `order/${orderId}/pay/close`);
  await user.click(button('Use another payment method'));
  expectPanel(underWay('\n(I have paid) disabled \n(<Loading> Use another payment method)'));
  close();
  await screen.findByRole('button', { name: PAY });
  expectPanel(`${waysWith('Alipay')} ${CAN_PAY}`);
  await user.click(getRadio(/Account balance/));
  db().paymentSettings.outcome = 'succeed';
  await user.click(button(PAY));
  await waitFor(() => expect(place()).toBe(resultPath(orderId)));
  expect(orderRecord(orderId).payments.map(({ status }) => status)).toEqual(['failed', 'succeeded']);
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
