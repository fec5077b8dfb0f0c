import { isPurchasePath } from '@/domain/purchasePath';

describe('the confirmation of an order', () => {
  it.each([
    ['/serviceMarket/order', true],
    ['/serviceMarket/order?serviceId=s1', true],
    ['/servicemarket/Order/', true],
    ['/serviceMarket/order#terms', true],
    ['/serviceMarket/orders', false],
    ['/usercenter/order', false],
    ['/order/17', false],
    ['/home?next=/serviceMarket/order', false],
  ])('%s is the target of a purchase: %s', (path, expected) => {
    expect(isPurchasePath(path)).toBe(expected);
  });
});
