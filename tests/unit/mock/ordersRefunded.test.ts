import { db } from '../../../mock/lib/db';
import type { Order } from '../../../src/domain/order/order';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { createShop, parseOrder, type Shop, toSelection } from './shop';

const DAY_SECONDS = 86_400;
const ASK = { reason: 'notNeeded', note: 'Bought twice', idempotencyKey: 'refund-key-1' };

let shop: Shop;
let token: string;
let order: Order;

beforeEach(async () => {
  shop = createShop();
  token = await shop.signIn();
  const placed = await shop.order(token, toSelection({ unit: 'year' }));
  await shop.pay(token, placed);
  shop.advance(10);
  order = await shop.read(token, placed.orderId);
  expect(order.status).toBe('completed');
});

afterEach(() => jest.restoreAllMocks());

/** Days later; the session is another one by then. */
async function later(days: number) {
  shop.advance(days * DAY_SECONDS);
  token = await shop.signIn();
}

const steer = (settings: object) => shop.post('demo/payment', settings);
const ask = (changes: object = {}) =>
  shop.post(`order/${order.orderId}/refund`, { ...ASK, ...changes }, token);
const withdraw = () => shop.post(`order/${order.orderId}/refund/withdraw`, undefined, token);
const read = () => shop.read(token, order.orderId);
const balance = () => db().users.find(({ userName }) => userName === 'user')?.balance;
const instance = () => db().instances.find(({ orderId }) => orderId === order.orderId);

it('a refund, however the order was paid, moves the books by as much as what can be spent', async () => {
  expect(order.payChannel).toBe('alipay');
  const newest = async () => {
    const { result } = await shop.get('charge/list?pageSize=1', token);
    return (result as { list: { category: string; balanceAfter: number }[] }).list[0];
  };
  const before = { booked: (await newest())?.balanceAfter ?? Number.NaN, spendable: balance() ?? Number.NaN };
  await ask();
  shop.advance(30);
  await read();
  expect(balance()).toBe(before.spendable + order.paidAmount);
  expect(await newest()).toMatchObject({
    category: 'refund',
    balanceAfter: before.booked + order.paidAmount,
  });
});

it('a granted refund goes by review and approval to the balance, to the cent, once', async () => {
  const before = balance() ?? 0;
  expect(order.refundable).toMatchObject({ rule: 'early', amount: order.paidAmount });
  const asked = parseOrder(await ask());
  expect(asked).toMatchObject({
    status: 'refundReview',
    statusBeforeRefund: 'completed',
    refund: { reason: 'notNeeded', note: 'Bought twice', amount: order.paidAmount },
  });
  expect(asked.refundable).toBeUndefined();
  shop.advance(14);
  expect((await read()).status).toBe('refundReview');
  shop.advance(1);
  expect((await read()).status).toBe('refunding');
  expect(instance()?.status).toBe('released');
  expect(balance()).toBe(before);
  shop.advance(3);
  const refunded = await read();
  expect(refunded).toMatchObject({ status: 'refunded', refundedAmount: order.paidAmount });
  expect(refunded.timeline.slice(-3).map(({ event, actor }) => [event, actor])).toEqual([
    ['requestRefund', 'buyer'],
    ['approveRefund', 'operator'],
    ['refunded', 'system'],
  ]);
  await later(1);
  await read();
  expect(balance()).toBe(before + order.paidAmount);
});

it('comes out the same however late somebody looks', async () => {
  const { serverTime } = parseOrder(await ask());
  await later(30);
  const { status, finishedAt, version, timeline } = await read();
  expect(status).toBe('refunded');
  expect(Date.parse(finishedAt ?? '') - Date.parse(serverTime)).toBe(18_000);
  expect(version).toBe(timeline.length);
});

it('a refused one leaves everything as it was, says why, and can be asked for again', async () => {
  await steer({ refund: 'refuse', refundAfterMs: 5_000 });
  const before = balance();
  await ask();
  shop.advance(5);
  const refused = await read();
  expect(refused).toMatchObject({ status: 'completed', refundedAmount: 0 });
  expect(refused.timeline.at(-1)).toMatchObject({ event: 'rejectRefund', actor: 'operator' });
  expect(refused.timeline.at(-1)?.note).toContain('regular use');
  expect(instance()?.status).toBe('active');
  expect(balance()).toBe(before);
  await steer({ refund: 'grant' });
  expect(parseOrder(await ask({ idempotencyKey: 'refund-key-2' })).status).toBe('refundReview');
});

