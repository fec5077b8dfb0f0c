import { db } from '../../../mock/lib/db';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { createShop, type Shop, toSelection } from './shop';

let shop: Shop;

beforeEach(() => {
  shop = createShop();
});

const requestQuote = (body: object) => shop.post('order/quote', body);

describe('coupons', () => {
  const withCode = (couponCode: string, wanted: Parameters<typeof toSelection>[0] = { atLeast: 150_000 }) =>
    shop.quote({ ...toSelection(wanted), couponCode });

  it('are a separate item with their discount', async () => {
    const quote = await withCode('SAVE100');
    expect(quote.items.at(-1)).toEqual({
      kind: 'coupon',
      label: 'Coupon SAVE100',
      formula: '¥100.00 off from ¥600.00',
      amount: -10_000,
    });
    expect(quote.payableAmount).toBe(quote.originalAmount - 10_000);
  });

  it('are found regardless of case, width and spaces', async () => {
    for (const code of [' save100 ', 'ＳＡＶＥ１００', 'Save100']) {
      expect((await withCode(code)).items.at(-1)?.label).toBe('Coupon SAVE100');
    }
  });

  it('are ignored when left empty', async () => {
    expect((await withCode('  ')).items.map(({ kind }) => kind)).not.toContain('coupon');
  });

  it.each<[string, string, Parameters<typeof toSelection>[0], number, string]>([
    [
      'unknown',
      'NOTHING',
      {},
      ORDER_ERROR.couponUnknown,
      'This coupon code is not valid. Check it and try again.',
    ],
    ['a name of the object prototype', 'constructor', {}, ORDER_ERROR.couponUnknown, 'not valid'],
    ['expired', 'AUTUMN20', {}, ORDER_ERROR.couponExpired, 'This coupon has expired.'],
    ['used up', 'FLASH300', { atLeast: 100_000 }, ORDER_ERROR.couponExpired, 'This coupon has been used up.'],
    [
      'for another type',
      'CONSULT15',
      { type: 'api' },
      ORDER_ERROR.couponNotApplicable,
      'This coupon is for consulting services only.',
    ],
  ])('are refused when they are %s', async (_what, couponCode, wanted, code, message) => {
    const reply = await requestQuote({ ...toSelection(wanted), couponCode });
    expect(reply).toMatchObject({ code, message: expect.stringContaining(message) });
  });

  describe('for a first order', () => {
    const selection = toSelection({ atLeast: 30_000 });
    const suggested = async (token: string, wanted = selection) =>
      (await shop.post('order/quote', wanted, token)).result as { suggestedCoupon?: string };

    async function newcomer() {
      const token = await shop.signIn();
      const user = db().users.find(({ userName }) => userName === 'user');
      if (user) user.createdAt = db().seededAt;
      db().orders = [];
      return token;
    }

    it('is suggested to a new user, takes ¥50 off, and only once', async () => {
      const token = await newcomer();
      expect((await suggested(token)).suggestedCoupon).toBe('FIRST50');
      const order = await shop.order(token, { ...selection, couponCode: 'FIRST50' });
      expect(order.discountAmount).toBe(order.originalAmount - order.payableAmount);
      expect(order.items.at(-1)).toMatchObject({ kind: 'coupon', amount: -5_000 });
      expect((await suggested(token)).suggestedCoupon).toBeUndefined();
      const again = await shop.post('order/quote', { ...selection, couponCode: 'FIRST50' }, token);
      expect(again).toMatchObject({ code: ORDER_ERROR.couponNotApplicable });
      await shop.post(`order/${order.orderId}/cancel`, { reason: 'changedMind' }, token);
      expect((await suggested(token)).suggestedCoupon).toBe('FIRST50');
    });

    it('is suggested neither below ¥200, nor beside another coupon, nor to visitors and earlier users', async () => {
      const token = await newcomer();
      const cheap = toSelection({ atLeast: 1, below: 20_000 });
      expect((await suggested(token, cheap)).suggestedCoupon).toBeUndefined();
      const other = { ...selection, couponCode: 'WELCOME10' };
      expect((await suggested(token, other)).suggestedCoupon).toBeUndefined();
      expect((await shop.quote(selection)).suggestedCoupon).toBeUndefined();
      const admin = await shop.signIn('admin');
      db().orders = [];
      expect((await suggested(admin)).suggestedCoupon).toBeUndefined();
      expect(await shop.post('order/quote', { ...selection, couponCode: 'FIRST50' }, admin)).toMatchObject({
        code: ORDER_ERROR.couponNotApplicable,
        message: 'This coupon is for the first order of new users who registered during the offer.',
      });
    });
  });

  it('need a minimum amount', async () => {
    const selection = toSelection({ atLeast: 1, below: 60_000 });
    expect(await requestQuote({ ...selection, couponCode: 'SAVE100' })).toMatchObject({
      code: ORDER_ERROR.couponNotApplicable,
      message: 'This coupon needs an order of at least ¥600.00.',
    });
  });
});
