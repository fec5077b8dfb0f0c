import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { couponOffersSchema } from '../../../src/domain/order/coupon';
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
const offers = async () => v.parse(couponOffersSchema, (await shop.get('coupon/offers', token)).result).list;
const offer = async (code: string) => (await offers()).find((each) => each.code === code);

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
