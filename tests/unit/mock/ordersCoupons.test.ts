import { COUPONS } from '../../../mock/lib/orders/coupons';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { createShop, type Shop, toSelection } from './shop';

let shop: Shop;

beforeEach(() => {
  shop = createShop();
});

afterEach(() => jest.restoreAllMocks());

const ask = (body: object) => shop.post('order/quote', body);

describe('coupons', () => {
  const withCode = (couponCode: string, wanted: Parameters<typeof toSelection>[0] = { atLeast: 150_000 }) =>
    shop.quote({ ...toSelection(wanted), couponCode });

  it('take off what they say, in their own line', async () => {
    const quote = await withCode('SAVE100');
    expect(quote.items.at(-1)).toEqual({
      kind: 'coupon',
      label: 'Coupon SAVE100',
      formula: '¥100.00 off from ¥600.00',
      amount: -10_000,
    });
    expect(quote.payableAmount).toBe(quote.originalAmount - 10_000);
  });

  it('are found however they are typed', async () => {
    for (const code of [' save100 ', 'ＳＡＶＥ１００', 'Save100']) {
      expect((await withCode(code)).items.at(-1)?.label).toBe('Coupon SAVE100');
    }
  });

  it('left empty are none', async () => {
    expect((await withCode('  ')).items.map(({ kind }) => kind)).not.toContain('coupon');
  });

  it.each<[string, string, Parameters<typeof toSelection>[0], number, string]>([
    ['unknown', 'NOTHING', {}, ORDER_ERROR.couponUnknown, 'There is no such coupon. Check the code.'],
    ['another word every object has', 'constructor', {}, ORDER_ERROR.couponUnknown, 'no such coupon'],
    ['over', 'AUTUMN20', {}, ORDER_ERROR.couponExpired, 'This coupon has expired.'],
    ['used up', 'FLASH300', { atLeast: 100_000 }, ORDER_ERROR.couponExpired, 'This coupon has been used up.'],
    [
      'for another type',
      'CONSULT15',
      { type: 'api' },
      ORDER_ERROR.couponNotApplicable,
      'This coupon is for consulting services only.',
    ],
  ])('%s are refused', async (_what, couponCode, wanted, code, message) => {
    const answer = await ask({ ...toSelection(wanted), couponCode });
    expect(answer).toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it('need their minimum', async () => {
    const selection = toSelection({ atLeast: 1, below: 60_000 });
    expect(await ask({ ...selection, couponCode: 'SAVE100' })).toMatchObject({
      code: ORDER_ERROR.couponNotApplicable,
      message: 'This coupon needs an order of at least ¥600.00.',
      result: { why: 'belowMinimum', minimum: 60_000 },
    });
  });

  it('for one type work there', async () => {
    expect((await withCode('API50', { type: 'api', atLeast: 20_000 })).items.at(-1)).toMatchObject({
      kind: 'coupon',
      amount: -5_000,
    });
  });

  it('end when they say', async () => {
    shop.advance(31 * 86_400);
    expect(await ask({ ...toSelection(), couponCode: 'GIFT20' })).toMatchObject({
      code: ORDER_ERROR.couponExpired,
      result: { why: 'expired' },
    });
  });

  it('are of every kind a page has to show', () => {
    const count = (fits: (coupon: (typeof COUPONS)[number]) => boolean) => COUPONS.filter(fits).length;
    expect(new Set(COUPONS.map(({ code }) => code)).size).toBe(COUPONS.length);
    expect(count(({ rule }) => rule.type === 'part')).toBeGreaterThan(0);
    expect(count(({ rule }) => rule.type === 'amount' && rule.minimum > 0)).toBeGreaterThan(0);
    expect(count(({ serviceType }) => serviceType !== undefined)).toBeGreaterThan(0);
    expect(count(({ endsInDays }) => endsInDays < 0)).toBeGreaterThan(0);
    expect(count(({ uses }) => uses.before >= uses.total)).toBeGreaterThan(0);
  });
});