it('waits for people when so set, and can be withdrawn, twice without harm', async () => {
  await steer({ refund: 'hang' });
  await ask();
  await later(30);
  expect((await read()).status).toBe('refundReview');
  expect(parseOrder(await withdraw()).status).toBe('completed');
  expect(parseOrder(await withdraw()).version).toBe((await read()).version);
  // After thirty days not all of it comes back.
  const { refundable } = await read();
  expect(refundable?.rule).toBe('proRata');
  const asked = parseOrder(await ask({ idempotencyKey: 'refund-key-2' }));
  expect(asked.refund?.amount).toBe(refundable?.amount);
  expect(asked.refund?.amount).toBeLessThan(order.paidAmount);
});

it('the same key asks once, also after it was withdrawn', async () => {
  const [first, second] = [parseOrder(await ask()), parseOrder(await ask())];
  expect(second.version).toBe(first.version);
  await withdraw();
  expect(parseOrder(await ask()).status).toBe('completed');
});

it('keeps the amount of the day it was asked for', async () => {
  await steer({ refundAfterMs: 3_600_000 });
  shop.advance(-600);
  await later(7);
  expect(parseOrder(await ask()).refund?.amount).toBe(order.paidAmount);
  await later(1);
  expect((await read()).refundedAmount).toBe(order.paidAmount);
});

it('is refused where the machine does not have it, where nothing is left, and to others', async () => {
  const unpaid = await shop.order(token);
  const refused = await shop.post(`order/${unpaid.orderId}/refund`, ASK, token);
  expect(refused).toMatchObject({
    code: ORDER_ERROR.transitionRefused,
    result: { status: 'pendingPayment' },
  });
  expect(await withdraw()).toMatchObject({ code: ORDER_ERROR.transitionRefused });
  const other = await shop.signIn('admin');
  expect(await shop.post(`order/${order.orderId}/refund`, ASK, other)).toMatchObject({ code: 404 });
  expect(await ask({ reason: 'greed' })).toMatchObject({ code: 400 });
  await later(366);
  expect(await ask()).toMatchObject({ code: ORDER_ERROR.nothingRefundable });
  expect((await read()).status).toBe('completed');
});

it('gives nothing back of a trial', async () => {
  const trial = await shop.order(token, toSelection({ orderType: 'trial' }));
  shop.advance(10);
  const ready = await shop.read(token, trial.orderId);
  expect(ready.refundable).toMatchObject({ amount: 0, rule: 'free' });
  expect(await shop.post(`order/${trial.orderId}/refund`, ASK, token)).toMatchObject({
    code: ORDER_ERROR.nothingRefundable,
  });
});

describe('an invoice', () => {
  const invoice = (changes: object = {}) =>
    shop.post(
      `order/${order.orderId}/invoice`,
      {
        titleType: 'company',
        title: ' Example Ltd ',
        taxNumber: '91440300MA5DC8JF2X',
        email: 'a@b.cn',
        ...changes,
      },
      token,
    );

  it('is asked for once and issued after a while, without counting as a change', async () => {
    const asked = parseOrder(await invoice());
    expect(asked).toMatchObject({
      invoiceStatus: 'requested',
      invoice: { title: 'Example Ltd', taxNumber: '91440300MA5DC8JF2X' },
      version: order.version,
    });
    expect(await invoice()).toMatchObject({ code: ORDER_ERROR.invoiceRefused });
    shop.advance(10);
    const issued = await read();
    expect(issued.invoiceStatus).toBe('issued');
    expect(issued.invoice?.issuedAt).toBeDefined();
  });

  it('keeps no tax number of a person, and wants one of a company', async () => {
    expect(await invoice({ taxNumber: undefined })).toMatchObject({ code: 400 });
    expect(parseOrder(await invoice({ titleType: 'personal' })).invoice).not.toHaveProperty('taxNumber');
  });

  it('is not written about what is being given back', async () => {
    await ask();
    expect(await invoice()).toMatchObject({ code: ORDER_ERROR.invoiceRefused });
  });
});
