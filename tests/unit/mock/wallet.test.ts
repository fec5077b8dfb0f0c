import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { DAY_MS } from '../../../src/domain/calendar';
import { couponOffersSchema, walletCouponSchema, walletSchema } from '../../../src/domain/order/coupon';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { createShop, type Shop, toSelection } from './shop';

let shop: Shop;
let token: string;

beforeEach(async () => {
  shop = createShop();
  db().couponClaims = [];
  token = await shop.signIn();
});

const claim = (code: string, of = token) => shop.post('coupon/claim', { code }, of);
const wallet = async (state = '', of = token) =>
  v.parse(walletSchema, (await shop.get(`coupon/list${state && `?state=${state}`}`, of)).result);
const offers = async () => v.parse(couponOffersSchema, (await shop.get('coupon/offers', token)).result).list;
const offer = async (code: string) => (await offers()).find((each) => each.code === code);
const suggested = async (selection = toSelection({ atLeast: 70_000, below: 100_000 })) =>
  (await shop.post('order/quote', selection, token)).result as { suggestedCoupon?: string };
/** Sessions end meanwhile. */
async function moveClock(days: number) {
  db().clockOffsetSeconds = (days * DAY_MS) / 1000;
  token = await shop.signIn();
}

it('claims an offer once, and counts it for all', async () => {
  const before = await offer('SAVE100');
  expect(before).toMatchObject({ claimed: false });
  const { code, result } = await claim(' save100 ');
  expect(code).toBe(200);
  expect(v.parse(walletCouponSchema, result)).toMatchObject({ code: 'SAVE100', state: 'usable' });
  await claim('SAVE100');
  expect(db().couponClaims).toHaveLength(1);
  expect(await offer('SAVE100')).toMatchObject({ claimed: true, left: (before?.left ?? 0) - 1 });
  expect(await wallet()).toMatchObject({ total: 1, counts: { usable: 1, used: 0, expired: 0 } });
  expect((await wallet('', await shop.signIn('admin'))).total).toBe(0);
});

it.each([
  ['NOTHING', ORDER_ERROR.couponUnknown, 'not valid'],
  ['AUTUMN20', ORDER_ERROR.couponExpired, 'has expired'],
  ['FLASH300', ORDER_ERROR.couponExpired, 'used up'],
  ['FIRST50', ORDER_ERROR.couponNotApplicable, 'first order'],
])('does not hand out %s', async (code, refusal, message) => {
  expect(await claim(code)).toMatchObject({ code: refusal, message: expect.stringContaining(message) });
  expect((await wallet()).total).toBe(0);
});

it('refuses a coupon after its claim period, although it is still valid', async () => {
  await moveClock(31);
  expect(await offer('API50')).toBeUndefined();
  expect(await claim('API50')).toMatchObject({
    code: ORDER_ERROR.couponExpired,
    message: 'This coupon can no longer be claimed.',
  });
});

it('gives new users their coupon without a claim', async () => {
  const user = db().users.find(({ userName }) => userName === 'user');
  if (user) user.createdAt = db().seededAt;
  expect((await wallet()).list).toEqual([expect.objectContaining({ code: 'FIRST50', state: 'usable' })]);
});

it('suggests the coupon that saves the most', async () => {
  await claim('WELCOME10');
  expect((await suggested()).suggestedCoupon).toBe('WELCOME10');
  await claim('SAVE100');
  expect((await suggested()).suggestedCoupon).toBe('SAVE100');
  const cheap = toSelection({ atLeast: 10_000, below: 60_000 });
  expect((await suggested(cheap)).suggestedCoupon).toBe('WELCOME10');
});

it('keeps a used coupon with its order, and gets it back when the order is canceled', async () => {
  await claim('SAVE100');
  const order = await shop.order(token, { ...toSelection({ atLeast: 70_000 }), couponCode: 'SAVE100' });
  expect((await wallet('used')).list).toEqual([
    expect.objectContaining({ usedFor: { orderId: order.orderId, usedAt: order.createdAt } }),
  ]);
  expect((await suggested()).suggestedCoupon).toBeUndefined();
  await shop.post(`order/${order.orderId}/cancel`, { reason: 'changedMind' }, token);
  expect((await wallet('usable')).list).toEqual([expect.objectContaining({ code: 'SAVE100' })]);
  expect((await suggested()).suggestedCoupon).toBe('SAVE100');
});

it('gets a typed code into the wallet when its order expires', async () => {
  await shop.order(token, { ...toSelection(), couponCode: 'GIFT20' });
  expect((await wallet('used')).total).toBe(1);
  await moveClock(1);
  expect((await wallet('usable')).list).toEqual([expect.objectContaining({ code: 'GIFT20' })]);
  await moveClock(31);
  expect((await wallet('expired')).list).toEqual([expect.objectContaining({ code: 'GIFT20' })]);
});

it('lets the holder of the last one use it, and nobody else', async () => {
  await claim('CONSULT15');
  const used = db().orders.length;
  const { left = 0 } = (await offer('CONSULT15')) ?? {};
  const others = Array.from({ length: left }, (_, index) => ({
    userId: `other-${index}`,
    code: 'CONSULT15',
    claimedAt: 0,
  }));
  db().couponClaims.push(...others);
  const selection = { ...toSelection({ type: 'consulting', atLeast: 100_000 }), couponCode: 'CONSULT15' };
  expect(await shop.post('order/quote', selection, token)).toMatchObject({ code: 200 });
  expect(await shop.post('order/quote', selection, await shop.signIn('admin'))).toMatchObject({
    code: ORDER_ERROR.couponExpired,
  });
  expect(db().orders).toHaveLength(used);
});
