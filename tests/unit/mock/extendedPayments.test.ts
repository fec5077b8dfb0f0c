import { db } from '../../../mock/lib/db';
import { MINUTE_MS } from '../../../src/domain/calendar';
import type { Order } from '../../../src/domain/order/order';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { openShopBeforeEach, parseOrder, shop, signInAgain, token, toSelection } from './shop';

openShopBeforeEach();

let order: Order;

beforeEach(async () => {
  order = await shop.order(token, toSelection({ unit: 'month' }));
});

const post = () => shop.post(`order/${order.orderId}/extend`, {}, token);
const read = () => shop.read(token, order.orderId);
const minutesToPay = ({ payDeadline, createdAt }: Order) =>
  (Date.parse(payDeadline) - Date.parse(createdAt)) / MINUTE_MS;

it('doubles the time to pay, and leaves price and lines as they are', async () => {
  expect(order).toMatchObject({ isExtended: false });
  shop.advance(29 * 60);
  const extended = parseOrder(await post());
  expect(extended).toMatchObject({ status: 'pendingPayment', isExtended: true, version: 2 });
  expect(minutesToPay(extended)).toBe(60);
  expect(extended.items).toEqual(order.items);
  expect(extended.timeline.at(-1)).toMatchObject({ event: 'extendPayment', actor: 'buyer' });
});

it('lets the order be paid until the new deadline, and expire then', async () => {
  await post();
  shop.advance(59 * 60);
  expect((await read()).status).toBe('pendingPayment');
  shop.advance(60);
  expect(await read()).toMatchObject({ status: 'expired', finishedAt: (await read()).payDeadline });
  expect((await read()).isExtended).toBeUndefined();
});

it('keeps the coupon of the order until the new deadline', async () => {
  const selection = toSelection({ unit: 'month', atLeast: 100_000 });
  const held = await shop.order(token, { ...selection, couponCode: 'SAVE100' });
  await shop.post(`order/${held.orderId}/extend`, {}, token);
  shop.advance(31 * 60);
  expect(await shop.read(token, held.orderId)).toMatchObject({
    status: 'pendingPayment',
    payableAmount: held.payableAmount,
    couponCode: 'SAVE100',
  });
});

it('is refused the second time, with the order as it is', async () => {
  const { payDeadline } = parseOrder(await post());
  expect(await post()).toMatchObject({
    code: ORDER_ERROR.transitionRefused,
    result: { payDeadline, isExtended: true, version: 2 },
  });
});

it('is refused after the deadline, while a payment is under way, and once it is over', async () => {
  const other = await shop.order(token, toSelection({ unit: 'month' }));
  db().paymentSettings.outcome = 'hang';
  await shop.pay(token, order);
  expect(await post()).toMatchObject({ code: ORDER_ERROR.transitionRefused });
  expect((await read()).isExtended).toBeUndefined();
  shop.advance(30 * 60);
  for (const { orderId } of [order, other])
    expect(await shop.post(`order/${orderId}/extend`, {}, token)).toMatchObject({
      code: ORDER_ERROR.transitionRefused,
      result: { status: 'expired' },
    });
});

it('is refused to others like an unknown order', async () => {
  await signInAgain();
  const others = await shop.signIn('admin');
  expect(await shop.post(`order/${order.orderId}/extend`, {}, others)).toMatchObject({ code: 404 });
});
