import { getSetupRefund } from '../../../../src/domain/order/setupRefund';

describe('the refund of a failed setup', () => {
  const refundDue = '2026-03-08T04:00:00Z';
  const failed = { refundDue, payableAmount: 3_000 };

  it('can be requested for what is refundable', () => {
    const refund = { amount: 2_900, due: refundDue, isRequestable: true };
    expect(getSetupRefund({ ...failed, refundable: { amount: 2_900 } })).toEqual(refund);
  });

  it.each([undefined, { amount: 0 }])('only happens by itself while %j is refundable', (refundable) => {
    const refund = { amount: 3_000, due: refundDue, isRequestable: false };
    expect(getSetupRefund({ ...failed, refundable })).toEqual(refund);
  });

  it('is missing when nothing was paid', () => {
    expect(getSetupRefund({ payableAmount: 0, refundable: { amount: 0 } })).toBeUndefined();
  });
});
