import { type BenefitUse, isSamePerson, usedBenefits } from '../../../../src/domain/order/personBenefit';

const order = (changes: Partial<BenefitUse> = {}, selection: Partial<BenefitUse['selection']> = {}) =>
  usedBenefits({
    selection: { serviceId: 'maps', orderType: 'new', ...selection },
    status: 'completed',
    payableAmount: 100,
    paidAmount: 100,
    refundedAmount: 0,
    ...changes,
  });
const free = { payableAmount: 0, paidAmount: 0 };

describe('the benefits that an order uses', () => {
  it('are the trial of its service, its coupon, and that of a new customer', () => {
    expect(order(free, { orderType: 'trial' })).toEqual(['trial maps']);
    expect(order({}, { couponCode: 'A1' })).toEqual(['coupon A1', 'newCustomer']);
    expect(order()).toEqual(['newCustomer']);
    expect(order(free)).toEqual([]);
  });

  it('count from the order on, before it is paid', () => {
    expect(order({ status: 'pendingPayment', paidAmount: 0 }, { couponCode: 'A1' })).toEqual([
      'coupon A1',
      'newCustomer',
    ]);
  });

  it('come back when it ends unpaid or is refunded in full, and not after a partial refund', () => {
    const coupon = { couponCode: 'A1' };
    expect(order({ status: 'cancelled', paidAmount: 0 }, coupon)).toEqual([]);
    expect(order({ status: 'refunded', refundedAmount: 100 }, coupon)).toEqual([]);
    expect(order({ status: 'refunded', refundedAmount: 40 }, coupon)).toEqual(['coupon A1', 'newCustomer']);
  });

  it.each([
    ['cancelled', []],
    ['provisionFailed', []],
    ['expired', ['trial maps']],
    ['refunded', ['trial maps']],
  ] as const)('with the status %s of a trial are %j', (status, benefits) => {
    expect(order({ ...free, status }, { orderType: 'trial' })).toEqual(benefits);
  });
});

it('takes accounts with one common mark for those of one person', () => {
  expect(isSamePerson(['phone', 'document'], ['other', 'document'])).toBe(true);
  expect(isSamePerson(['phone'], ['other'])).toBe(false);
  expect(isSamePerson([], [])).toBe(false);
});
